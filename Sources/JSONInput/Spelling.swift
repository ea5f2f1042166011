/// Guesses which name was meant.
public enum Spelling {
  /// The candidate that `name` begins, if there is one only; else the nearest that is near enough, the first of equals.
  ///
  /// Near enough are two letters in five that are wrong, missing, too many or swapped; their case is no fault.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased())
    // Hostile keys can be of any length; a name cannot.
    guard letters.count <= 64 else { return nil }
    let begun = candidates.filter { letters.count > 2 && $0.hasPrefix(name) }
    if let only = begun.first, begun.count == 1 { return only }
    let ranked = candidates.map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(letters.count, best.name.count) * 2 / 5 ? best.name : nil
  }

  /// Damerau's and Levenshtein's distance, in which no letter is changed twice.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, older[column - 1] + 1)
        }
        current.append(least)
      }
      older = previous
      previous = current
    }
    return previous[second.count]
  }
}
