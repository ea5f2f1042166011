import Foundation
import JSONInput

/// The cases in a document: one object, an array of them, or `{"cases": […]}`.
struct LayoutCases: Decodable {
  var cases: [LayoutCase]

  private enum Key: String, CodingKey {
    case cases, kind, spec
  }

  /// What tells a document of cases from a feed, without reading the rest.
  private struct Probe: Decodable {
    var isCases: Bool

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        isCases = list.isAtEnd ? false : try list.decode(Probe.self).isCases
      } else {
        let container = try decoder.container(keyedBy: Key.self)
        isCases = container.contains(.cases) || container.contains(.kind) && container.contains(.spec)
      }
    }
  }

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer(), list.count != nil {
      cases = try [LayoutCase](from: decoder)
    } else if try decoder.container(keyedBy: Key.self).contains(.cases) {
      cases = try decoder.container(keyedBy: Key.self).decode([LayoutCase].self, forKey: .cases)
    } else {
      cases = [try LayoutCase(from: decoder)]
    }
  }

  /// Whether a document holds cases rather than a feed.
  static func recognises(_ data: Data) -> Bool {
    (try? JSONInput.decode(Probe.self, from: data))?.value.isCases ?? false
  }

  /// Lays every case of a document out and yields one line of JSON for each, in order.
  static func run(data: Data, explain: Bool = false, print: (String) throws -> Void) throws {
    let line = JSONLine()
    for (number, layoutCase) in try JSONInput.decode(LayoutCases.self, from: data).value.cases.enumerated() {
      var outcome = layoutCase.outcome(number: number)
      if explain { layoutCase.explain(&outcome) }
      try print(line.text(outcome))
    }
  }
}
