import FileSystem
import Foundation

/// Reads the names of sheets out of a manifest that an earlier run left.
enum EarlierSheets {
  private struct Page: Decodable {
    var file: String
  }

  /// A longer line is none that a run wrote, and is passed over.
  private static let longestLine = 64 << 20
  private static let pieceSize = 1 << 16

  /// The sheets that the manifest at `path` names; none where there is no manifest of ours.
  ///
  /// A manifest of many pages may be large, so it is read line by line, as it was written. Only names that a
  /// run could have chosen count, whatever the file says: what is named here may be deleted. What is no regular file
  /// might never end, and is not read.
  static func read(from path: String) -> Set<String> {
    guard (try? FileSystem.kind(of: path)) == .file, let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    var names: Set<String> = []
    var line: [UInt8] = []
    while let piece = try? handle.read(upToCount: pieceSize), !piece.isEmpty {
      var rest = Array(piece)[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        append(rest[..<end], to: &line)
        names.formUnion(sheets(inLine: line))
        line.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      append(rest, to: &line)
    }
    return names.union(sheets(inLine: line))
  }

  /// A line that grew too long keeps one byte more than allowed, which tells.
  private static func append(_ piece: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line.append(contentsOf: piece.prefix(longestLine + 1 - line.count))
  }

  private static func sheets(inLine line: [UInt8]) -> [String] {
    guard line.count <= longestLine else { return [] }
    let label = "\"earlier\": ".utf8
    let value = line.starts(with: label) ? line.dropFirst(label.count) : line[...]
    let text = value.last == UInt8(ascii: ",") ? value.dropLast() : value
    let found: [String]
    switch text.first {
    case UInt8(ascii: "{"): found = (try? JSONDecoder().decode(Page.self, from: Data(text))).map { [$0.file] } ?? []
    case UInt8(ascii: "["): found = (try? JSONDecoder().decode([String].self, from: Data(text))) ?? []
    default: found = []
    }
    return found.filter(isSheetName)
  }

  private static func isSheetName(_ name: String) -> Bool {
    guard name.hasPrefix("page-"), name.hasSuffix(".png") else { return false }
    return Int(name.dropFirst(5).dropLast(4)).map { $0 > 0 && SheetFolder.sheetName($0) == name } ?? false
  }
}
