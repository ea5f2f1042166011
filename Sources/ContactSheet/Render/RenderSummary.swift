/// What a render run wrote.
public struct RenderSummary: Hashable, Sendable {
  /// Sheets under their names.
  public var sheets = 0
  /// Cards on them.
  public var cards = 0
  /// Remarks that were made.
  public var warnings = 0
  /// Bytes of all sheets.
  public var bytes = 0
}
