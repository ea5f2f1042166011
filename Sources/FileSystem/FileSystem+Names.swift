extension FileSystem {
  /// The folder that holds `path`, by its spelling; nil for a bare name and for the root.
  public static func parent(of path: String) -> String? {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/"), trimmed != "/" else { return nil }
    let parent = withoutTrailingSlashes(trimmed[..<slash])
    return parent.isEmpty ? "/" : String(parent)
  }

  /// The last part of `path`, as `b` of `a/b/`.
  public static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/"), trimmed != "/" else { return String(trimmed) }
    return String(trimmed[trimmed.index(after: slash)...])
  }

  /// The root keeps its slash.
  private static func withoutTrailingSlashes(_ path: some StringProtocol) -> Substring {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
    return trimmed
  }
}
