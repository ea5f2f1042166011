import Foundation
import JSONInput
import LayoutEngine

/// An item of a case; which members count depends on the case's kind.
struct CaseItem: Decodable {
  var id: String?
  var width: CaseNumber?
  var height: CaseNumber?
  var aspect: CaseNumber?
  var stretch: Bool?
  var span: CaseNumber?
  var start: CaseNumber?

  private var itemHeight: ItemHeight {
    aspect.map { .aspectRatio($0.value) } ?? .fixed(height?.value ?? 0)
  }

  var cell: GridCell { GridCell(width: width?.value, height: itemHeight, stretches: stretch ?? false) }

  var masonryItem: MasonryItem { MasonryItem(height: itemHeight, span: span?.whole ?? 1, start: start?.whole) }

  var size: CGSize { CGSize(width: width?.value ?? 0, height: height?.value ?? 0) }
}
