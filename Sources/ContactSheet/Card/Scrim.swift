import Foundation
import Graphics
import Painting

/// A soft veil between a title and what lies below it, where their contrast is too low.
///
/// The media is painted very small once; the veil's strength is the least that lifts the contrast with the worst of
/// the pixels below the title to 3:1, WCAG's minimum for large text.
struct Scrim {
  /// The contrast below which a title is veiled.
  static let minimumContrast = 3.0

  /// How far the veil rises above the title before it is gone, in points.
  private static let rise: CGFloat = 72
  /// No veil is stronger than this share.
  private static let strongest = 0.7
  /// The longer side of the picture that is looked at, in pixels: fine enough for what a letter can be lost in.
  private static let probe: CGFloat = 96

  let painter: Painter

  /// The veil for a title at `title` over `media`, both in the same space; nil where the contrast is high enough.
  ///
  /// `pictures` are those that `media` names.
  func box(
    title: CGRect, color: Color, media: BoxItem, pictures: [String: Bitmap], below: Color
  ) throws(PaintError) -> BoxItem? {
    let pixels = try pixels(below: title, media: media, pictures: pictures, background: below)
    let text = Contrast.luminance(color)
    let veil: Color = text > 0.18 ? .black : .white
    var strength = 0.0
    for pixel in pixels { strength = max(strength, Self.strength(veil, over: pixel, text: text)) }
    guard strength > 0 else { return nil }
    let top = max(media.box.minY, title.minY - Self.rise)
    let frame = CGRect(x: media.box.minX, y: top, width: media.box.width, height: media.box.maxY - top)
    var radii = media.radii
    if top > media.box.minY { (radii.topLeft, radii.topRight) = (0, 0) }
    let full = (title.minY - top) / max(frame.height, 1)
    return BoxItem(
      box: frame, radii: radii,
      fill: .linear(Self.gradient(veil, strength: strength, full: full), start: .top, end: .bottom))
  }

  /// Eased, so that the veil has no visible upper edge.
  private static func gradient(_ veil: Color, strength: Double, full: Double) -> Gradient {
    let stops = (0...6).map { step -> GradientStop in
      let t = Double(step) / 6
      var color = veil
      color.alpha = UInt8((strength * t * t * (3 - 2 * t) * 255).rounded())
      return GradientStop(offset: full * t, color: color)
    }
    return Gradient(stops: stops)
  }

  /// The least share of `veil` that gives a text of luminance `text` enough contrast with `pixel`.
  private static func strength(_ veil: Color, over pixel: Color, text: Double) -> Double {
    for percent in 0...Int(strongest * 100) {
      let share = Double(percent) / 100
      func mixed(_ below: UInt8, _ above: UInt8) -> UInt8 {
        UInt8((Double(below) * (1 - share) + Double(above) * share).rounded())
      }
      let color = Color(
        red: mixed(pixel.red, veil.red), green: mixed(pixel.green, veil.green), blue: mixed(pixel.blue, veil.blue))
      if Contrast.ratio(Contrast.luminance(color), text) >= minimumContrast { return share }
    }
    return strongest
  }

  /// The colours below the title in a small picture of the media.
  private func pixels(
    below title: CGRect, media: BoxItem, pictures: [String: Bitmap], background: Color
  ) throws(PaintError) -> [Color] {
    let longer = max(media.box.width, media.box.height)
    guard longer > 0 else { return [] }
    var item = BoxItem(box: CGRect(origin: .zero, size: media.box.size), fill: media.fill)
    item.opacity = media.opacity
    let list = DisplayList(
      size: media.box.size, scale: Self.probe / longer, background: background, items: [.box(item)])
    var bitmap = Bitmap(size: list.canvas)
    try painter.paint(list, pictures: pictures, rows: 0..<list.canvas.height, into: &bitmap)
    let area = title.offsetBy(dx: -media.box.minX, dy: -media.box.minY)
    func span(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = min(max(0, Int(low * list.scale)), count - 1)
      return first..<min(max(first + 1, Int((high * list.scale).rounded(.up))), count)
    }
    return span(area.minY, area.maxY, bitmap.height).flatMap { y in
      span(area.minX, area.maxX, bitmap.width).map { Color(pixel: bitmap[$0, y]) }
    }
  }
}
