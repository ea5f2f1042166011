import Foundation

/// A list of numbers whose length a scene prescribes.
struct SceneNumbers: Decodable {
  private let values: [Double]
  private let codingPath: [any CodingKey]

  init(from decoder: any Decoder) throws {
    codingPath = decoder.codingPath
    values = try decoder.singleValueContainer().decode([Double].self)
  }

  /// The numbers, where there are `count` of them.
  func exactly(_ count: Int) throws -> [Double] {
    guard values.count == count else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "expected \(count) numbers, found \(values.count)"))
    }
    return values
  }

  /// A frame: x, y, width and height, of which the last two are not negative.
  func frame() throws -> CGRect {
    let numbers = try exactly(4)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "expected a width and height of 0 or more"))
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
