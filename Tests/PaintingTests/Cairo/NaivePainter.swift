import CCairo
import Foundation
import Graphics
import Painting

/// A box painted with Cairo's own paths and gradients, as most programs do: what exactness is compared with.
struct NaivePainter {
  /// The page, where Cairo can say it at all: no blur, no border, sRGB gradients, nothing faded.
  static func painted(_ list: DisplayList) -> [UInt32]? {
    guard list.items.allSatisfy(canPaint) else { return nil }
    let size = list.canvas
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let context = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }
    unsafe cairo_scale(context, list.scale, list.scale)
    if let color = list.background {
      unsafe cairo_set_source_rgba(
        context, color.part(\.red), color.part(\.green), color.part(\.blue), color.part(\.alpha))
      unsafe cairo_paint(context)
    }
    for case .box(let item) in list.items {
      unsafe addPath(item, to: context)
      unsafe setSource(item, of: context)
      unsafe cairo_fill(context)
    }
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    let raw = UnsafeRawPointer(data)
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { x in unsafe raw.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
    }
  }

  private static func canPaint(_ item: DisplayItem) -> Bool {
    guard case .box(let box) = item, box.shadows.isEmpty, box.border == nil, box.opacity == 1 else { return false }
    switch box.fill {
    case .solid: return true
    case .linear(let gradient, _, _), .radial(let gradient, _, _): return gradient.space == .srgb
    case nil, .image: return false
    }
  }

  private static func addPath(_ item: BoxItem, to context: OpaquePointer?) {
    let box = item.box
    let radii = item.radii.fitted(to: box.size)
    let corners = [
      (box.maxX - radii.topRight, box.minY + radii.topRight, radii.topRight, -0.5),
      (box.maxX - radii.bottomRight, box.maxY - radii.bottomRight, radii.bottomRight, 0),
      (box.minX + radii.bottomLeft, box.maxY - radii.bottomLeft, radii.bottomLeft, 0.5),
      (box.minX + radii.topLeft, box.minY + radii.topLeft, radii.topLeft, 1),
    ]
    unsafe cairo_new_path(context)
    for (x, y, radius, turn) in corners {
      unsafe cairo_arc(context, x, y, radius, turn * Double.pi, (turn + 0.5) * Double.pi)
    }
    unsafe cairo_close_path(context)
  }

  private static func setSource(_ item: BoxItem, of context: OpaquePointer?) {
    let box = item.box
    func point(_ unit: UnitPoint) -> (Double, Double) {
      (box.minX + unit.x * box.width, box.minY + unit.y * box.height)
    }
    func set(_ pattern: OpaquePointer?, _ gradient: Gradient) {
      for stop in gradient.stops {
        let color = stop.color
        unsafe cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, color.part(\.red), color.part(\.green), color.part(\.blue), color.part(\.alpha))
      }
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_pattern_destroy(pattern)
    }
    switch item.fill {
    case .linear(let gradient, let start, let end):
      let (from, to) = (point(start), point(end))
      unsafe set(cairo_pattern_create_linear(from.0, from.1, to.0, to.1), gradient)
    case .radial(let gradient, let center, let radius):
      let middle = point(center)
      unsafe set(cairo_pattern_create_radial(middle.0, middle.1, 0, middle.0, middle.1, radius), gradient)
    case .solid(let color):
      unsafe cairo_set_source_rgba(
        context, color.part(\.red), color.part(\.green), color.part(\.blue), color.part(\.alpha))
    case nil, .image: break
    }
  }
}

extension Color {
  fileprivate func part(_ channel: KeyPath<Color, UInt8>) -> Double { Double(self[keyPath: channel]) / 255 }
}
