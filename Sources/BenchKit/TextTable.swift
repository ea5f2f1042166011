/// Rows of text in columns: the first flush left, the others flush right.
public struct TextTable: Hashable, Sendable, CustomStringConvertible {
  private var rows: [[String]]

  /// A table with one title a column.
  public init(_ titles: String...) { rows = [titles] }

  /// Adds a row; it must have as many cells as there are titles.
  public mutating func append(_ cells: String...) {
    precondition(cells.count == rows[0].count, "A table's row needs a cell for each title.")
    rows.append(cells)
  }

  /// The lines, columns two spaces apart, without spaces at the ends.
  public var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.reduce(0, max) }
    return rows.map { row in
      let cells = row.indices.map { column in
        let blank = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blank : blank + row[column]
      }
      let line = cells.joined(separator: "  ")
      return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }.joined(separator: "\n")
  }
}
