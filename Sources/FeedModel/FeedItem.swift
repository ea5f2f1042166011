public import Foundation
public import Graphics

/// One card's content, in the terms that all feed formats share.
///
/// Texts are plain and on one line: white space is collapsed, control characters are gone, and what is longer than
/// a card can show is cut with an ellipsis. Nothing here is blank: an empty text is nil.
public struct FeedItem: Hashable, Sendable {
  /// What tells it from every other item of the feed; never blank.
  public var id: String
  /// Set over the media.
  public var title: String?
  /// Set below the media.
  public var caption: String?
  /// In the feed's order.
  public var tags: [String]
  /// Names, each once, in the feed's order.
  public var authors: [String]
  /// A BCP 47 tag; nil means the page's.
  public var language: String?
  /// The picture's size as the feed declares it, in pixels; both sides are finite and above 0.
  public var declaredSize: CGSize?
  /// Width over height of the media, within ``aspectRatios``: the declared ratio, else the declared size's.
  public var aspectRatio: CGFloat?
  /// The media's height in points, which overrides any ratio.
  public var mediaHeight: CGFloat?
  /// The picture as the feed spells it; ``FeedPage/location`` finds it.
  public var image: String?
  /// What fills the media until there is a picture.
  public var color: Color?
  /// A blurred preview of the picture.
  public var blurHash: BlurHash?
  /// What fills the media in place of a colour.
  public var gradient: BoxGradient?
  /// The number of columns that the card covers; the layout makes it fit.
  public var span: Int?
  /// The first column of the card, from 0 at the leading side; the layout makes it fit.
  public var start: Int?

  /// An item with nothing but an id and perhaps a title.
  public init(id: String, title: String? = nil) {
    self.id = id
    self.title = title
    tags = []
    authors = []
  }

  /// The ratios that a card can have; others are moved to the nearer end, with a warning.
  public static let aspectRatios: ClosedRange<CGFloat> = 0.02...50

  /// The tags that an item keeps.
  static let tagLimit = 64

  /// FNV-1a, 64 bits, of the id's UTF-8: the same in every run, on every machine.
  public var idHash: UInt64 { Self.hash(id) }

  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
