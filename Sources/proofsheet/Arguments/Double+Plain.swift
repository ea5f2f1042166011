extension Double {
  /// The number as a person writes it: 2 rather than 2.0.
  var plain: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
