public import FeedModel
public import PNGCodec
import Painting

/// What a render run is to do.
public struct RenderRequest: Sendable {
  /// The feed.
  public var source: FeedSource
  /// How sheets look.
  public var theme: Theme
  /// The theme as the caller named it; the manifest tells it.
  public var themeName: String
  /// What was passed over in the theme; the manifest tells it.
  public var themeWarnings: [String] = []
  /// How cards are spread over sheets.
  public var pagination: Pagination = .feed
  /// The numbers of the sheets that are rendered; nil renders all.
  public var selection: SheetSelection?
  /// How many sheets are worked on at the same time.
  public var workers: Int = 1
  /// The budget of each worker's caches in bytes.
  public var cacheBytes = Painter.defaultCacheBytes
  /// How hard the encoder tries.
  public var compression: PNGCompression = .balanced
  /// Whether each sheet's scene is written beside it.
  public var writesScenes = false
  /// The time in seconds, from any start. With it the manifest tells what each sheet cost, which is never the
  /// same twice; without it nothing is measured.
  public var now: (@Sendable () -> Double)?

  /// A run over `source` in `theme`.
  public init(source: FeedSource, theme: Theme, themeName: String) {
    self.source = source
    self.theme = theme
    self.themeName = themeName
  }
}
