/// What a run wrote: the value types of `manifest.json`.
public enum Manifest {
  /// What is known before the first page.
  public struct Header: Hashable, Sendable, Encodable {
    /// The program and its version.
    public var generator: String
    /// The theme's name, or its file as the caller spelled it.
    public var theme: String
    /// Device pixels a point.
    public var scale: Double

    /// A header of the given values.
    public init(generator: String, theme: String, scale: Double) {
      self.generator = generator
      self.theme = theme
      self.scale = scale
    }
  }

  /// What is known after the last page.
  public struct Footer: Hashable, Sendable {
    /// Whether the run came to its end; a fault or an interruption leaves false.
    public var isComplete: Bool
    /// Remarks that concern no page: such as the theme's.
    public var warnings: [String]
    /// Why the run ended early.
    public var fault: String?

    /// The end of a run.
    public init(isComplete: Bool, warnings: [String] = [], fault: String? = nil) {
      self.isComplete = isComplete
      self.warnings = warnings
      self.fault = fault
    }
  }
}
