import Foundation
import LayoutEngine

extension CaseSpec {
  var solver: GridSolver {
    GridSolver(
      (columns ?? []).map(\.item), policy: policy == .singlePass ? .singlePass : .swiftUI,
      report: report == .max ? .max : .tracks,
      adaptiveConsumption: adaptiveConsumes == .proposed ? .proposed : .actual)
  }

  var grid: GridArranger {
    GridArranger(
      solver: solver, rowGap: gap, alignment: alignment?.alignment ?? .center, axis: layoutAxis, direction: direction)
  }

  var masonry: MasonryArranger {
    MasonryArranger(
      solver: solver, rules: rules, autoFit: autoFit ?? false, justifyContent: justifyContent?.alignment,
      containerHeight: containerHeight?.value, alignContent: alignContent?.alignment, axis: layoutAxis,
      direction: direction)
  }

  var rules: MasonryRules {
    MasonryRules(
      rowGap: gap, placement: masonryPlacement, wasteTie: wasteTie == .lowest ? .lowest : .leftmost, packing: packing,
      explicitMovesCursor: explicitMovesCursor ?? false, zeroHeight: zeroHeight == .collapse ? .collapse : .normal)
  }

  var paging: PagingRules {
    let css: PagingRules.Mode = closeOnPush ?? true ? .css : .cssOpen
    return PagingRules(
      pageHeight: pageHeight?.value ?? .infinity, mode: mode == .css ? css : .strict,
      tall: tall == .ownPage ? .ownPage : .overflow)
  }

  var flow: FlowArranger {
    FlowArranger(
      spacing: spacing?.value ?? 8, rowGap: gap, alignment: flowAlignment, rowAlignment: rowAlignment,
      breaking: breaking == .even ? .even : .greedy, report: report == .proposal ? .proposal : .bounds,
      rowLimit: rowLimit?.whole, direction: direction)
  }

  var equalHeightFlow: FlowArranger {
    var flow = flow
    flow.heights = equalize == .all ? .all : .row
    return flow
  }

  var layoutAxis: Axis { axis == .horizontal ? .horizontal : .vertical }

  var direction: LayoutDirection { rtl == true ? .rightToLeft : .leftToRight }

  private var gap: CGFloat { rowGap?.value ?? 8 }

  private var packing: MasonryRules.Packing {
    guard dense == true else { return .sparse }
    return denseRule == .any ? .denseAny : .denseHigher
  }

  private var masonryPlacement: MasonryPlacement {
    switch placement ?? .lowestTop {
    case .lowestTop: .lowestTop
    case .leastWaste: .leastWaste
    case .roundRobin: .roundRobin
    case .gridLanes: .gridLanes(tolerance: tolerance?.value ?? 0)
    case .lookAhead: .lookAhead(window: window?.whole ?? 5)
    }
  }

  private var flowAlignment: ContentAlignment {
    switch align ?? .leading {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  private var rowAlignment: ContentAlignment {
    switch rowAlign ?? .top {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}

extension CaseSpec.Place {
  fileprivate var alignment: ContentAlignment {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}
