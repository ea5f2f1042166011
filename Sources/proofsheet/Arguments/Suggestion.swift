/// The name that somebody who mistyped one may have meant.
enum Suggestion {
  /// The nearest of `names`, where one is near: begun with, or with a third of its letters differing.
  static func nearest(to word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased())
    let ranked = names.map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
    let begun = names.filter { word.count > 2 && $0.hasPrefix(word) }
    if let only = begun.first, begun.count == 1 { return only }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.name.count > 2 else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours that make one word of the other.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
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
