/// How many random cases a law tries: few in debug and under sanitizers, many in release.
enum LawCases {
  #if DEBUG
    static let count = 200
  #else
    static let count = 100_000
  #endif
}
