import Foundation
import Graphics

/// A box on the canvas: its look, where its origin lies, and how much its middle is stretched.
struct PlacedBox {
  /// A look's pixel that is repeated.
  struct Stretch: Hashable {
    /// The pixel, counted from the origin.
    var at: Int
    /// How often it stands there beyond once.
    var extra: Int

    /// The look's pixel for a pixel counted from the origin.
    func source(of local: Int) -> Int { local <= at ? local : max(at, local - extra) }
  }

  var look: BoxLook
  var originX: Int
  var originY: Int
  var stretchX: Stretch
  var stretchY: Stretch
  /// The whole box from the origin, not shortened.
  var outer: RoundedBox

  /// The columns of the canvas that it can touch.
  var columns: Range<Int> {
    (originX + look.columns.lowerBound)..<(originX + look.columns.upperBound + stretchX.extra)
  }
  /// The rows of the canvas that it can touch.
  var rows: Range<Int> {
    (originY + look.rows.lowerBound)..<(originY + look.rows.upperBound + stretchY.extra)
  }

  /// The look's row for a row of the canvas.
  func lookRow(_ row: Int) -> Int { stretchY.source(of: row - originY) }

  /// The rows of the canvas that show some rows of the look.
  func canvasRows(_ rows: Range<Int>) -> Range<Int> {
    func canvas(_ row: Int) -> Int { originY + (row <= stretchY.at ? row : row + stretchY.extra) }
    return canvas(rows.lowerBound)..<canvas(rows.upperBound)
  }

  /// The pixels of the box, whole and broken ones, from the origin.
  var size: PixelSize {
    PixelSize(width: Int(outer.right.rounded(.up)), height: Int(outer.bottom.rounded(.up)))
  }

  /// Places `item` on a canvas of `scale` pixels a point that is `width` pixels wide.
  init(_ item: BoxItem, scale: Double, canvasWidth: Int) {
    let whole = RoundedBox(item.box, radii: item.radii, scale: scale)
    originX = Int(whole.left.rounded(.down))
    originY = Int(whole.top.rounded(.down))
    let outer = whole.moved(x: -Double(originX), y: -Double(originY))
    self.outer = outer
    let border = min(max((item.border?.width ?? 0) * scale, 0), RoundedBox.limit)
    let inner = outer.shrunk(by: border)
    let casts = item.shadows.compactMap { Self.cast($0, of: outer, scale: scale) }
    look = BoxLook(
      outer: outer, inner: inner, borderColor: border > 0 ? item.border?.color ?? .clear : .clear, shadows: casts,
      cover: Self.cover(item.fill), opacity: min(max(item.opacity, 0), 1), columns: 0..<0, rows: 0..<0)
    stretchX = Stretch(at: 0, extra: 0)
    stretchY = Stretch(at: 0, extra: 0)
    if !outer.isEmpty { shorten(border: border) }
    setExtents(canvasWidth: canvasWidth)
  }

  private static func cover(_ fill: Fill?) -> BoxLook.Cover {
    switch fill {
    case nil: .open
    case .solid(let color): .solid(color)
    case .linear, .radial, .image: .varying
    }
  }

  private static func cast(_ shadow: Shadow, of box: RoundedBox, scale: Double) -> BoxLook.Cast? {
    guard shadow.color.alpha > 0 else { return nil }
    func pixels(_ points: Double) -> Double { min(max(points * scale, -RoundedBox.limit), RoundedBox.limit) }
    let mask = box.spread(by: pixels(shadow.spread)).moved(x: pixels(shadow.x), y: pixels(shadow.y))
    guard !mask.isEmpty else { return nil }
    let sigma = min(max(shadow.radius * scale, 0), 1e6)
    return BoxLook.Cast(box: mask, sigma: sigma < 0.001 ? 0 : sigma, color: shadow.color)
  }

  /// Takes out the straight middle: what lies between the zones in which anything changes.
  private mutating func shorten(border: Double) {
    let radii = outer.radii
    var left = outer.left + max(border, max(radii.topLeft, radii.bottomLeft))
    var right = outer.right - max(border, max(radii.topRight, radii.bottomRight))
    var top = outer.top + max(border, max(radii.topLeft, radii.topRight))
    var bottom = outer.bottom - max(border, max(radii.bottomLeft, radii.bottomRight))
    for cast in look.shadows {
      let box = cast.box
      left = max(left, box.left + max(box.radii.topLeft, box.radii.bottomLeft) + cast.reach)
      right = min(right, box.right - max(box.radii.topRight, box.radii.bottomRight) - cast.reach)
      top = max(top, box.top + max(box.radii.topLeft, box.radii.topRight) + cast.reach)
      bottom = min(bottom, box.bottom - max(box.radii.bottomLeft, box.radii.bottomRight) - cast.reach)
    }
    stretchX = Self.stretch(from: left, to: right)
    stretchY = Self.stretch(from: top, to: bottom)
    look.outer.shorten(x: stretchX.extra, y: stretchY.extra)
    look.inner.shorten(x: stretchX.extra, y: stretchY.extra)
    for index in look.shadows.indices { look.shadows[index].box.shorten(x: stretchX.extra, y: stretchY.extra) }
  }

  private static func stretch(from low: Double, to high: Double) -> Stretch {
    let first = low.rounded(.up)
    let last = high.rounded(.down)
    return last - first >= 2 ? Stretch(at: Int(first), extra: Int(last - first) - 1) : Stretch(at: 0, extra: 0)
  }

  /// Very wide looks are worked out for the canvas only.
  private mutating func setExtents(canvasWidth: Int) {
    var bounds = look.outer
    for cast in look.shadows {
      bounds.left = min(bounds.left, cast.box.left - cast.reach)
      bounds.right = max(bounds.right, cast.box.right + cast.reach)
      bounds.top = min(bounds.top, cast.box.top - cast.reach)
      bounds.bottom = max(bounds.bottom, cast.box.bottom + cast.reach)
    }
    func pixels(_ low: Double, _ high: Double) -> Range<Int> {
      low < high ? Int(low.rounded(.down))..<Int(high.rounded(.up)) : 0..<0
    }
    look.columns = pixels(bounds.left, bounds.right)
    look.rows = pixels(bounds.top, bounds.bottom)
    if look.columns.count > 4096 {
      let low = stretchX.source(of: -originX)
      look.columns = look.columns.clamped(to: low..<(stretchX.source(of: canvasWidth - 1 - originX) + 1))
    }
  }
}

extension RoundedBox {
  fileprivate mutating func shorten(x: Int, y: Int) {
    right -= Double(x)
    bottom -= Double(y)
  }
}
