/// What a run wrote: the value types of `manifest.json`.
enum Manifest {
  /// What is known before the first page.
  struct Header: Hashable, Sendable, Encodable {
    /// The program and its version.
    var generator: String
    /// The theme's name, or its file as the caller spelled it.
    var theme: String
    /// Device pixels a point.
    var scale: Double
  }

  /// What is known after the last page.
  struct Footer: Hashable, Sendable {
    /// Whether the run came to its end; a fault or an interruption leaves false.
    var isComplete: Bool
    /// Remarks that concern no page: such as the theme's.
    var warnings: [String] = []
    /// Why the run ended early.
    var fault: String?
  }
}
