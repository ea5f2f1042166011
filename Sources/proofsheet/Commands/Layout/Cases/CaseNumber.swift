import Foundation
import JSONInput

/// A number of a case: JSON's, or `"nan"`, `"infinity"`, `"-infinity"`, which JSON cannot write.
struct CaseNumber: Decodable {
  var value: CGFloat

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let word = try? container.decode(String.self) else {
      value = try container.decode(CGFloat.self)
      return
    }
    switch word {
    case "nan": value = .nan
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    default: throw decoder.fault("expected a number, \"nan\", \"infinity\" or \"-infinity\", found \"\(word)\"")
    }
  }

  /// The whole part, as far out as any layout looks; nil for NaN.
  var whole: Int? { value.isNaN ? nil : Int(max(-1e9, min(value, 1e9))) }
}
