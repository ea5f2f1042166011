import Foundation

extension JSONError {
  /// What Foundation reports, in a sentence.
  ///
  /// - Parameter path: Where the decoder stood, for faults that do not tell their place.
  public init(decoding error: any Error, at path: [any CodingKey] = []) {
    guard let error = error as? DecodingError, !Self.isSpeechless(error) else {
      // Foundation checks escapes and numbers only when they are asked for, and throws an error of its own.
      self.init(path: JSONPath(path), reason: "holds an escape or a number that cannot be read")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: JSONPath(context.codingPath), reason: "\"\(key.stringValue)\" is missing")
    case .typeMismatch(let type, let context):
      self.init(path: JSONPath(context.codingPath), reason: "expected \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self.init(path: JSONPath(context.codingPath), reason: "expected \(Self.name(of: type)), found null")
    case .dataCorrupted(let context):
      self.init(path: JSONPath(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self.init(path: JSONPath(path), reason: "not readable: \(error)")
    }
  }

  /// Whether an error tells neither place nor reason, as those of `JSONDecoder`'s scanner on Linux.
  static func isSpeechless(_ error: any Error) -> Bool {
    guard let error = error as? DecodingError else { return true }
    guard case .dataCorrupted(let context) = error else { return false }
    return context.codingPath.isEmpty && context.debugDescription.hasPrefix("The given data was not valid JSON")
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Double.Type, is Float.Type, is CGFloat.Type, is Decimal.Type: "a number"
    case is any FixedWidthInteger.Type: "a whole number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: String(describing: type).hasPrefix("Dictionary") ? "an object" : "another kind of value"
    }
  }
}
