import Foundation
import Graphics

/// Everything that a painter keeps, under one budget in bytes; what was used longest ago goes first.
struct PaintCache {
  /// What an entry's pixels depend on; its hash is worked out once.
  struct Key: Hashable {
    indirect enum Source: Hashable {
      case decoration(BoxLook)
      case ramp(Ramp.Key)
      case gradientRows(Ramp.Key, LinearCover.Projection, width: Int, height: Int)
      case picture(PictureScaler.Key)
      case text(TextItem, scale: Double, canvas: PixelSize)
    }

    let source: Source
    /// Which of the parts in which it is kept.
    var part: Int
    private let code: Int

    init(_ source: Source, part: Int = 0) {
      self.source = source
      self.part = part
      code = source.hashValue
    }

    static func == (one: Self, other: Self) -> Bool {
      one.code == other.code && one.part == other.part && one.source == other.source
    }

    func hash(into hasher: inout Hasher) { hasher.combine(code &+ part) }
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
    var key: Key
    var value: Value
    /// The turn in which it was last used.
    var turn: Int
  }

  /// An entry's neighbours in the order of use.
  private struct Link {
    var newer: Int?
    var older: Int?
  }

  /// How much may be kept.
  let budget: Int
  private(set) var statistics = CacheStatistics()
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var links: [Link] = []
  private var free: [Int] = []
  private var newest: Int?
  private var oldest: Int?
  private var turn = 0

  init(budget: Int) { self.budget = max(0, budget) }

  /// Whether something of `byteCount` bytes is worth keeping: it leaves room for three others like it.
  func holds(_ byteCount: Int) -> Bool { byteCount <= budget / 4 }

  /// Begins a turn, such as a band; what was used in this one or the one before is in use.
  mutating func beginTurn() { turn += 1 }

  /// Lets go of what is no longer in use until `byteCount` more bytes fit; false where they do not.
  ///
  /// Where the things in use are more than the budget holds, each would push out another before that is wanted again,
  /// and nothing were found: then some are kept, and the others better worked out no further than a band needs them.
  mutating func makeRoom(for byteCount: Int) -> Bool {
    guard holds(byteCount) else { return false }
    while statistics.bytes + byteCount > budget, let oldest, let entry = entries[oldest], entry.turn < turn - 1 {
      evict(oldest)
    }
    return statistics.bytes + byteCount <= budget
  }

  /// What is kept under `key`, now the newest.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else {
      statistics.misses += 1
      return nil
    }
    statistics.hits += 1
    if newest != place {
      unlink(place)
      link(place)
    }
    entries[place]?.turn = turn
    return entries[place]?.value
  }

  /// Keeps `value` if the budget allows it.
  mutating func insert(_ value: Value, for key: Key) {
    let cost = value.byteCount
    guard holds(cost), places[key] == nil else { return }
    while statistics.bytes + cost > budget, let oldest { evict(oldest) }
    let place = free.popLast() ?? entries.count
    if place == entries.count {
      entries.append(nil)
      links.append(Link())
    }
    places[key] = place
    entries[place] = Entry(key: key, value: value, turn: turn)
    statistics.bytes += cost
    link(place)
  }

  private mutating func evict(_ place: Int) {
    guard let entry = entries[place] else { return }
    unlink(place)
    entries[place] = nil
    free.append(place)
    places[entry.key] = nil
    statistics.bytes -= entry.value.byteCount
    statistics.evictions += 1
  }

  private mutating func link(_ place: Int) {
    links[place] = Link(newer: nil, older: newest)
    if let newest { links[newest].newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    let link = links[place]
    if let newer = link.newer { links[newer].older = link.older } else { newest = link.older }
    if let older = link.older { links[older].newer = link.newer } else { oldest = link.newer }
  }
}
