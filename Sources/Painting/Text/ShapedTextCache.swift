/// Shaped texts by their value, bounded in number and bytes.
///
/// Two generations: what was not used while the younger filled up goes with the older.
struct ShapedTextCache {
  private let countLimit: Int
  private let byteLimit: Int
  private var young: [StyledText: ShapedText] = [:]
  private var old: [StyledText: ShapedText] = [:]
  private var youngBytes = 0
  private(set) var hits = 0
  private(set) var misses = 0

  /// A cache of at most `count` texts and about `bytes` bytes.
  init(count: Int, bytes: Int) {
    countLimit = max(1, count / 2)
    byteLimit = bytes / 2
  }

  /// How many texts are kept.
  var count: Int { young.count + old.keys.count { young[$0] == nil } }

  /// The kept text, or that which `shape` makes.
  mutating func text(
    for key: StyledText, shape: () throws(PaintError) -> ShapedText
  ) throws(PaintError) -> ShapedText {
    if let text = young[key] {
      hits += 1
      return text
    }
    let known = old[key]
    let text: ShapedText
    if let known {
      hits += 1
      text = known
    } else {
      misses += 1
      text = try shape()
    }
    insert(text, for: key)
    return text
  }

  private mutating func insert(_ text: ShapedText, for key: StyledText) {
    let cost = text.cost + 2 * key.string.utf8.count
    if young.count >= countLimit || youngBytes + cost > byteLimit {
      old = young
      young = [:]
      youngBytes = 0
    }
    guard cost <= byteLimit else { return }
    young[key] = text
    youngBytes += cost
  }
}
