import Foundation
import Graphics
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [(0.25, 1), (0.2, 0), (1.2, 2), (-0.25, 0), (-0.3, -1), (10, 20)] as [(CGFloat, Int)])
  func movesToTheNearestEdgeAndHalvesUp(coordinate: CGFloat, edge: Int) {
    #expect(PixelGrid(scale: 2).edge(coordinate) == edge)
  }

  @Test func keepsWhatIsNoNumberOfPixelsInBounds() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.edge(.nan) == 0)
    #expect(grid.edge(.infinity) == 1_000_000_000)
    #expect(grid.edge(-.infinity) == -1_000_000_000)
    #expect(grid.edge(1e300) == 1_000_000_000)
  }

  @Test func givesEveryCanvasAPixel() {
    #expect(PixelGrid(scale: 1).canvas(.zero) == PixelSize(width: 1, height: 1))
    #expect(PixelGrid(scale: 0.1).canvas(CGSize(width: 4, height: 100)) == PixelSize(width: 1, height: 10))
    // 150.45 and 75.3 pixels.
    #expect(PixelGrid(scale: 1.5).canvas(CGSize(width: 100.3, height: 50.2)) == PixelSize(width: 150, height: 75))
  }

  @Test func lendsNeighboursTheSameEdge() {
    let grid = PixelGrid(scale: 1)
    let left = grid.pixels(CGRect(x: 0, y: 0, width: 10.3, height: 1))
    let right = grid.pixels(CGRect(x: 10.3, y: 0, width: 10.3, height: 1))
    #expect(left == PixelRect(x: 0, y: 0, width: 10, height: 1))
    #expect(right == PixelRect(x: 10, y: 0, width: 11, height: 1))
  }

  @Test func snapsAFrameByItsEdges() {
    // Edges at 0.8, 1.2, 20.8 and 21.2 pixels go to 1, 1, 21 and 21.
    let snapped = PixelGrid(scale: 2).snapped(CGRect(x: 0.4, y: 0.6, width: 10, height: 10))
    #expect(snapped == CGRect(x: 0.5, y: 0.5, width: 10, height: 10))
  }
}
