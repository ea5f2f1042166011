import Foundation
import Testing

@testable import proofsheet

struct PlainLayoutTests {
  @Test(arguments: [3, 70])
  func theShortestColumnIsTheFirstOfEquals(columns: Int) {
    var masonry = PlainLayout.Masonry(columns: columns, width: 10, gap: 2)
    var frames: [CGRect] = []
    masonry.append(Array(repeating: 5, count: columns - 1)[...], into: &frames)
    masonry.append([9, 1, 4], into: &frames)
    #expect(frames[columns - 1] == CGRect(x: Double(columns - 1) * 12, y: 0, width: 10, height: 9))
    #expect(frames[columns] == CGRect(x: 0, y: 7, width: 10, height: 1))
    #expect(frames[columns + 1] == CGRect(x: 12, y: 7, width: 10, height: 4))
  }

  @Test func theWindowIsHalfOpen() {
    var items: [Int] = []
    PlainLayout.window([[(0, 5, 1), (5, 9, 2)], [(1, 3, 0), (6, 8, 3)]], from: 5, to: 6, into: &items)
    #expect(items == [2])
    PlainLayout.window([[(0, 5, 1), (5, 9, 2)], [(1, 3, 0), (6, 8, 3)]], from: 2, to: 6.5, into: &items)
    #expect(items == [0, 1, 2, 3])
  }

  @Test func aLineHoldsWhatFits() {
    var frames: [CGRect] = []
    let sizes = [(6, 2), (3, 4), (2, 1)].map { CGSize(width: $0.0, height: $0.1) }
    PlainLayout.flow(sizes, width: 10, gap: 1, into: &frames)
    #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 7, y: 0), CGPoint(x: 0, y: 5)])
  }

  @Test func columnsShareWhatGapsLeave() {
    var columns: [(x: Double, width: Double)] = []
    PlainLayout.columns(3, width: 104, gap: 7, into: &columns)
    #expect(columns.map(\.x) == [0, 37, 74])
    #expect(columns.map(\.width) == [30, 30, 30])
  }
}
