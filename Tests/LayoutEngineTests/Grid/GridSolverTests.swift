import LayoutEngine
import Testing

struct GridSolverTests {
  private func widths(_ columns: [GridItem], _ width: CGFloat?, _ policy: GridSolver.Policy = .swiftUI) -> [CGFloat] {
    GridSolver(columns, policy: policy).solved(width: width).tracks.map(\.width)
  }

  @Test func takesFixedColumnsOffBeforeTheOthersShare() {
    // 300 - 60 - 2 × 8 = 224, halved.
    let tracks = GridSolver([GridItem(), GridItem(.fixed(60)), GridItem()]).solved(width: 300)
    #expect(tracks.tracks.map(\.width) == [112, 60, 112])
    #expect(tracks.tracks.map(\.x) == [0, 120, 188])
    #expect(tracks.reportedWidth == 300)
  }

  @Test func solvesASecondTimeOverWhatTheFirstPassCameTo() {
    let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    // 146 each of 300; the second insists on 180, so 334 is reported and shared again: 163 and 180.
    #expect(widths(columns, 300, .singlePass) == [146, 180])
    #expect(widths(columns, 300) == [163, 180])
    #expect(GridSolver(columns).solved(width: 300).reportedWidth == 334)
  }

  @Test func fitsAsManyAdaptiveTracksAsTheMinimumAllows() {
    // (300 + 8) / (50 + 8) is 5.3; five tracks and four gaps fill 300.
    let tracks = GridSolver([GridItem(.adaptive(minimum: 50))]).solved(width: 300)
    #expect(tracks.tracks.map(\.width) == Array(repeating: 53.6, count: 5))
    #expect(tracks.tracks.allSatisfy { $0.column == 0 })
  }

  @Test func letsAMaximumBelowTheMinimumWin() {
    #expect(widths([GridItem(.flexible(minimum: 40, maximum: 20))], 300) == [20])
  }

  @Test func takesMaximaOfAnInfiniteWidthAndMinimaWhereThereAreNone() {
    let columns = [GridItem(.flexible(minimum: 40, maximum: 60)), GridItem(), GridItem(.adaptive(minimum: 30))]
    #expect(widths(columns, .infinity, .singlePass) == [60, 10, 30])
  }

  @Test func countsUnspecifiedAndNaNAsTen() {
    #expect(widths([GridItem()], nil) == [10])
    #expect(widths([GridItem(.flexible(minimum: 0))], .nan) == [10])
  }

  @Test func makesOneFlexibleColumnOfNone() {
    #expect(widths([], 120) == [120])
  }

  @Test func reportsNoLessThanTheProposalWhenAsked() {
    let solver = GridSolver([GridItem(.fixed(60))], report: .max)
    #expect(solver.solved(width: 300).reportedWidth == 300)
    #expect(solver.solved(width: 20).reportedWidth == 60)
    #expect(solver.solved(width: .infinity).reportedWidth == 60)
  }
}
