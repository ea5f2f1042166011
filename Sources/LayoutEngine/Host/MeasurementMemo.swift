import Foundation

/// The sizes that a subview has answered, by proposal; the first needs no table.
struct MeasurementMemo {
  struct Key: Hashable {
    let width: CGFloat?
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
      width = proposal.width
      height = proposal.height
    }
  }

  private var first: (key: Key, size: CGSize)?
  private var others: [Key: CGSize] = [:]

  subscript(key: Key) -> CGSize? {
    get {
      guard let first else { return nil }
      return first.key == key ? first.size : others[key]
    }
    set {
      guard let newValue else { return }
      if first == nil {
        first = (key, newValue)
      } else {
        others[key] = newValue
      }
    }
  }
}
