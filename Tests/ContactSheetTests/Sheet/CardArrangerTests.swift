import FeedModel
import Foundation
import LayoutEngine
import Painting
import Testing

@testable import ContactSheet

@Suite struct CardArrangerTests {
  private static let items = (0..<11).map { index in
    var item = FeedItem(id: "\(index)", title: "Number \(index)")
    item.aspectRatio = [0.5, 1.25, 3][index % 3]
    item.caption = index % 2 == 0 ? "A caption" : nil
    item.span = index % 4 == 3 ? 2 : nil
    return item
  }

  private func arranger(_ change: (inout Theme) -> Void = { _ in }) throws -> CardArranger {
    var theme = ThemeLibrary.standard
    change(&theme)
    return CardArranger(theme: theme, typesetter: try Typesetter())
  }

  @Test(arguments: Theme.CardLayout.Kind.allCases)
  func arrangesTheFirstCardsAsIfThereWereNoOthers(kind: Theme.CardLayout.Kind) throws {
    let arranger = try arranger { $0.layout.kind = kind }
    let measurer = arranger.measurer(of: Self.items)
    for count in (0...Self.items.count).reversed() {
      let alone = try arranger.arranged(Array(Self.items.prefix(count))).frames
      #expect(try arranger.frames(ofFirst: count, measurer: measurer) == alone)
    }
  }

  /// In columns of two widths a card is measured at more than one.
  @Test(arguments: Theme.CardLayout.Placement.allCases)
  func setsCardsAtTheWidthsOfTheirFrames(placement: Theme.CardLayout.Placement) throws {
    let arranger = try arranger {
      $0.layout.placement = placement
      $0.layout.columns = [.init(.fixed(100), spacing: 12), .init(.fixed(160), spacing: 12)]
    }
    let arranged = try arranger.arranged(Self.items)
    #expect(arranged.bodies.map(\.size.width) == arranged.frames.map(\.width))
    #expect(arranged.bodies.map(\.size.height) == arranged.frames.map(\.height))
  }

  @Test(arguments: Theme.CardLayout.Kind.allCases)
  func throwsTheFaultOfATextThatCannotBeSet(kind: Theme.CardLayout.Kind) throws {
    let arranger = try arranger {
      $0.layout.kind = kind
      $0.card.caption.font = "Inter"
    }
    let error = #expect(throws: PaintError.self) { try arranger.arranged(Self.items) }
    #expect(error?.code == .invalid)
    #expect(error?.subject == "Inter")
  }
}
