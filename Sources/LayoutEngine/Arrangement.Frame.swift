public import Foundation

extension Arrangement {
  /// The rectangle of one named node.
  public struct Frame: Equatable, Sendable {
    public var id: String
    public var rect: CGRect

    public init(id: String, rect: CGRect) {
      self.id = id
      self.rect = rect
    }
  }
}
