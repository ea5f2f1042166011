import JSONInput

/// The name that somebody who mistyped one may have meant.
enum Suggestion {
  /// What to put behind a complaint about `word`; empty where none of `names` is like it.
  static func hint(for word: String, among names: [String]) -> String {
    Spelling.nearest(to: word, among: names).map { "; did you mean \($0)?" } ?? ""
  }
}
