import Foundation

extension FlowArranger {
  /// Cuts items into the rows of one width.
  func breakRows(_ sizes: [CGSize], width: CGFloat, into rows: inout [FlowRow]) {
    rows.removeAll(keepingCapacity: true)
    let limit = width + .lengthTolerance
    let gap = spacing.asLength
    let mostRows = rowLimit.map { max($0, 0) } ?? .max
    var row = FlowRow(items: 0..<0, width: 0, height: 0)
    for index in sizes.indices {
      let itemWidth = sizes[index].width.asLength
      var x = row.width + gap
      if row.items.isEmpty || x + itemWidth > limit {
        if !row.items.isEmpty { rows.append(row) }
        guard rows.count < mostRows else { return }
        row = FlowRow(items: index..<index, width: 0, height: 0)
        x = 0
      }
      row.items = row.items.lowerBound..<(index + 1)
      row.width = x + itemWidth
      row.height = max(row.height, sizes[index].height.asLength)
    }
    if !row.items.isEmpty { rows.append(row) }
  }

  /// Narrows the width as far as the number of rows stays, as browsers balance text.
  func evenRows(_ sizes: [CGSize], width: CGFloat, rows: inout [FlowRow]) {
    guard rows.count > 1, let last = rows.last?.items.upperBound else { return }
    var enough = min(width, rows.reduce(0) { max($0, $1.width) })
    var tooNarrow: CGFloat = 0
    var trial: [FlowRow] = []
    // Each round halves the doubt; doubles have no finer steps than 60 rounds can tell apart.
    for _ in 0..<60 where enough - tooNarrow > .lengthTolerance {
      let middle = (enough + tooNarrow) / 2
      breakRows(sizes, width: middle, into: &trial)
      if trial.count > rows.count || trial.last?.items.upperBound != last {
        tooNarrow = middle
      } else {
        enough = middle
        swap(&rows, &trial)
      }
    }
  }

  /// Gives every item of a row its frame.
  func place(_ sizes: [CGSize], into result: inout FlowArrangement) {
    result.frames.removeAll(keepingCapacity: true)
    let (gap, rowGap) = (spacing.asLength, rowGap.asLength)
    let (share, rowShare) = (alignment.share, rowAlignment.share)
    let isMirrored = direction == .rightToLeft
    let total = result.size.width
    var y: CGFloat = 0
    for (number, row) in result.rows.enumerated() {
      if number > 0 { y += rowGap }
      var x = (total - row.width) * share
      for index in row.items {
        let width = sizes[index].width.asLength
        let height = heights == .own ? sizes[index].height.asLength : row.height
        result.frames.append(
          CGRect(
            x: isMirrored ? total - x - width : x, y: y + (row.height - height) * rowShare, width: width,
            height: height))
        x += width + gap
      }
      y += row.height
    }
    result.size.height = y
  }
}
