import Foundation
import Graphics

/// Everything that a painter keeps, under one budget in bytes; what was used longest ago goes first.
struct PaintCache {
  /// What an entry's pixels depend on.
  enum Key: Hashable {
    case decoration(BoxLook, part: Int)
    case ramp(Ramp.Key)
    case gradientRows(Ramp.Key, GradientRows.Shape, LinearCover.Projection)
    case picture(PictureScaler.Key, part: Int)
    case text(TextItem, scale: Double, canvas: PixelSize)
  }

  /// What can be kept.
  enum Value {
    case decoration(Decoration)
    case ramp(Ramp)
    case gradientRows(GradientRows)
    case picture(Bitmap)
    case text(PlacedBitmap)

    var byteCount: Int {
      switch self {
      case .decoration(let decoration): decoration.byteCount
      case .ramp(let ramp): ramp.byteCount
      case .gradientRows(let rows): rows.byteCount
      case .picture(let picture): picture.pixels.count * 4 + 128
      case .text(let text): text.bitmap.pixels.count * 4 + 128
      }
    }
  }

  private struct Entry {
    var value: Value
    var key: Key
    var newer: Int?
    var older: Int?
  }

  /// How much may be kept.
  let budget: Int
  private(set) var statistics = CacheStatistics()
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var newest: Int?
  private var oldest: Int?

  init(budget: Int) { self.budget = max(0, budget) }

  /// Whether something of `byteCount` bytes is worth keeping: it leaves room for three others like it.
  func holds(_ byteCount: Int) -> Bool { byteCount <= budget / 4 }

  /// What is kept under `key`, now the newest.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key], let entry = entries[place] else {
      statistics.misses += 1
      return nil
    }
    statistics.hits += 1
    if newest != place {
      unlink(entry)
      link(place, value: entry.value, key: key)
    }
    return entry.value
  }

  /// Keeps `value` if the budget allows it.
  mutating func insert(_ value: Value, for key: Key) {
    let cost = value.byteCount
    guard holds(cost), places[key] == nil else { return }
    while statistics.bytes + cost > budget, let oldest { evict(oldest) }
    let place = free.popLast() ?? entries.count
    if place == entries.count { entries.append(nil) }
    places[key] = place
    statistics.bytes += cost
    link(place, value: value, key: key)
  }

  private mutating func evict(_ place: Int) {
    guard let entry = entries[place] else { return }
    unlink(entry)
    entries[place] = nil
    free.append(place)
    places[entry.key] = nil
    statistics.bytes -= entry.value.byteCount
    statistics.evictions += 1
  }

  private mutating func link(_ place: Int, value: Value, key: Key) {
    entries[place] = Entry(value: value, key: key, newer: nil, older: newest)
    if let newest { entries[newest]?.newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }

  private mutating func unlink(_ entry: Entry) {
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
  }
}
