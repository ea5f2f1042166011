import Foundation
import JSONInput
import LayoutEngine

/// The layout of a case, with every member that some kind reads.
struct CaseSpec: Decodable {
  // Columns.
  var columns: [CaseColumn]?
  var policy: Policy?
  var report: Report?
  var adaptiveConsumes: AdaptiveConsumption?

  // Grid, masonry, flow.
  var rowGap: CaseNumber?
  var alignment: CaseAlignment?
  var axis: AxisName?
  var rtl: Bool?

  // Masonry.
  var placement: Placement?
  var window: CaseNumber?
  var wasteTie: WasteTie?
  var tolerance: CaseTolerance?
  var dense: Bool?
  var denseRule: DenseRule?
  var explicitMovesCursor: Bool?
  var zeroHeight: ZeroHeight?
  var autoFit: Bool?
  var justifyContent: Place?
  var containerHeight: CaseNumber?
  var alignContent: Place?

  // Pages and windows.
  var pageHeight: CaseNumber?
  var mode: Mode?
  var closeOnPush: Bool?
  var tall: Tall?
  var windows: [[CaseNumber]]?

  // Flow.
  var spacing: CaseNumber?
  var align: FlowAlign?
  var rowAlign: RowAlign?
  var equalize: Equalize?
  var breaking: Breaking?
  var rowLimit: CaseNumber?

  enum Policy: String, Decodable { case swiftUI, singlePass }
  /// `tracks` and `max` for columns, `bounds` and `proposal` for flow.
  enum Report: String, Decodable { case tracks, max, bounds, proposal }
  enum AdaptiveConsumption: String, Decodable { case actual, proposed }
  enum AxisName: String, Decodable { case vertical, horizontal }
  enum Placement: String, Decodable { case lowestTop, leastWaste, roundRobin, gridLanes, lookAhead }
  enum WasteTie: String, Decodable { case leftmost, lowest }
  enum DenseRule: String, Decodable { case higher, any }
  enum ZeroHeight: String, Decodable { case normal, collapse }
  enum Place: String, Decodable { case start, center, end }
  enum Mode: String, Decodable { case strict, css }
  enum Tall: String, Decodable { case overflow, ownPage }
  enum FlowAlign: String, Decodable { case leading, center, trailing }
  enum RowAlign: String, Decodable { case top, center, bottom }
  enum Equalize: String, Decodable { case row, all }
  enum Breaking: String, Decodable { case greedy, even }

  /// A layout with every default.
  init() {}
}
