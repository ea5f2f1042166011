public import Graphics
public import PNGCodec
public import Painting

/// Paints display lists into PNG files, a band of rows at a time. It belongs to one task.
///
/// A page takes the memory of a band and of what the encoder keeps, whatever its height.
public final class PageWriter {
  private let painter: Painter
  private let compression: PNGCompression
  private let bandPixels: Int
  private let now: (() -> Double)?
  private var band = Bitmap(size: PixelSize(width: 0, height: 0))

  /// About how many pixels a band has unless told otherwise: few enough for a second cache.
  public static let defaultBandPixels = 1 << 16
  /// The longest row; a band has one row at least.
  private static let widest = 1 << 20
  /// The most pixels of a page: the file would be hours in the making and more than readers take.
  private static let largest = 1 << 34

  /// What a page's painting and encoding took, in the units of the clock that was given.
  public struct Cost: Hashable, Sendable {
    /// For painting.
    public var paint = 0.0
    /// For encoding, without writing.
    public var encode = 0.0
  }

  /// What the last page took; zero without a clock.
  public private(set) var cost = Cost()

  /// A writer of its own painter.
  ///
  /// Bands have about `bandPixels` pixels; this changes the time and the memory, never the file. `now` tells the time in
  /// any unit; without it nothing is measured.
  public init(
    painter: Painter, compression: PNGCompression = .balanced, bandPixels: Int = defaultBandPixels,
    now: (() -> Double)? = nil
  ) {
    self.painter = painter
    self.compression = compression
    self.bandPixels = bandPixels
    self.now = now
  }

  /// Paints `list` and writes it into `file`, which the caller then commits.
  ///
  /// Stops between two bands when its task is cancelled.
  public func write(_ list: DisplayList, pictures: [String: Bitmap] = [:], to file: AtomicFile) throws {
    let canvas = list.canvas
    try Self.check(canvas)
    cost = Cost()
    if band.width != canvas.width { band = Bitmap(size: PixelSize(width: canvas.width, height: 0)) }
    var encoder = try PNGEncoder(
      size: canvas, isOpaque: list.background?.alpha == 255, pixelsPerPoint: Double(list.scale),
      compression: compression)
    let step = max(1, bandPixels / canvas.width)
    for start in stride(from: 0, to: canvas.height, by: step) {
      try Task.checkCancellation()
      let rows = start..<min(start + step, canvas.height)
      try measured(\.paint) { try painter.paint(list, pictures: pictures, rows: rows, into: &band) }
      try file.append(measured(\.encode) { try encoder.append(band) })
    }
    let start = now?() ?? 0
    let rest = try encoder.finish()
    cost.encode += (now?() ?? 0) - start
    try file.append(rest)
  }

  private func measured<Value>(_ part: WritableKeyPath<Cost, Double>, _ body: () throws -> Value) rethrows -> Value {
    guard let now else { return try body() }
    let start = now()
    defer { cost[keyPath: part] += now() - start }
    return try body()
  }

  private static func check(_ canvas: PixelSize) throws(PaintError) {
    guard canvas.width > widest || canvas.count > largest else { return }
    throw PaintError(
      .tooLarge, subject: "",
      message: "a page of \(canvas.width) × \(canvas.height) pixels is larger than can be painted")
  }
}
