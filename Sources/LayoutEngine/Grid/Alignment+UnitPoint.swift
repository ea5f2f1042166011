extension Alignment {
  /// The point of a rectangle without text on which both guides lie; guides of someone's own count as centre.
  var unitPoint: UnitPoint {
    let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let isLow = vertical == .bottom || vertical == .firstTextBaseline || vertical == .lastTextBaseline
    return UnitPoint(x: x, y: vertical == .top ? 0 : isLow ? 1 : 0.5)
  }
}
