import Graphics
import Testing

@testable import Painting

@Suite struct PaintCacheTests {
  private func key(_ name: Int) -> PaintCache.Key {
    PaintCache.Key(.ramp(Ramp.Key(gradient: Gradient(stops: []), opacity: Double(name), isFine: false)))
  }

  /// A picture of one row counts 4 bytes a pixel and 128 for the entry.
  private func picture(bytes: Int) -> PaintCache.Value {
    .picture(Bitmap(size: PixelSize(width: (bytes - 128) / 4, height: 1)))
  }

  @Test func whatWasUsedLongestAgoGoesFirst() {
    var cache = PaintCache(budget: 4000)
    for name in 1...4 { cache.insert(picture(bytes: 1000), for: key(name)) }
    #expect(cache.statistics.bytes == 4000)
    #expect(cache.value(for: key(1)) != nil)
    cache.insert(picture(bytes: 1000), for: key(5))
    #expect(cache.value(for: key(2)) == nil)
    for name in [1, 3, 4, 5] { #expect(cache.value(for: key(name)) != nil) }
    #expect(cache.statistics.hits == 5)
    #expect(cache.statistics.misses == 1)
    #expect(cache.statistics.evictions == 1)
    #expect(cache.statistics.bytes == 4000)
  }

  @Test func aLargeEntryIsNotKept() {
    var cache = PaintCache(budget: 4000)
    cache.insert(picture(bytes: 1004), for: key(1))
    #expect(cache.value(for: key(1)) == nil)
    #expect(cache.statistics.bytes == 0)
  }

  @Test func manySmallEntriesMakeRoomForALargerOne() {
    var cache = PaintCache(budget: 4000)
    for name in 1...20 { cache.insert(picture(bytes: 200), for: key(name)) }
    cache.insert(picture(bytes: 1000), for: key(21))
    #expect(cache.statistics.evictions == 5)
    #expect(cache.value(for: key(5)) == nil)
    #expect(cache.value(for: key(6)) != nil)
  }

  @Test func aBudgetOfNothingKeepsNothing() {
    for budget in [0, -1] {
      var cache = PaintCache(budget: budget)
      cache.insert(picture(bytes: 128), for: key(1))
      #expect(cache.value(for: key(1)) == nil)
    }
  }

  @Test func makingRoomSparesWhatTheLastTwoTurnsUsed() {
    var cache = PaintCache(budget: 4000)
    for name in 1...4 {
      if name == 3 { cache.beginTurn() }
      cache.insert(picture(bytes: 1000), for: key(name))
    }
    cache.beginTurn()
    #expect(cache.makeRoom(for: 1000) == true)
    #expect(cache.value(for: key(1)) == nil)
    #expect(cache.makeRoom(for: 1000) == true, "There is room already.")
    cache.insert(picture(bytes: 1000), for: key(5))
    #expect(cache.value(for: key(2)) != nil)
    #expect(cache.makeRoom(for: 1000) == false, "All four are in use.")
    for name in 2...5 { #expect(cache.value(for: key(name)) != nil) }
  }

  @Test func noRoomIsMadeForALargeEntry() {
    var cache = PaintCache(budget: 4000)
    for name in 1...4 { cache.insert(picture(bytes: 1000), for: key(name)) }
    for _ in 1...3 { cache.beginTurn() }
    #expect(cache.makeRoom(for: 1001) == false)
    #expect(cache.statistics.bytes == 4000)
  }
}
