import Foundation
import Graphics

/// A box of a page, with all that stays the same from band to band.
struct PreparedBox {
  let place: PlacedBox
  let decorationKey: PaintCache.Key
  /// Set where a gradient covers it.
  let rampKey: PaintCache.Key?
  /// Set where the gradient is linear.
  let gradientRowsKey: PaintCache.Key?
  /// What it hides of the items before it.
  let opaqueAreas: [PixelRect]

  init(_ item: BoxItem, on page: DisplayList, canvasWidth: Int) {
    place = PlacedBox(item, scale: page.scale, canvasWidth: canvasWidth)
    decorationKey = PaintCache.Key(.decoration(place.look))
    opaqueAreas = place.opaqueAreas(item)
    let opacity = place.look.opacity
    switch item.fill {
    case .linear(let gradient, let start, let end):
      let key = Ramp.Key(gradient: gradient, opacity: opacity, isFine: page.dither)
      rampKey = PaintCache.Key(.ramp(key))
      let projection = LinearCover.Projection(start: start, end: end, in: place.outer)
      let size = place.size
      gradientRowsKey = PaintCache.Key(.gradientRows(key, projection, width: size.width, height: size.height))
    case .radial(let gradient, _, _):
      rampKey = PaintCache.Key(.ramp(Ramp.Key(gradient: gradient, opacity: opacity, isFine: page.dither)))
      gradientRowsKey = nil
    case nil, .solid, .image:
      rampKey = nil
      gradientRowsKey = nil
    }
  }
}
