public import Foundation

/// A card as the placer sees it, in 16 bytes: a million of them are read once.
public struct MasonryItem: Hashable, Sendable {
  /// A height, or an aspect ratio with its sign turned: both are lengths, so the sign is free.
  private let extent: CGFloat
  private let spanned: UInt32
  private let first: Int32

  /// An item that is any number out of anything: lengths, span and start are brought into their ranges.
  public init(height: ItemHeight, span: Int = 1, start: Int? = nil) {
    switch height {
    case .fixed(let height): extent = height.asLength
    case .aspectRatio(let ratio): extent = -ratio.asLength
    }
    spanned = UInt32(clamping: max(span, 1))
    first = start.map { Int32(clamping: max($0, 0)) } ?? -1
  }

  /// An item of a fixed height.
  public init(height: CGFloat, span: Int = 1, start: Int? = nil) {
    self.init(height: .fixed(height), span: span, start: start)
  }

  /// An item whose height follows from its width.
  public init(aspectRatio: CGFloat, span: Int = 1, start: Int? = nil) {
    self.init(height: .aspectRatio(aspectRatio), span: span, start: start)
  }

  /// How its height follows from its width.
  public var height: ItemHeight { extent.sign == .minus ? .aspectRatio(-extent) : .fixed(extent) }

  /// How many tracks it wants, at least 1.
  @inline(__always)
  public var span: Int { Int(spanned) }

  /// The first track that it insists on, from 0.
  @inline(__always)
  public var start: Int? { first < 0 ? nil : Int(first) }

  /// Whether it spans one track and insists on none.
  @inline(__always)
  var isPlain: Bool { spanned == 1 && first < 0 }

  /// The height at a width.
  @inline(__always)
  public func height(at width: CGFloat) -> CGFloat {
    if extent > 0 { return extent }
    return extent < 0 ? min(width / -extent, .largestLength) : 0
  }
}
