import Painting

extension Manifest {
  /// What the making of a sheet cost.
  struct Timings: Hashable, Sendable {
    /// Milliseconds for reading pictures, laying out and looking for low contrast.
    var compose: Double
    /// Milliseconds for painting.
    var paint: Double
    /// Milliseconds for encoding.
    var encode: Double
    /// What painting cost by kind.
    var cost: PaintCost
    /// What the worker's caches did so far, over all its sheets.
    var cache: CacheStatistics
    /// The most memory that the process had so far, over all workers; nil where the system does not tell.
    var peakMemoryBytes: Int?
  }
}

extension Manifest.Timings: Encodable {
  private enum Key: String, CodingKey {
    case compose, paint, encode, kinds, cache, peakMemoryBytes
  }

  private struct Share: Encodable {
    var commands: Int
    var pixels: Int
    var milliseconds: Double
  }

  /// Times are rounded to microseconds; kinds that a sheet does not have are left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.rounded(compose), forKey: .compose)
    try container.encode(Self.rounded(paint), forKey: .paint)
    try container.encode(Self.rounded(encode), forKey: .encode)
    var kinds: [String: Share] = [:]
    for kind in PaintCost.Kind.allCases where cost[kind] != PaintCost.Share() {
      let share = cost[kind]
      kinds[kind.rawValue] = Share(
        commands: share.commands, pixels: share.pixels, milliseconds: Self.rounded(share.seconds * 1000))
    }
    try container.encode(kinds, forKey: .kinds)
    try container.encode(
      ["hits": cache.hits, "misses": cache.misses, "bytes": cache.bytes, "evictions": cache.evictions],
      forKey: .cache)
    try container.encodeIfPresent(peakMemoryBytes, forKey: .peakMemoryBytes)
  }

  private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 1000).rounded() / 1000 }
}
