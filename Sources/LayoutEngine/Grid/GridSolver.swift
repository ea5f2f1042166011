public import Foundation

/// Turns grid items into tracks, as SwiftUI does and in the ways in which sources on SwiftUI disagree.
///
/// Fixed columns and gaps are taken off first, then the others share what is left, in order, each taking
/// `remaining / columns left`. SwiftUI does this twice, the second time over the width of the first result.
public struct GridSolver: Sendable {
  /// How often the items are solved.
  public enum Policy: Hashable, Sendable {
    /// Twice, the second time over the reported width.
    case swiftUI
    /// Once, over the proposed width.
    case singlePass
  }

  /// What width the layout reports.
  public enum Report: Hashable, Sendable {
    /// Where the tracks of the first pass end.
    case tracks
    /// The same, but not less than the proposed width.
    case max
  }

  /// What an adaptive column takes from the width that later columns share.
  public enum AdaptiveConsumption: Hashable, Sendable {
    /// The width of its tracks and of the gaps between them.
    case actual
    /// Its whole share.
    case proposed
  }

  /// The columns; none count as one flexible column.
  public let columns: [GridItem]
  let resolved: ResolvedColumns
  /// How often the items are solved.
  public var policy: Policy
  /// What width the layout reports.
  public var report: Report
  /// What an adaptive column takes.
  public var adaptiveConsumption: AdaptiveConsumption

  /// A solver that does as SwiftUI does.
  public init(
    _ columns: [GridItem], policy: Policy = .swiftUI, report: Report = .tracks,
    adaptiveConsumption: AdaptiveConsumption = .actual
  ) {
    self.columns = columns.isEmpty ? [GridItem()] : columns
    resolved = ResolvedColumns(self.columns)
    self.policy = policy
    self.report = report
    self.adaptiveConsumption = adaptiveConsumption
  }

  /// The tracks for a proposed width: nil and NaN are unspecified, which counts as 10.
  public func solved(width: CGFloat?) -> GridTracks {
    var tracks = GridTracks(tracks: [], reportedWidth: 0)
    solve(width: width, into: &tracks)
    return tracks
  }

  /// The same into a value whose storage is used again.
  public func solve(width: CGFloat?, into result: inout GridTracks) {
    let width = width.flatMap { $0.isNaN ? nil : $0 } ?? 10
    let proposed = width == .infinity ? width : width.asLength
    let total = pass(over: proposed, into: &result.tracks)
    result.reportedWidth = report == .max && proposed < .infinity ? Swift.max(proposed, total) : total
    // Over the same width a second pass would do the same again.
    guard policy == .swiftUI, result.reportedWidth != proposed else { return }
    _ = pass(over: result.reportedWidth, into: &result.tracks)
  }
}
