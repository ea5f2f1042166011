import Foundation

extension FontConfiguration {
  /// What the generic names stand for; Pango itself asks for `emoji`.
  static let genericFamilies: [(String, String)] = [
    ("emoji", "Noto Color Emoji"),
    ("sans", "Inter"),
    ("sans-serif", "Inter"),
    ("system-ui", "Inter"),
    ("serif", "DejaVu Serif"),
    ("mono", "DejaVu Sans Mono"),
    ("monospace", "DejaVu Sans Mono"),
  ]
}

/// The families that a text is set in, first choice first.
struct FontFamilies: Hashable, Sendable {
  /// The regions that Noto's CJK faces are drawn for.
  enum Region: String, CaseIterable, Sendable {
    case simplified = "SC"
    case traditional = "TC"
    case hongKong = "HK"
    case japan = "JP"
    case korea = "KR"
  }

  /// Each family once.
  let names: [String]

  /// The families that a description asks for, then those that fill its gaps.
  ///
  /// A first family is taken as it is. Among later families, which are there to fill gaps, a face for one CJK region
  /// gives way to its sibling for the text's own region.
  init(requested: [String], region: Region) {
    var names: [String] = []
    for (index, family) in requested.enumerated() {
      if index > 0, let sibling = Self.sibling(of: family, in: region) { names.append(sibling) }
      names.append(family)
    }
    let regions = [region] + Region.allCases.filter { $0 != region }
    names.append("Inter")
    names += regions.map { "Noto Sans CJK \($0.rawValue)" }
    names += ["DejaVu Sans", "Noto Color Emoji"]
    var seen: Set<String> = []
    self.names = names.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }

  private static func sibling(of family: String, in region: Region) -> String? {
    guard let space = family.lastIndex(of: " "), Region(rawValue: String(family[family.index(after: space)...])) != nil,
      family[..<space].hasSuffix(" CJK")
    else { return nil }
    return "\(family[...space])\(region.rawValue)"
  }
}
