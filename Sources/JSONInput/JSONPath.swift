/// Where in a JSON document something stands: `$.items[3].title`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step from a value to one inside it.
  public enum Step: Hashable, Sendable {
    /// A member of an object.
    case key(String)
    /// An element of an array, from 0.
    case index(Int)
  }

  /// The steps from the root.
  public var steps: [Step]

  /// The path of the given steps; the root when there are none.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The path that a decoder reports.
  init(_ codingPath: [any CodingKey]) {
    steps = codingPath.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) }
  }

  /// `$`, then `.name`, `["odd name"]` or `[index]` for each step.
  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += "." + key
      case .key(let key):
        text += "[\"" + key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"]"
      }
    }
  }

  /// The path of something inside.
  public func appending(_ step: Step) -> JSONPath { JSONPath(steps + [step]) }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return key.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
    }
  }
}
