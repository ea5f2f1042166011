import CPango
import Foundation
import Graphics

/// A line of glyphs where it lies on the page.
struct PlacedLine {
  private let runs: [PangoGlyphRun]
  /// The left end of the baseline, in device pixels; the row is a whole one.
  private let x: CGFloat
  private let y: Int
  /// The columns that its ink may reach.
  let columns: Range<Int>
  /// The rows that its ink may reach.
  let rows: Range<Int>

  private static let limit: CGFloat = 1e8

  /// `line` with the left end of its baseline at (`x`, `y`) points; nil without ink or where it is beyond any page.
  init?(_ line: ShapedText.Line, x: CGFloat, y: CGFloat, scale: CGFloat) {
    guard abs(x * scale) < Self.limit, abs(y * scale) < Self.limit else { return nil }
    let baseline = PixelGrid(scale: scale).edge(y)
    runs = line.runs
    self.x = x * scale
    self.y = baseline
    var ink: CGRect?
    for run in line.runs {
      let units = run.ink
      guard units.width > 0, units.height > 0 else { continue }
      // A colour glyph's extents are whole pixels at scale 1, and it is shown at a whole pixel; the box that Pango
      // draws for a missing character is wider than it says.
      let margin = run.isColored ? 2 : run.missing.isEmpty ? 0 : CGFloat(units.height) / 4096
      let factor = scale / 1024
      let rect = CGRect(
        x: CGFloat(units.x) * factor, y: CGFloat(units.y) * factor, width: CGFloat(units.width) * factor,
        height: CGFloat(units.height) * factor
      ).insetBy(dx: -margin * scale, dy: -margin * scale)
      ink = ink.map { $0.union(rect) } ?? rect
    }
    guard let ink, ink.width < Self.limit, ink.height < Self.limit else { return nil }
    columns = Int((self.x + ink.minX).rounded(.down)) - 1..<Int((self.x + ink.maxX).rounded(.up)) + 1
    rows = baseline + Int(ink.minY.rounded(.down)) - 1..<baseline + Int(ink.maxY.rounded(.up)) + 1
  }

  /// Draws the glyphs on a context whose pixel (0, 0) is the page's (`originX`, `originY`).
  ///
  /// Outlines are filled as paths, run by run: Cairo would move shown glyphs to whole pixels.
  func draw(in context: borrowing CairoContext, originX: Int, originY: Int, scale: CGFloat, color: Color) {
    context.saved {
      context.translate(x: x - CGFloat(originX), y: CGFloat(y - originY))
      context.scale(by: scale)
      context.useBestAntialiasing()
      context.setSource(color)
      for run in runs where !run.isColored {
        context.move(toX: CGFloat(run.x) / 1024, y: 0)
        run.draw(in: context)
        context.fill()
      }
      drawPictures(in: context, alpha: CGFloat(color.alpha) / 255)
    }
  }

  /// Cairo ignores the source's alpha when it shows colour glyphs.
  private func drawPictures(in context: borrowing CairoContext, alpha: CGFloat) {
    let pictures = runs.filter(\.isColored)
    guard !pictures.isEmpty else { return }
    context.grouped(alpha: alpha) {
      for run in pictures {
        context.move(toX: CGFloat(run.x) / 1024, y: 0)
        run.draw(in: context)
      }
    }
  }
}
