import Graphics

/// What painting cost, by kind of thing painted.
public struct PaintCost: Hashable, Sendable {
  /// What is painted.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case background
    case shadow
    case border
    case solid
    case gradient
    case picture
    case text

    /// Where it stands among all.
    fileprivate var place: Int {
      switch self {
      case .background: 0
      case .shadow: 1
      case .border: 2
      case .solid: 3
      case .gradient: 4
      case .picture: 5
      case .text: 6
      }
    }
  }

  /// One kind's part.
  public struct Share: Hashable, Sendable {
    /// How many of the kind a page asked for; one that lies in several bands counts once.
    public var commands = 0
    /// How many pixels were written.
    public var pixels = 0
    /// How long it took, by the painter's clock.
    public var seconds = 0.0

    /// Nothing.
    public init() {}
  }

  private var shares = [Share](repeating: Share(), count: Kind.allCases.count)

  /// Nothing painted yet.
  public init() {}

  /// One kind's part.
  public subscript(kind: Kind) -> Share {
    get { shares[kind.place] }
    set { shares[kind.place] = newValue }
  }

  mutating func add(_ kind: Kind, commands: Int = 0, pixels: Int = 0, seconds: Double = 0) {
    shares[kind.place].commands += commands
    shares[kind.place].pixels += pixels
    shares[kind.place].seconds += seconds
  }
}

extension BoxItem {
  /// What its cover counts as.
  var coverKind: PaintCost.Kind? {
    switch fill {
    case nil: return nil
    case .solid: return .solid
    case .linear, .radial: return .gradient
    case .image: return .picture
    }
  }

  /// What its rim counts as.
  var rimKind: PaintCost.Kind {
    if shadows.contains(where: { $0.color.alpha > 0 }) { return .shadow }
    return border == nil ? coverKind ?? .border : .border
  }
}
