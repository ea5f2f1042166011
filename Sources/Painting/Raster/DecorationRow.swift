import Foundation
import Graphics

/// Works out one row of a look after another.
struct DecorationRow {
  private let look: BoxLook
  private let columns: Range<Int>
  private let outer: Coverage
  private let inner: Coverage?
  /// The lowest first.
  private let casts: [Cast]
  private let border: DeepPixel
  private let solid: DeepPixel
  private var shares: [Double]
  private var innerShares: [Double]
  private var mask: [Double]
  private var outside: [DeepPixel]

  /// A shadow; one with a hard edge has a coverage in place of a mask.
  private struct Cast {
    var color: DeepPixel
    var mask: ShadowMask?
    var hard: Coverage?
  }

  private var pixels: [WidePixel]
  private var weights: [UInt16]

  /// The columns in which the box has a share; empty, at the end of `live`, where it has none.
  private(set) var edged: Range<Int> = 0..<0
  /// The columns that show the cover alone; empty, at the end of `edged`, where none does.
  private(set) var middle: Range<Int> = 0..<0
  /// The columns that the row can change.
  private(set) var live: Range<Int> = 0..<0

  /// What a column adds to the page, and how much of a varying cover goes with it, of 65,535.
  subscript(column: Int) -> (pixel: WidePixel, weight: UInt16) {
    (pixels[column - columns.lowerBound], weights[column - columns.lowerBound])
  }

  init(_ look: BoxLook, rows: Range<Int>) {
    self.look = look
    columns = look.columns
    outer = Coverage(look.outer)
    inner = look.inner == look.outer ? nil : Coverage(look.inner)
    casts = look.shadows.reversed().map { cast in
      let color = DeepPixel(cast.color)
      return cast.sigma > 0
        ? Cast(color: color, mask: ShadowMask(cast.box, sigma: cast.sigma, rows: rows, columns: look.columns))
        : Cast(color: color, hard: Coverage(cast.box))
    }
    border = DeepPixel(look.borderColor)
    solid = if case .solid(let color) = look.cover { DeepPixel(color) } else { .zero }
    shares = Array(repeating: 0, count: columns.count)
    innerShares = shares
    mask = shares
    outside = Array(repeating: .zero, count: columns.count)
    pixels = Array(repeating: .zero, count: columns.count)
    weights = Array(repeating: 0, count: columns.count)
  }

  /// Works out `row`.
  mutating func compute(row: Int) {
    outer.fill(row: row, columns: columns, into: &shares)
    if let inner { inner.fill(row: row, columns: columns, into: &innerShares) }
    let whole = span { shares[$0] > 1 - 1e-9 && (inner == nil || innerShares[$0] > 1 - 1e-9) }
    let origin = columns.lowerBound
    let left = 0..<((whole?.lowerBound ?? columns.upperBound) - origin)
    let right = ((whole?.upperBound ?? columns.upperBound) - origin)..<columns.count
    for part in [left, right] {
      for index in part { outside[index] = .zero }
      for cast in casts { lay(cast, row: row, on: part) }
      round(part)
    }
    findExtents(whole: whole, parts: (left, right))
  }

  /// Composites a shadow over what is outside.
  private mutating func lay(_ cast: Cast, row: Int, on part: Range<Int>) {
    let origin = columns.lowerBound
    if let hard = cast.hard {
      hard.fill(row: row, columns: columns, into: &mask)
    } else {
      cast.mask?.fill(row: row, part: (part.lowerBound + origin)..<(part.upperBound + origin), into: &mask)
    }
    for index in part {
      let share = mask[index]
      if share > 0 { outside[index] = outside[index] * (1 - share * cast.color.w) + cast.color * share }
    }
  }

  /// From the first column that is so to the last; `condition` takes its index.
  private func span(of condition: (Int) -> Bool) -> Range<Int>? {
    guard let first = shares.indices.first(where: condition), let last = shares.indices.last(where: condition) else {
      return nil
    }
    return (columns.lowerBound + first)..<(columns.lowerBound + last + 1)
  }

  private mutating func round(_ part: Range<Int>) {
    for index in part {
      let share = shares[index]
      guard share > 0 else {
        pixels[index] = WidePixel(outside[index] * look.opacity)
        weights[index] = 0
        continue
      }
      let inside = min(share, inner == nil ? share : innerShares[index])
      let rim = share - inside
      let weight = inside + (1 - border.w) * rim
      let pixel = outside[index] * (1 - share) + border * rim + solid * weight
      pixels[index] = WidePixel(pixel * look.opacity)
      weights[index] = UInt16(weight * 65_535 + 0.5)
    }
  }

  private mutating func findExtents(whole: Range<Int>?, parts: (left: Range<Int>, right: Range<Int>)) {
    let covered = span { shares[$0] > 0 }
    func isVisible(_ index: Int) -> Bool { pixels[index].isVisible }
    let first = parts.left.first(where: isVisible) ?? parts.right.first(where: isVisible)
    let last = parts.right.last(where: isVisible) ?? parts.left.last(where: isVisible)
    let end = columns.lowerBound + (last.map { $0 + 1 } ?? 0)
    edged = covered ?? end..<end
    middle = whole ?? edged.upperBound..<edged.upperBound
    live = min(columns.lowerBound + (first ?? columns.count), edged.lowerBound)..<max(end, edged.upperBound)
  }
}
