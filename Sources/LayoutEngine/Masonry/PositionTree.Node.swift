import Foundation

extension PositionTree {
  /// The best of the tracks below a node.
  ///
  /// Matches are decided without a branch, as their outcome is as good as random and a wrong guess of the processor
  /// costs more than the whole match. That is why the position is kept by its bits: those of numbers that are not
  /// negative are in the numbers' order.
  struct Node: Hashable, Sendable {
    private var bits: Int64
    /// The leftmost track of exactly that position.
    private(set) var winner: Int32
    /// Not 0 when a track further left comes within the tolerance, so that the winner must be looked for.
    private var mark: Int32 = 0

    @inline(__always)
    init(lowest: CGFloat, winner: Int) {
      bits = Int64(bitPattern: lowest.native.bitPattern)
      self.winner = Int32(truncatingIfNeeded: winner)
    }

    @inline(__always)
    var lowest: CGFloat { CGFloat(Self.position(bits)) }

    /// Whether the winner is also the leftmost track within the tolerance.
    @inline(__always)
    var isClear: Bool { mark == 0 }

    /// Plays against the neighbour; ties go to the left one. `side` is 0 for a left node and 1 for a right one.
    @inline(__always)
    mutating func play(_ other: Node, side: Int) {
      let wins: Int64 = bits &+ Int64(side) <= other.bits ? 1 : 0
      let mask = 0 &- wins
      let mask32 = Int32(truncatingIfNeeded: mask)
      let best = other.bits ^ ((other.bits ^ bits) & mask)
      let loser = other.bits ^ bits ^ best
      let isClose: Int32 = Self.position(loser) <= Self.position(best) + CGFloat.lengthTolerance.native ? 1 : 0
      let rightWins = 1 ^ Int32(truncatingIfNeeded: side) ^ Int32(truncatingIfNeeded: wins)
      bits = best
      winner = other.winner ^ ((other.winner ^ winner) & mask32)
      mark = (other.mark ^ ((other.mark ^ mark) & mask32)) | (isClose & rightWins)
    }

    @inline(__always)
    private static func position(_ bits: Int64) -> Double { Double(bitPattern: UInt64(bitPattern: bits)) }
  }
}
