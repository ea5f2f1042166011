public import Foundation
public import JSONInput

/// Finds themes by name and settles what they start from.
public enum ThemeLibrary {
  /// The name of ``standard``.
  public static let defaultName = BuiltInTheme.light.rawValue

  /// The names of the built-in themes, in the order they are listed.
  public static var names: [String] { BuiltInTheme.allCases.map(\.rawValue) }

  /// The theme that is used when none is named.
  public static var standard: Theme { theme(.light) }

  /// A built-in theme, else nil.
  public static func theme(named name: String) -> Theme? { BuiltInTheme(rawValue: name).map(theme) }

  private static func theme(_ builtIn: BuiltInTheme) -> Theme {
    do {
      return try decode(resolved(builtIn)).value
    } catch {
      preconditionFailure("The built-in theme \(builtIn.rawValue) is unreadable: \(error)")
    }
  }

  /// Reads a theme file.
  ///
  /// It is laid over the built-in theme that its `extends` names, else over the default one: objects are merged
  /// member by member, anything else is replaced, and null takes away. Unknown members are remarked on.
  public static func theme(from data: Data) throws(JSONError) -> JSONInput.Decoded<Theme> {
    let file = try JSONInput.decode(JSONValue.self, from: data)
    guard case .object(let members) = file.value else {
      throw JSONError(path: JSONPath(), reason: "expected an object")
    }
    let base: BuiltInTheme
    switch members["extends"] {
    case nil, .null: base = .light
    case .string(let name):
      guard let named = BuiltInTheme(rawValue: name) else {
        throw JSONError(
          path: JSONPath([.key("extends")]),
          reason: "there is no theme \"\(name)\"; there are \(names.joined(separator: ", "))")
      }
      base = named
    default: throw JSONError(path: JSONPath([.key("extends")]), reason: "expected a theme's name")
    }
    return try decode(resolved(base).overlaid(with: file.value))
  }

  /// A built-in theme laid over what it starts from.
  private static func resolved(_ theme: BuiltInTheme) throws(JSONError) -> JSONValue {
    let value = try JSONInput.decode(JSONValue.self, from: Data(theme.json.utf8)).value
    guard let base = theme.base else { return value }
    return try resolved(base).overlaid(with: value)
  }

  private static func decode(_ value: JSONValue) throws(JSONError) -> JSONInput.Decoded<Theme> {
    do {
      return try JSONInput.decode(Theme.self, from: JSONEncoder().encode(value))
    } catch let error as JSONError {
      throw error
    } catch {
      throw JSONError(path: JSONPath(), reason: "not readable: \(error)")
    }
  }
}
