import Foundation

/// Reads the names of sheets out of a manifest that an earlier run left.
enum EarlierSheets {
  private struct Page: Decodable {
    var file: String
  }

  /// The sheets that the manifest at `path` names; none where there is no manifest of ours.
  ///
  /// A manifest of many pages may be large, so it is read line by line, as it was written. Only names that a
  /// run could have chosen count, whatever the file says: what is named here may be deleted.
  static func read(from path: String) -> Set<String> {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    var names: Set<String> = []
    var rest = Data()
    while let chunk = try? handle.read(upToCount: 1 << 16), !chunk.isEmpty {
      rest.append(chunk)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        names.formUnion(sheets(inLine: rest[..<end]))
        rest = Data(rest[(end + 1)...])
      }
    }
    return names.union(sheets(inLine: rest))
  }

  private static func sheets(inLine line: Data) -> [String] {
    let label = Data("\"earlier\": ".utf8)
    let value = line.starts(with: label) ? line.dropFirst(label.count) : line
    let text = value.last == UInt8(ascii: ",") ? value.dropLast() : value
    let decoder = JSONDecoder()
    let found: [String]
    switch text.first {
    case UInt8(ascii: "{"): found = (try? decoder.decode(Page.self, from: Data(text))).map { [$0.file] } ?? []
    case UInt8(ascii: "["): found = (try? decoder.decode([String].self, from: Data(text))) ?? []
    default: found = []
    }
    return found.filter(isSheetName)
  }

  private static func isSheetName(_ name: String) -> Bool {
    guard name.hasPrefix("page-"), name.hasSuffix(".png") else { return false }
    return Int(name.dropFirst(5).dropLast(4)).map { $0 > 0 && SheetFolder.sheetName($0) == name } ?? false
  }
}
