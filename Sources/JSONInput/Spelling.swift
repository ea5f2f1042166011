/// Guesses which name was meant.
enum Spelling {
  /// The candidate that a third of the letters, rounded up, keep apart from `name` at most; the first of equals.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased())
    // Hostile keys can be of any length; a name cannot.
    guard letters.count <= 64 else { return nil }
    let ranked = candidates.map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= (max(letters.count, best.name.count) + 2) / 3 ? best.name : nil
  }

  /// Levenshtein's distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let substitution = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
