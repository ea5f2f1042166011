import LayoutEngine
import Testing

@Suite struct ShortestColumnGridTests {
  /// A picture that is `ratio` times as high as wide.
  private func picture(_ id: String, ratio: CGFloat) -> LayoutNode {
    .leaf(id) { proposal in
      let width = proposal.width ?? 10
      return CGSize(width: width, height: width * ratio)
    }
  }

  @Test func putsEachPictureIntoTheShorterColumn() {
    let arrangement = LayoutNode.container(
      ShortestColumnGrid(columns: 2, spacing: 10),
      [picture("a", ratio: 1), picture("b", ratio: 0.5), picture("c", ratio: 1), picture("d", ratio: 2)]
    ).arranged(in: ProposedViewSize(width: 210, height: nil))

    // Columns are 100 wide. b ends at 50, so c begins at 60 and ends at 160; a ends at 100, so d begins at 110.
    #expect(arrangement.size == CGSize(width: 210, height: 310))
    #expect(
      arrangement.frames == [
        .init(id: "a", rect: CGRect(x: 0, y: 0, width: 100, height: 100)),
        .init(id: "b", rect: CGRect(x: 110, y: 0, width: 100, height: 50)),
        .init(id: "c", rect: CGRect(x: 110, y: 60, width: 100, height: 100)),
        .init(id: "d", rect: CGRect(x: 0, y: 110, width: 100, height: 200)),
      ])
  }
}
