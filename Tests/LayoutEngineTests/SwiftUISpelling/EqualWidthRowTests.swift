import LayoutEngine
import Testing

@Suite struct EqualWidthRowTests {
  @Test func makesEveryButtonAsWideAsTheWidest() {
    func button(_ id: String, ideal: CGFloat) -> LayoutNode {
      .leaf(id) { CGSize(width: max(ideal, $0.width ?? 0), height: 20) }
    }
    let row = EqualWidthRow() {
      button("ok", ideal: 30)
      button("cancel", ideal: 70)
      button("help", ideal: 40)
    }.arranged(in: ProposedViewSize(width: 400, height: 100))

    #expect(row.size == CGSize(width: 226, height: 20))
    #expect(row["ok"] == [0, 0, 70, 20])
    #expect(row["cancel"] == [78, 0, 70, 20])
    #expect(row["help"] == [156, 0, 70, 20])
  }
}
