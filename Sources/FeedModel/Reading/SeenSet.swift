/// Which texts were met before, in eight bytes each.
///
/// Only a 64-bit hash is kept, the same in every run: among a million ids, two different ones are taken for the same
/// with a probability of about 3 in 100 million.
struct SeenSet {
  private var hashes: Set<UInt64> = []

  /// Whether `text` is new; it is not from now on.
  mutating func insert(_ text: String) -> Bool { hashes.insert(FeedItem.hash(text)).inserted }
}
