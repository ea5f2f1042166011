import Foundation

extension JSONError {
  /// What Foundation reports, in a sentence.
  init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self.init(path: JSONPath(), reason: "not readable: \(error)")
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
      self.init(path: JSONPath(context.codingPath), reason: Self.reason(of: context))
    @unknown default:
      self.init(path: JSONPath(), reason: "not readable: \(error)")
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Double.Type, is CGFloat.Type: "a number"
    case is Int.Type, is UInt.Type: "a whole number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: String(describing: type).hasPrefix("Dictionary") ? "an object" : "another kind of value"
    }
  }

  private static func reason(of context: DecodingError.Context) -> String {
    guard let cause = context.underlyingError else { return context.debugDescription }
    let detail = (cause as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return "not valid JSON: " + (detail ?? context.debugDescription)
  }
}
