extension [String] {
  /// As a sentence lists things: `a, b or c`.
  func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
