import LayoutEngine
import TestSupport

/// Draws trees of every layout.
struct RandomTree {
  /// Where lengths come from.
  enum Lengths {
    /// Whole points from 0 to 100.
    case ordinary
    /// Ordinary ones among NaN, infinities, negative and huge ones.
    case hostile
  }

  var random: SplitMix64
  let lengths: Lengths
  /// Is told of each measuring.
  let measured: (String, ProposedViewSize) -> Void
  private var leaves = 0

  init(seed: UInt64, lengths: Lengths, measured: @escaping (String, ProposedViewSize) -> Void = { _, _ in }) {
    random = SplitMix64(seed: seed)
    self.lengths = lengths
    self.measured = measured
  }

  mutating func length() -> CGFloat {
    let hostile: [CGFloat] = [.nan, .infinity, -.infinity, -3, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, 1e9, 2e9]
    if lengths == .hostile, Int.random(in: 0..<3, using: &random) == 0 {
      return hostile[Int.random(in: hostile.indices, using: &random)]
    }
    return CGFloat(Int.random(in: 0...100, using: &random))
  }

  mutating func optionalLength() -> CGFloat? { Bool.random(using: &random) ? length() : nil }

  mutating func proposal() -> ProposedViewSize {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .zero
    case 1: .unspecified
    case 2: .infinity
    default: ProposedViewSize(width: optionalLength(), height: optionalLength())
    }
  }

  /// A tree of at most `depth` containers on each other.
  mutating func node(depth: Int = 3) -> LayoutNode {
    var node = depth == 0 ? leaf() : content(depth: depth - 1)
    if Int.random(in: 0..<4, using: &random) == 0 {
      node = node.layoutPriority(Double(Int.random(in: -1...1, using: &random)))
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      node = node.spacing(
        ViewSpacing(top: optionalLength(), leading: optionalLength(), bottom: optionalLength(), trailing: length()))
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      let shift = length()
      node = node.alignmentGuide(.leading) { $0[.leading] + shift }
        .alignmentGuide(VerticalAlignment.center) { $0.height - shift }
    }
    return node
  }

  private mutating func leaf() -> LayoutNode {
    leaves += 1
    let id = "\(leaves)"
    let (width, height) = (length(), length())
    let kind = Int.random(in: 0..<4, using: &random)
    let measured = measured
    return .leaf(id) { proposal in
      measured(id, proposal)
      return switch kind {
      case 0: CGSize(width: width, height: height)
      case 1: proposal.replacingUnspecifiedDimensions()
      case 2: CGSize(width: min(width, proposal.width ?? .infinity), height: height)
      default: CGSize(width: proposal.width ?? width, height: (proposal.width ?? width) / 2)
      }
    }
  }

  private mutating func content(depth: Int) -> LayoutNode {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: leaf()
    case 1: container(HStackLayout(alignment: vertical(), spacing: optionalLength()), depth: depth)
    case 2: container(VStackLayout(alignment: horizontal(), spacing: optionalLength()), depth: depth)
    case 3: container(ZStackLayout(alignment: alignment()), depth: depth)
    case 4:
      node(depth: depth).padding(
        EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case 5: node(depth: depth).frame(width: optionalLength(), height: optionalLength(), alignment: alignment())
    case 6:
      node(depth: depth).frame(
        minWidth: optionalLength(), idealWidth: optionalLength(), maxWidth: optionalLength(),
        minHeight: optionalLength(), idealHeight: optionalLength(), maxHeight: optionalLength(),
        alignment: alignment())
    case 7: container(FlowLayout(spacing: optionalLength(), rowSpacing: optionalLength()), depth: depth)
    case 8: container(EqualHeightFlowLayout(spacing: optionalLength(), rowSpacing: optionalLength()), depth: depth)
    case 9: container(LazyVGridLayout(columns: tracks(), spacing: optionalLength()), depth: depth)
    case 10: container(masonry(), depth: depth)
    default:
      node(depth: depth).aspectRatio(
        optionalLength(), contentMode: Bool.random(using: &random) ? .fit : .fill)
    }
  }

  private mutating func container(_ layout: some Layout, depth: Int) -> LayoutNode {
    let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let span = Int.random(in: -1...3, using: &random)
      return node(depth: depth).layoutValue(key: MasonrySpan.self, value: span)
    }
    return .container(layout, children)
  }

  private mutating func tracks() -> [GridItem] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let size: GridItem.Size =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: .fixed(length())
        case 4...8: .flexible(minimum: length(), maximum: length())
        // Rare, as endless widths give it ten thousand tracks.
        default: .adaptive(minimum: max(20, length()), maximum: length())
        }
      return GridItem(size, spacing: optionalLength(), alignment: Bool.random(using: &random) ? alignment() : nil)
    }
  }

  private mutating func masonry() -> MasonryLayout {
    let placements: [MasonryPlacement] = [
      .lowestTop, .leastWaste, .roundRobin, .gridLanes(tolerance: length()), .lookAhead(window: 3),
    ]
    return MasonryLayout(
      columns: tracks(), spacing: optionalLength(), placement: placements.randomElement(using: &random) ?? .lowestTop,
      axis: Bool.random(using: &random) ? .vertical : .horizontal)
  }

  private mutating func horizontal() -> HorizontalAlignment {
    [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &random) ?? .center
  }

  private mutating func vertical() -> VerticalAlignment {
    [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
      .randomElement(using: &random) ?? .center
  }

  private mutating func alignment() -> Alignment { Alignment(horizontal: horizontal(), vertical: vertical()) }
}
