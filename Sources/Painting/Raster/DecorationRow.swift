import Foundation
import Graphics

/// Works out one row of a look after another.
struct DecorationRow {
  private let look: BoxLook
  private let columns: Range<Int>
  private let outer: Coverage
  private let inner: Coverage?
  /// The lowest first; nil stands for a shadow with a hard edge, whose mask is a coverage.
  private let casts: [(color: DeepPixel, mask: ShadowMask?, hard: Coverage?)]
  private let border: DeepPixel
  private let solid: DeepPixel
  private var shares: [Double]
  private var innerShares: [Double]
  private var mask: [Double]
  private var outside: [DeepPixel]

  /// The columns that show the cover alone.
  private(set) var middle: Range<Int> = 0..<0

  /// The columns that a varying cover touches.
  var covered: Range<Int> {
    guard look.cover == .varying, let first = shares.firstIndex(where: { $0 > 0 }),
      let last = shares.lastIndex(where: { $0 > 0 })
    else { return columns.lowerBound..<columns.lowerBound }
    return (columns.lowerBound + first)..<(columns.lowerBound + last + 1)
  }

  init(_ look: BoxLook, rows: Range<Int>) {
    self.look = look
    columns = look.columns
    outer = Coverage(look.outer)
    inner = look.inner == look.outer ? nil : Coverage(look.inner)
    casts = look.shadows.reversed().map { cast in
      let color = DeepPixel(cast.color)
      return cast.sigma > 0
        ? (color, ShadowMask(cast.box, sigma: cast.sigma, rows: rows, columns: look.columns), nil)
        : (color, nil, Coverage(cast.box))
    }
    border = DeepPixel(look.borderColor)
    solid = if case .solid(let color) = look.cover { DeepPixel(color) } else { .zero }
    shares = Array(repeating: 0, count: columns.count)
    innerShares = shares
    mask = shares
    outside = Array(repeating: .zero, count: columns.count)
  }

  /// Works out `row`; what it gave is read by `append`.
  mutating func compute(row: Int) {
    outer.fill(row: row, columns: columns, into: &shares)
    if let inner { inner.fill(row: row, columns: columns, into: &innerShares) }
    findMiddle()
    for index in outside.indices { outside[index] = .zero }
    let left = columns.lowerBound..<(middle.isEmpty ? columns.upperBound : middle.lowerBound)
    let right = (middle.isEmpty ? columns.upperBound : middle.upperBound)..<columns.upperBound
    for cast in casts {
      cast.hard?.fill(row: row, columns: columns, into: &mask)
      for part in [left, right] where !part.isEmpty {
        cast.mask?.fill(row: row, part: part, into: &mask)
        for index in (part.lowerBound - columns.lowerBound)..<(part.upperBound - columns.lowerBound) {
          let share = mask[index]
          if share > 0 { outside[index] = outside[index] * (1 - share * cast.color.w) + cast.color * share }
        }
      }
    }
  }

  private mutating func findMiddle() {
    func isWhole(_ index: Int) -> Bool {
      shares[index] > 1 - 1e-9 && (inner == nil || innerShares[index] > 1 - 1e-9)
    }
    guard let first = shares.indices.first(where: isWhole), let last = shares.indices.last(where: isWhole) else {
      middle = columns.lowerBound..<columns.lowerBound
      return
    }
    middle = (columns.lowerBound + first)..<(columns.lowerBound + last + 1)
  }

  /// Rounds the row and appends it.
  func append(to pixels: inout [WidePixel], weights: inout [UInt16]) {
    let isVarying = look.cover == .varying
    for index in shares.indices {
      let share = shares[index]
      let inside = min(share, inner == nil ? share : innerShares[index])
      let rim = share - inside
      var pixel = outside[index] * (1 - share)
      let weight = inside + (1 - border.w) * rim
      pixel += border * rim + solid * weight
      pixels.append(WidePixel(pixel * look.opacity))
      if isVarying { weights.append(UInt16(weight * 65_535 + 0.5)) }
    }
  }
}
