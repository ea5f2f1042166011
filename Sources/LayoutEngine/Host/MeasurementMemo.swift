import Foundation

/// The sizes that a subview has answered, by proposal.
///
/// Most are asked for one size, and nearly all for a handful: those are found by looking, only more by hashing.
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
  private var handful: [(key: Key, size: CGSize)] = []
  private var others: [Key: CGSize] = [:]

  subscript(key: Key) -> CGSize? {
    guard let first else { return nil }
    if first.key == key { return first.size }
    for entry in handful where entry.key == key { return entry.size }
    return others.isEmpty ? nil : others[key]
  }

  /// Keeps the size of a proposal that is not known yet.
  mutating func insert(_ size: CGSize, for key: Key) {
    if first == nil {
      first = (key, size)
    } else if handful.count < 8 {
      handful.append((key, size))
    } else {
      others[key] = size
    }
  }
}
