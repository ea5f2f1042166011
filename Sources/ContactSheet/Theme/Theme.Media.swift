public import Foundation
public import Graphics
import JSONInput

extension Theme {
  /// The picture's place on a card.
  public struct Media: Hashable, Sendable {
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat
    /// How a picture meets its place.
    public var fit: Fill.Fit
    /// Width by height, for cards that declare none.
    public var aspectRatio: CGFloat
    /// Space between the media's edges and the title, in points.
    public var inset: CGFloat
    /// Whether cards show their own picture, gradient or colour; otherwise all show the theme's.
    public var showsContent: Bool
    /// What covers cards that have no picture, colour or gradient of their own.
    public var gradients: [BoxGradient]
  }
}

extension Theme.Media: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case cornerRadius, fit, aspectRatio, inset, showsContent, gradients
  }

  /// Reads a theme's `card.media`.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cornerRadius = try container.length(.cornerRadius, in: 0...10_000)
    fit = try container.choice(.fit)
    aspectRatio = try container.length(.aspectRatio, in: 0.02...50)
    inset = try container.length(.inset, in: 0...1000)
    showsContent = try container.decode(Bool.self, forKey: .showsContent)
    gradients = try container.decode([Noted<BoxGradient, BoxGradient.CodingKeys>].self, forKey: .gradients)
      .map(\.value)
    guard !gradients.isEmpty else {
      throw decoder.fault("expected at least one gradient", at: CodingKeys.gradients)
    }
  }
}
