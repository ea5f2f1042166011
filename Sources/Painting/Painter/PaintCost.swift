import Graphics

/// What painting cost, by kind of thing painted.
public struct PaintCost: Hashable, Sendable {
  /// What is painted.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    case background
    case shadow
    case border
    case solid
    case gradient
    case picture
    case text
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
    get { shares[kind.rawValue] }
    set { shares[kind.rawValue] = newValue }
  }

  mutating func add(_ kind: Kind, commands: Int = 0, pixels: Int = 0, seconds: Double = 0) {
    shares[kind.rawValue].commands += commands
    shares[kind.rawValue].pixels += pixels
    shares[kind.rawValue].seconds += seconds
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
