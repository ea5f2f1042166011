/// An array whose unreadable elements are left out, each with one remark.
public struct Lossy<Element: Decodable>: Decodable {
  /// The elements that could be read, with their places in the document.
  public var elements: [(index: Int, value: Element)]

  /// Decodes what can be decoded; only a value that is not an array is an error.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    elements = []
    elements.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      let index = container.currentIndex
      do {
        elements.append((index, try container.decode(Element.self)))
      } catch {
        let fault = JSONError(decoding: error, at: decoder.codingPath + [AnyKey(intValue: index)])
        decoder.note(JSONWarning(path: fault.path, reason: fault.reason))
        // A failed decode does not move on; asking for a decoder of the element does, whatever its kind.
        if container.currentIndex == index { _ = try container.superDecoder() }
      }
    }
  }
}

extension Lossy: Sendable where Element: Sendable {}
