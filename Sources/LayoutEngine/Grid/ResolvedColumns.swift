import Foundation

/// Grid items with every number brought into its range, once for all widths.
struct ResolvedColumns: Sendable {
  enum Kind: Sendable {
    case fixed, flexible, adaptive
  }

  struct Column: Sendable {
    var kind: Kind
    /// The width of a fixed column.
    var minimum: CGFloat
    var maximum: CGFloat
    var spacing: CGFloat
  }

  let columns: [Column]
  /// What fixed columns, wherever they stand, and all gaps but the one behind the last column take.
  let taken: CGFloat
  /// How many columns share the rest.
  let sharing: Int

  init(_ items: [GridItem]) {
    columns = items.map { item in
      let spacing = (item.spacing ?? 8).asLength
      switch item.size {
      case .fixed(let width):
        return Column(kind: .fixed, minimum: width.asLength, maximum: .infinity, spacing: spacing)
      case .flexible(let minimum, let maximum):
        return Column(
          kind: .flexible, minimum: minimum.asLength, maximum: maximum.asMaximum, spacing: spacing)
      case .adaptive(let minimum, let maximum):
        return Column(
          kind: .adaptive, minimum: minimum.asLength, maximum: maximum.asMaximum, spacing: spacing)
      }
    }
    let fixed = columns.filter { $0.kind == .fixed }
    sharing = columns.count - fixed.count
    taken = fixed.reduce(0) { $0 + $1.minimum } + columns.dropLast().reduce(0) { $0 + $1.spacing }
  }
}
