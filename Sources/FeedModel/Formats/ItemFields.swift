import JSONInput

/// The members of one object, read one by one so that a bad one costs only itself and a warning.
///
/// A member that is missing or null is nil without a warning.
struct ItemFields<Key: CodingKey> {
  let decoder: any Decoder
  let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder, keyedBy: Key.Type) throws {
    self.decoder = decoder
    container = try decoder.container(keyedBy: Key.self)
  }

  /// A text on one line.
  func text(_ key: Key) -> String? { string(key).flatMap(PlainText.line) }

  /// A name, address or code.
  func word(_ key: Key) -> String? { string(key).flatMap(PlainText.trimmed) }

  /// A text as it is.
  func string(_ key: Key) -> String? {
    do {
      return try container.decodeIfPresent(String.self, forKey: key)
    } catch {
      pass(over: key, "expected a string")
      return nil
    }
  }

  /// Any value that decodes itself; it tells its faults.
  func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: key)
    } catch {
      let fault = JSONError(decoding: error, at: container.codingPath + [key])
      decoder.note(JSONWarning(path: fault.path, reason: fault.reason + "; passed over"))
      return nil
    }
  }

  /// Texts on one line each, at most `limit` of them; those that are none are passed over.
  func texts(_ key: Key, limit: Int) -> [String] {
    var texts = (try? container.decodeIfPresent([String].self, forKey: key)) ?? []
    if texts.isEmpty { texts = value(Lossy<String>.self, key)?.elements.map(\.value) ?? [] }
    if texts.count > limit { decoder.note("only the first \(limit) are used", at: key) }
    return texts.prefix(limit).compactMap(PlainText.line)
  }

  /// A number above 0, repaired from a text such as "520" or "520px".
  func length(_ key: Key) -> Double? {
    guard let number = number(key) else { return nil }
    guard number > 0, number.isFinite else {
      pass(over: key, "expected a number above 0")
      return nil
    }
    return number
  }

  /// A whole number of at least `least`, repaired from a text such as "2".
  func whole(_ key: Key, least: Int) -> Int? {
    guard let number = number(key) else { return nil }
    guard let whole = Int(exactly: number), whole >= least else {
      pass(over: key, "expected a whole number of at least \(least)")
      return nil
    }
    return whole
  }

  /// Leaves a remark on a member that is not used.
  func pass(over key: Key, _ reason: String) { decoder.note(reason + "; passed over", at: key) }

  private func number(_ key: Key) -> Double? {
    if let number = try? container.decodeIfPresent(Double.self, forKey: key) { return number }
    guard container.contains(key), (try? container.decodeNil(forKey: key)) != true else { return nil }
    guard let text = try? container.decode(String.self, forKey: key), let number = NumberText.value(of: text) else {
      pass(over: key, "expected a number")
      return nil
    }
    decoder.note("the text \"\(text)\" was taken for the number \(number)", at: key)
    return number
  }
}
