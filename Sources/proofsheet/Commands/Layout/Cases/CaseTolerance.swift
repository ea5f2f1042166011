import Foundation

/// A flow tolerance: a length, or the word `"infinite"`, which is more than the longest length.
struct CaseTolerance: Decodable {
  var value: CGFloat

  init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self), word == "infinite" {
      value = .infinity
    } else {
      value = min(try CaseNumber(from: decoder).value, .greatestFiniteMagnitude)
    }
  }
}
