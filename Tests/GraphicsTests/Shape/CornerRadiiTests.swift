import Foundation
import Graphics
import Testing

@Suite struct CornerRadiiTests {
  private func radii(_ topLeft: CGFloat, _ topRight: CGFloat, _ bottomRight: CGFloat, _ bottomLeft: CGFloat)
    -> CornerRadii
  {
    CornerRadii(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  @Test func leavesRadiiThatFit() {
    #expect(CornerRadii(5).fitted(to: CGSize(width: 10, height: 10)) == CornerRadii(5))
    #expect(radii(8, 2, 0, 1).fitted(to: CGSize(width: 10, height: 9)) == radii(8, 2, 0, 1))
  }

  @Test func shrinksAllByTheFactorOfTheTightestSide() {
    // The top has 30 + 10 of 20, a half; the left has 30 + 0 of 100.
    #expect(radii(30, 10, 0, 0).fitted(to: CGSize(width: 20, height: 100)) == radii(15, 5, 0, 0))
    // The right has 40 + 40 of 20, a quarter; the top 40 of 40, the bottom 48 of 40.
    #expect(radii(0, 40, 40, 8).fitted(to: CGSize(width: 40, height: 20)) == radii(0, 10, 10, 2))
  }

  @Test func takesNegativeRadiiAndNaNForZero() {
    #expect(radii(-3, .nan, 4, 0).fitted(to: CGSize(width: 10, height: 10)) == radii(0, 0, 4, 0))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 9), CGSize(width: -4, height: 9)])
  func leavesNothingRoundInABoxWithoutAnArea(size: CGSize) {
    #expect(CornerRadii(7).fitted(to: size) == .zero)
  }
}
