import Foundation

/// A node while it is arranged: its children, what it has been measured at, and where it was put.
final class LayoutElement {
  let traits: LayoutTraits
  private let id: String?
  private let ownSpacing: ViewSpacing?
  private let ownGuides: [(guide: AlignmentGuide, value: (ViewDimensions) -> CGFloat)]
  private let measure: ((ProposedViewSize) -> CGSize)?
  private let layout: AnyLayout?
  private let subviews: LayoutSubviews
  /// Whether a guide may be found among the subviews.
  private let innerGuides: Bool
  private var cache: AnyLayout.Cache?
  private var sizes = MeasurementMemo()
  private var guides: [GuideKey: CGFloat?] = [:]
  private var knownSpacing: ViewSpacing?
  var placement: Placement?

  private struct GuideKey: Hashable {
    let guide: AlignmentGuide
    let proposal: MeasurementMemo.Key
  }

  init(_ node: LayoutNode, layoutDirection: LayoutDirection) {
    id = node.id
    traits = node.traits
    ownSpacing = node.spacing
    ownGuides = node.guides
    let children: [LayoutElement]
    switch node.content {
    case .leaf(let measure):
      self.measure = measure
      layout = nil
      children = []
    case .container(let layout, let nodes):
      measure = nil
      self.layout = layout
      children = nodes.map { LayoutElement($0, layoutDirection: layoutDirection) }
    }
    subviews = LayoutSubviews(children, layoutDirection: layoutDirection)
    innerGuides = layout.map { !$0.passesGuidesOn } == true || children.contains { $0.hasGuides }
  }

  var spacing: ViewSpacing {
    if let spacing = ownSpacing ?? knownSpacing { return spacing }
    let spacing = withLayout { layout, cache in layout.spacing(subviews: subviews, cache: &cache) } ?? ViewSpacing()
    knownSpacing = spacing
    return spacing
  }

  /// Lengths from 0 to the longest, or infinite.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.measured
    let key = MeasurementMemo.Key(proposal)
    if let known = sizes[key] { return known }
    let size = measure.map { $0(proposal).measured } ?? containerSize(proposal)
    sizes.insert(size, for: key)
    return size
  }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    dimensions(for: proposal.measured, guides: ownGuides.count)
  }

  private func dimensions(for proposal: ProposedViewSize, guides: Int) -> ViewDimensions {
    ViewDimensions(
      size: size(for: proposal), source: ViewDimensions.Source(element: self, proposal: proposal, guides: guides))
  }

  private func containerSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = withLayout { layout, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size?.measured ?? .zero
  }

  private var hasGuides: Bool { innerGuides || !ownGuides.isEmpty }

  /// Nil for a leaf.
  private func withLayout<R>(_ body: (AnyLayout, inout AnyLayout.Cache) -> R) -> R? {
    guard let layout else { return nil }
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(layout, &current)
  }
}

extension LayoutElement {
  /// The node's own guide set last among the first `source.guides`, else what its layout says.
  func explicitGuide(_ guide: AlignmentGuide, in source: ViewDimensions.Source) -> CGFloat? {
    if let index = ownGuides.prefix(source.guides).lastIndex(where: { $0.guide == guide }) {
      let value = ownGuides[index].value(dimensions(for: source.proposal, guides: index))
      return value.boundedCoordinate()
    }
    guard innerGuides else { return nil }
    let key = GuideKey(guide: guide, proposal: MeasurementMemo.Key(source.proposal))
    if let known = guides[key] { return known }
    let bounds = CGRect(origin: .zero, size: size(for: source.proposal).bounded)
    let value = withLayout { layout, cache -> CGFloat? in
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: source.proposal, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: source.proposal, subviews: subviews, cache: &cache)
      }
    }
    let bounded = value?.map { $0.boundedCoordinate() }
    guides[key] = .some(bounded ?? nil)
    return bounded ?? nil
  }

  /// The proposal and frame that the last placement gives; centred at the container's proposal where there is none.
  func placed(in bounds: CGRect, proposal: ProposedViewSize) -> (proposal: ProposedViewSize, rect: CGRect) {
    let placement =
      placement
      ?? Placement(
        position: CGPoint(
          x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2),
        anchor: .center, proposal: proposal)
    let size = size(for: placement.proposal).bounded
    return (placement.proposal.measured, placement.frame(of: size, in: bounds))
  }

  /// Adds the frames of this node and all inside it, in order, left to right.
  func collectFrames(in bounds: CGRect, proposal: ProposedViewSize, into frames: inout [Arrangement.Frame]) {
    if let id { frames.append(Arrangement.Frame(id: id, rect: bounds)) }
    guard !subviews.isEmpty else { return }
    for subview in subviews { subview.element.placement = nil }
    _ = withLayout { layout, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for subview in subviews {
      let (childProposal, rect) = subview.element.placed(in: bounds, proposal: proposal)
      subview.element.collectFrames(in: rect, proposal: childProposal, into: &frames)
    }
  }
}
