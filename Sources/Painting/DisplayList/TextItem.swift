public import Foundation
public import Graphics

/// A block of text in one colour.
public struct TextItem: Hashable, Sendable {
  /// The text and how it is set; its width is the box's.
  public var text: StyledText
  /// The text's frame in points; the first line starts at its top.
  public var box: CGRect
  /// The colour of all but colour glyphs, which take its alpha only.
  public var color: Color

  /// `text` at `box`, in `color`.
  public init(text: StyledText, box: CGRect, color: Color) {
    self.text = text
    self.box = box
    self.color = color
  }
}
