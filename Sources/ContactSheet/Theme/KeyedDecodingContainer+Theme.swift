import Foundation

extension KeyedDecodingContainer {
  /// A number that must lie in `range`.
  func length(_ key: Key, in range: ClosedRange<Double>) throws -> CGFloat {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "expected a number from \(range.lowerBound.short) to \(range.upperBound.short)")
    }
    return value
  }

  /// A number that may be missing or null but must lie in `range` otherwise.
  func lengthIfPresent(_ key: Key, in range: ClosedRange<Double>) throws -> CGFloat? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try length(key, in: range)
  }
}

extension Double {
  /// Without the fraction when it is whole.
  fileprivate var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
