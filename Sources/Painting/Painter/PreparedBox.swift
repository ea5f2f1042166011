import Foundation
import Graphics

/// A box of a page, with all that stays the same from band to band.
struct PreparedBox {
  let place: PlacedBox
  /// The key of its decoration.
  let look: PaintCache.Key
  /// The key of its gradient's colours.
  let ramp: PaintCache.Key?
  /// The key of its gradient's rows.
  let gradientRows: PaintCache.Key?
  /// What it hides of the items before it.
  let opaqueAreas: [PixelRect]

  init(_ item: BoxItem, on page: DisplayList, canvasWidth: Int) {
    place = PlacedBox(item, scale: page.scale, canvasWidth: canvasWidth)
    look = PaintCache.Key(.decoration(place.look))
    opaqueAreas = place.opaqueAreas(item)
    let opacity = place.look.opacity
    switch item.fill {
    case .linear(let gradient, let start, let end):
      let key = Ramp.Key(gradient: gradient, opacity: opacity, isFine: page.dither)
      ramp = PaintCache.Key(.ramp(key))
      let projection = LinearCover.Projection(start: start, end: end, in: place.outer)
      let size = place.size
      gradientRows = PaintCache.Key(.gradientRows(key, projection, width: size.width, height: size.height))
    case .radial(let gradient, _, _):
      ramp = PaintCache.Key(.ramp(Ramp.Key(gradient: gradient, opacity: opacity, isFine: page.dither)))
      gradientRows = nil
    case nil, .solid, .image:
      ramp = nil
      gradientRows = nil
    }
  }
}
