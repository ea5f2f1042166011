public import Graphics

/// Paints display lists, whole or in bands of rows. It belongs to one task.
///
/// A pixel depends on the list and its pictures only: neither on the bands in which a page is painted, nor on what
/// the cache holds.
public final class Painter {
  let typesetter: Typesetter
  var cache: PaintCache
  var scratch: [WidePixel] = []
  private var prepared: PreparedList?
  private var cost = PaintCost()
  private let clock: (() -> Double)?

  /// Items after a box among which those that hide its shadows are looked for.
  private static let mostHiding = 48

  /// What caches may hold unless told otherwise: some pages' worth, for what comes again is near.
  public static let defaultCacheBytes = 16 << 20

  /// A painter that keeps at most about `cacheBytes` bytes of gradients, decorations, scaled pictures and texts.
  ///
  /// With a `clock`, which gives seconds from any moment on, the cost has times.
  public init(typesetter: Typesetter, cacheBytes: Int = defaultCacheBytes, clock: (() -> Double)? = nil) {
    self.typesetter = typesetter
    self.clock = clock
    cache = PaintCache(budget: cacheBytes)
  }

  /// What the cache did so far.
  public var statistics: CacheStatistics { cache.statistics }

  /// The cost of everything since the last call.
  public func takeCost() -> PaintCost {
    defer { cost = PaintCost() }
    return cost
  }

  /// Books what `body` takes, and the pixels that it says it wrote.
  func book(_ kind: PaintCost.Kind, _ body: () throws(PaintError) -> Int) throws(PaintError) {
    guard let clock else {
      cost.add(kind, pixels: try body())
      return
    }
    let start = clock()
    let pixels = try body()
    cost.add(kind, pixels: pixels, seconds: clock() - start)
  }

  /// Books one more thing that the page asks for, in the band that has its first row.
  func book(_ kind: PaintCost.Kind, firstRow: Int, in rows: Range<Int>) {
    if rows.contains(max(0, firstRow)) { cost.add(kind, commands: 1) }
  }

  /// Paints `rows` of the page into `band`, every pixel of it.
  ///
  /// The band has the canvas's width and is resized to as many rows. The same list, painted band after band, is
  /// checked and indexed once; then a band costs what touches it.
  public func paint(
    _ list: DisplayList, pictures: [String: Bitmap] = [:], rows: Range<Int>, into band: inout Bitmap
  ) throws(PaintError) {
    let page = try prepare(list, pictures: pictures)
    guard band.width == page.canvas.width else {
      throw PaintError(
        .invalid, subject: "band", message: "\(band.width) pixels wide, but the page has \(page.canvas.width).")
    }
    guard rows.lowerBound >= 0, rows.upperBound <= page.canvas.height else {
      throw PaintError(.invalid, subject: "rows", message: "\(rows) are not within the page's \(page.canvas.height).")
    }
    band.resize(height: rows.count)
    cache.beginTurn()
    book(.background, firstRow: 0, in: rows)
    try book(.background) { () throws(PaintError) in
      PixelMath.fill(&band, with: list.background?.pixel ?? 0)
      return band.pixels.count
    }
    let items = page.index.items(touching: rows)
    for (number, index) in items.enumerated() {
      switch list.items[index] {
      case .box(let item):
        guard let box = page.boxes[index] else { continue }
        let later = items[(number + 1)...].prefix(Self.mostHiding)
        try paint(item, box, under: later, of: page, rows: rows, into: &band)
      case .text(let item): try paint(item, of: page, rows: rows, into: &band)
      }
    }
  }

  private func prepare(_ list: DisplayList, pictures: [String: Bitmap]) throws(PaintError) -> PreparedList {
    if let prepared, prepared.isMade(from: list, pictures: pictures) { return prepared }
    prepared = nil
    let page = try PreparedList(list, pictures: pictures, typesetter: typesetter)
    prepared = page
    return page
  }
}
