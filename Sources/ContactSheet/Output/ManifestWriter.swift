import Foundation

/// Writes `manifest.json` as pages come, keeping none of them.
///
/// Keys stand in alphabetical order, one page on a line, so that the bytes depend on the values only.
final class ManifestWriter {
  private let file: AtomicFile
  private let encoder = JSONEncoder()
  private var isFirst = true

  /// Opens the manifest at `path`.
  init(path: String, header: Manifest.Header) throws {
    file = try AtomicFile(path: path)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A size that a feed declares may be anything; JSON has no word for infinity.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try write("{\n\"header\": ")
    try file.append(encoder.encode(header))
    try write(",\n\"pages\": [")
  }

  /// Adds the next page; pages come in their order.
  func append(_ page: Manifest.Page) throws {
    try write(isFirst ? "\n" : ",\n")
    isFirst = false
    try file.append(encoder.encode(page))
  }

  /// Ends the manifest and gives it its name.
  ///
  /// `earlier` are sheets of earlier runs that still stand in the folder, for a later run to delete.
  func finish(_ footer: Manifest.Footer, earlier: [String] = []) throws {
    try write("\n],\n\"complete\": \(footer.isComplete)")
    if !earlier.isEmpty { try write(",\n\"earlier\": ", earlier) }
    if let fault = footer.fault { try write(",\n\"fault\": ", fault) }
    if !footer.warnings.isEmpty { try write(",\n\"warnings\": ", footer.warnings) }
    try write("\n}\n")
    _ = try file.commit()
  }

  private func write(_ text: String) throws { try file.append(Array(text.utf8)) }

  private func write(_ label: String, _ value: some Encodable) throws {
    try write(label)
    try file.append(encoder.encode(value))
  }
}
