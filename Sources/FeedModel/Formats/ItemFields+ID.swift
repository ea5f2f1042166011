import Foundation
import JSONInput

extension ItemFields {
  /// The item's id; without one it is no item.
  ///
  /// Numbers become texts, whole ones exactly and without a fraction: 42, 42.0 and "42" are the same id.
  func id(_ key: Key) throws -> String {
    if let text = try? container.decode(String.self, forKey: key) {
      guard PlainText.trimmed(text) != nil else { throw decoder.fault("the id is blank; item passed over", at: key) }
      return text
    }
    guard container.contains(key), try !container.decodeNil(forKey: key) else {
      throw decoder.fault("the item has no id; item passed over", at: key)
    }
    if let whole = try? container.decode(Int64.self, forKey: key) { return String(whole) }
    if let whole = try? container.decode(UInt64.self, forKey: key) { return String(whole) }
    // Decimal is exact to 38 digits where Double is to 15.
    if let number = try? container.decode(Decimal.self, forKey: key), number.isFinite { return "\(number)" }
    throw decoder.fault("expected a string or a number for an id; item passed over", at: key)
  }
}
