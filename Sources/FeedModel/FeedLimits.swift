/// How much is read before reading is refused.
public struct FeedLimits: Hashable, Sendable {
  /// The bytes of one page that is read as a whole.
  public var pageBytes: Int
  /// The bytes of one line in a format of lines, which are read one at a time; a longer line costs one card.
  public var lineBytes: Int
  /// The bytes of a feed that can be read only once, such as standard input, and is therefore kept.
  public var streamBytes: Int

  /// Limits; the defaults hold some hundred thousand cards a page.
  public init(pageBytes: Int = 64 << 20, lineBytes: Int = 1 << 20, streamBytes: Int = 256 << 20) {
    self.pageBytes = pageBytes
    self.lineBytes = lineBytes
    self.streamBytes = streamBytes
  }
}
