public import Foundation

/// Why an item goes where it goes.
public struct MasonryExplanation: Hashable, Sendable, CustomStringConvertible {
  /// A place that the item could have had.
  public struct Candidate: Hashable, Sendable {
    /// Its first track.
    public var track: Int
    /// The offset at which the item would begin; infinite where a track is closed.
    public var top: CGFloat
    /// The white space that it would leave above itself, in points of all its tracks.
    public var waste: CGFloat
  }

  /// What decided.
  public enum Reason: String, Hashable, Sendable {
    case explicitStart
    case lowestTop
    case leastWaste
    case nextInTurn
    case nextWithinTolerance
    case hole
  }

  /// Everything that was open to the item, leftmost first.
  public internal(set) var candidates: [Candidate]
  /// How many tracks it spans, after clamping.
  public internal(set) var span: Int
  /// The track that was chosen.
  public internal(set) var track: Int
  /// The offset that was chosen.
  public internal(set) var y: CGFloat
  /// What decided.
  public internal(set) var reason: Reason

  /// The decision in a sentence.
  public var description: String {
    let why =
      switch reason {
      case .explicitStart: "the item insists on it"
      case .lowestTop: "its top is the lowest, the leftmost of equals"
      case .leastWaste: "it leaves the least white space"
      case .nextInTurn: "it is next in turn"
      case .nextWithinTolerance: "it is the next from the cursor within the tolerance"
      case .hole: "a hole above is large enough"
      }
    return "track \(track) at \(y): \(why)"
  }
}
