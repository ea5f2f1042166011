import Foundation
import Graphics

extension DisplayList {
  /// The longest side of a canvas, in pixels.
  static let sideLimit = 1_000_000
  /// The most pixels of a canvas.
  static let areaLimit = 1 << 32

  /// Throws where the page's numbers make no picture: NaN, infinity, a scale of 0, a canvas beyond the limits.
  public func validate() throws(PaintError) {
    if let fault = Self.fault(size: size, scale: scale) { throw fault }
    for (index, item) in items.enumerated() {
      switch item {
      case .box(let box):
        if let member = box.invalidMember {
          throw PaintError(.invalid, subject: "items[\(index)].\(member)", message: "Not a finite number.")
        }
      case .text(let text):
        guard text.box.isFinite else {
          throw PaintError(.invalid, subject: "items[\(index)].box", message: "Not a finite number.")
        }
      }
    }
  }

  /// Why no canvas has this size and scale.
  static func fault(size: CGSize, scale: CGFloat) -> PaintError? {
    guard scale > 0, scale.isFinite else {
      return PaintError(.invalid, subject: "scale", message: "A scale is more than 0 and finite.")
    }
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      return PaintError(.invalid, subject: "size", message: "A size is 0 or more and finite.")
    }
    let canvas = PixelGrid(scale: scale).canvas(size)
    guard max(canvas.width, canvas.height) <= sideLimit, canvas.count <= areaLimit else {
      return PaintError(
        .tooLarge, subject: "size",
        message: "\(canvas.width) × \(canvas.height) pixels are more than \(sideLimit) a side or \(areaLimit) in all.")
    }
    return nil
  }
}

extension BoxItem {
  /// The first member that holds something that is no finite number.
  fileprivate var invalidMember: String? {
    if !box.isFinite { return "box" }
    if !radii.isFinite { return "radii" }
    if !opacity.isFinite { return "opacity" }
    if let border, !border.width.isFinite { return "border.width" }
    for (index, shadow) in shadows.enumerated() {
      guard [shadow.radius, shadow.x, shadow.y, shadow.spread].allSatisfy(\.isFinite) else {
        return "shadows[\(index)]"
      }
    }
    return fill?.isFinite == false ? "fill" : nil
  }
}

extension CornerRadii {
  fileprivate var isFinite: Bool { [topLeft, topRight, bottomRight, bottomLeft].allSatisfy(\.isFinite) }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}

extension Fill {
  fileprivate var isFinite: Bool {
    switch self {
    case .solid: true
    case .linear(let gradient, let start, let end):
      gradient.isFinite && [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    case .radial(let gradient, let center, let radius):
      gradient.isFinite && [center.x, center.y, radius].allSatisfy(\.isFinite)
    case .image(_, _, let focus): focus.x.isFinite && focus.y.isFinite
    }
  }
}

extension Gradient {
  fileprivate var isFinite: Bool { stops.allSatisfy { $0.offset.isFinite } }
}
