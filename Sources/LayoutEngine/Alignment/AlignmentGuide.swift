/// A guide of either axis.
enum AlignmentGuide: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  func hash(into hasher: inout Hasher) {
    switch self {
    case .horizontal(let guide): hasher.combine(ObjectIdentifier(guide.id))
    case .vertical(let guide): hasher.combine(ObjectIdentifier(guide.id))
    }
  }
}
