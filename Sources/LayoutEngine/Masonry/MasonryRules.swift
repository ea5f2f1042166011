public import Foundation

/// Everything that decides where masonry puts an item, apart from the tracks.
///
/// The rules on which sources disagree are choices here; the defaults are what browsers resolved or do.
public struct MasonryRules: Hashable, Sendable {
  /// What breaks a tie between placements of equal waste.
  public enum WasteTie: Hashable, Sendable {
    /// The first track.
    case leftmost
    /// The lowest top, then the first track.
    case lowest
  }

  /// Whether later items fill holes that earlier ones left, as CSS dense packing does.
  public enum Packing: Hashable, Sendable {
    /// No.
    case sparse
    /// Holes above the normal place, or beside it and further left.
    case denseHigher
    /// All holes, those below the normal place as well.
    case denseAny
  }

  /// What an item of height 0 costs.
  public enum ZeroHeight: Hashable, Sendable {
    /// A gap, as any other item.
    case normal
    /// Nothing; it does not move the cursor either.
    case collapse
  }

  /// The gap below an item.
  public var rowGap: CGFloat
  /// How tracks are chosen.
  public var placement: MasonryPlacement
  /// For `leastWaste` and `lookAhead`.
  public var wasteTie: WasteTie
  /// For `gridLanes`; the other placements are always sparse.
  public var packing: Packing
  /// Whether an item with a start of its own moves the cursor.
  public var explicitMovesCursor: Bool
  /// What an item of height 0 costs.
  public var zeroHeight: ZeroHeight

  /// The given rules; what is left out is as a browser has it.
  public init(
    rowGap: CGFloat = 8, placement: MasonryPlacement = .lowestTop, wasteTie: WasteTie = .leftmost,
    packing: Packing = .sparse, explicitMovesCursor: Bool = false, zeroHeight: ZeroHeight = .normal
  ) {
    self.rowGap = rowGap.asLength
    self.placement = placement
    self.wasteTie = wasteTie
    self.packing = packing
    self.explicitMovesCursor = explicitMovesCursor
    self.zeroHeight = zeroHeight
  }
}
