public import Foundation

/// Lays a whole list of items out as masonry, with the alignments that need to know the end of the list.
public struct MasonryArranger: Sendable {
  /// Makes the tracks.
  public var solver: GridSolver
  /// Chooses the places.
  public var rules: MasonryRules
  /// Whether tracks that no item needs disappear, as CSS's `repeat(auto-fit)` has it.
  public var autoFit: Bool
  /// Where the tracks stand in a wider proposal; nil reports the tracks' own width.
  public var justifyContent: ContentAlignment?
  /// The height of the container, for `alignContent`.
  public var containerHeight: CGFloat?
  /// Where the content stands in a taller container.
  public var alignContent: ContentAlignment?
  /// The axis along which items stack.
  public var axis: Axis
  /// The side on which tracks begin.
  public var direction: LayoutDirection

  /// Masonry over the given columns.
  public init(
    solver: GridSolver, rules: MasonryRules = MasonryRules(), autoFit: Bool = false,
    justifyContent: ContentAlignment? = nil, containerHeight: CGFloat? = nil, alignContent: ContentAlignment? = nil,
    axis: Axis = .vertical, direction: LayoutDirection = .leftToRight
  ) {
    self.solver = solver
    self.rules = rules
    self.autoFit = autoFit
    self.justifyContent = justifyContent
    self.containerHeight = containerHeight
    self.alignContent = alignContent
    self.axis = axis
    self.direction = direction
  }

  /// The frames of items for a proposed width (height when horizontal); nil is unspecified.
  public func arranged(_ items: [MasonryItem], width: CGFloat?) -> TrackArrangement {
    var arrangement = placed(items, in: solver.solved(width: width))
    if let justifyContent, let width, width < .infinity {
      let free = width.asLength - (arrangement.tracks.last?.maxX ?? 0)
      if free > .lengthTolerance {
        arrangement.move(byX: free * justifyContent.share)
        arrangement.size.width = width.asLength
      }
    }
    if let alignContent, let container = containerHeight?.asLength {
      let free = container - arrangement.size.height
      if free > .lengthTolerance {
        arrangement.move(byY: free * alignContent.share)
        arrangement.size.height = container
      }
    }
    return arrangement.oriented(along: axis, direction: direction)
  }

  /// Why each item goes where it goes, in item order and before anything is aligned, turned or mirrored.
  public func explanations(of items: [MasonryItem], width: CGFloat?) -> [MasonryExplanation] {
    let solved = solver.solved(width: width)
    var placer = placer(solved, fitted: autoFit ? AutoFit(solved, items: items) : nil)
    var frames: [CGRect] = []
    return placer.appendExplaining(items, into: &frames)
  }

  private func placer(_ solved: GridTracks, fitted: AutoFit?) -> MasonryPlacer {
    MasonryPlacer(tracks: fitted?.all ?? solved.tracks, rules: rules, closed: fitted?.collapsed ?? [])
  }

  private func placed(_ items: [MasonryItem], in solved: GridTracks) -> TrackArrangement {
    let fitted = autoFit ? AutoFit(solved, items: items) : nil
    var placer = placer(solved, fitted: fitted)
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count)
    placer.append(items, into: &frames)
    placer.finish(into: &frames)
    return TrackArrangement(
      frames: frames, size: CGSize(width: fitted?.reportedWidth ?? solved.reportedWidth, height: placer.height),
      tracks: fitted?.kept ?? solved.tracks)
  }
}

extension TrackArrangement {
  fileprivate mutating func move(byX offset: CGFloat) {
    for index in frames.indices { frames[index].origin.x += offset }
    for index in tracks.indices { tracks[index].x += offset }
  }

  fileprivate mutating func move(byY offset: CGFloat) {
    for index in frames.indices { frames[index].origin.y += offset }
  }
}
