import Foundation
import Graphics
import JSONInput

extension ItemFields {
  /// The declared size, and the ratio that it or `ratio` tells, within ``FeedItem/aspectRatios``.
  func shape(width: Key, height: Key, ratio: Key) -> (size: CGSize?, ratio: CGFloat?) {
    let size = size(width: width, height: height)
    let declared = length(ratio)
    guard let value = declared ?? size.map({ Double($0.width) / Double($0.height) }) else { return (size, nil) }
    let limits = FeedItem.aspectRatios
    let clamped = min(max(CGFloat(value), limits.lowerBound), limits.upperBound)
    if clamped != CGFloat(value) {
      decoder.note("an aspect ratio of \(value) was moved to \(clamped)", at: declared == nil ? width : ratio)
    }
    return (size, clamped)
  }

  private func size(width: Key, height: Key) -> CGSize? {
    let sides = (length(width), length(height))
    if case (let width?, let height?) = sides { return CGSize(width: width, height: height) }
    // A side that is there but bad has its own warning by now; this one is for a side that is missing or null.
    let isMissing = [width, height].map { (try? container.decodeNil(forKey: $0)) ?? true }
    if isMissing[0] != isMissing[1] {
      pass(over: isMissing[0] ? height : width, "\"\((isMissing[0] ? width : height).stringValue)\" is missing")
    } else if isMissing[0], container.contains(width) || container.contains(height) {
      pass(over: width, "the size is null")
    }
    return nil
  }

  func color(_ key: Key) -> Color? {
    guard let text = word(key) else { return nil }
    let color = Color(hex: text)
    if color == nil { pass(over: key, "expected a colour such as \"#007aff\" or \"#007aff80\"") }
    return color
  }

  func blurHash(_ key: Key) -> BlurHash? {
    guard let text = word(key) else { return nil }
    let hash = BlurHash(text)
    if hash == nil { pass(over: key, "expected a BlurHash") }
    return hash
  }

  /// A BCP 47 tag, by its letters only.
  func language(_ key: Key) -> String? {
    guard let text = word(key) else { return nil }
    let isTag =
      text.utf8.count <= 35 && text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    if !isTag { pass(over: key, "expected a language such as \"en\" or \"zh-Hans\"") }
    return isTag ? text : nil
  }
}
