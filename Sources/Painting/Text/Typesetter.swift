import Foundation

/// Sets texts: measuring and painting share one shaped layout. It belongs to one task.
///
/// Positions are in points at scale 1, unhinted and unrounded, so a text lies the same at every scale. Neither the
/// locale nor the user's font configuration takes part.
public final class Typesetter {
  let shaper: PangoShaper
  private var cache: ShapedTextCache

  /// A typesetter over the system's fonts and those in `folders`.
  ///
  /// Throws `fontUnavailable` where there is no font at all. About `cacheBytes` bytes of shaped texts are kept.
  public init(folders: [String] = [], cacheBytes: Int = 4 << 20) throws(PaintError) {
    shaper = try PangoShaper(configuration: FontConfiguration(folders: folders))
    cache = ShapedTextCache(count: 2048, bytes: max(0, cacheBytes))
  }

  /// The size, baselines and fonts of `text`.
  ///
  /// Lines are `lineHeight` apart whatever fonts they need, the first font's ascent and descent centred in each; without
  /// it the pitch is that ascent plus descent. A text that shows nothing, be it empty, blank or without lines, has no
  /// height. A width that is not a number or infinite never wraps; a negative one counts as 0, where each line has one
  /// grapheme.
  public func metrics(of text: StyledText) throws(PaintError) -> TextMetrics {
    try shaped(text).metrics
  }

  /// How often a text was found shaped, and how often it had to be shaped.
  public var statistics: (hits: Int, misses: Int) { (cache.hits, cache.misses) }

  /// The shaped text, from the cache where it is there.
  func shaped(_ text: StyledText) throws(PaintError) -> ShapedText {
    try cache.text(for: text) { () throws(PaintError) in try shape(text) }
  }
}
