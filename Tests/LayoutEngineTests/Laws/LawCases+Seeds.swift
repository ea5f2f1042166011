extension LawCases {
  /// One seed a case, so that a case that fails can be named.
  static var seeds: Range<UInt64> { 0..<UInt64(count) }
}
