import Foundation

@testable import proofsheet

/// Compares what a case came to with what it states, as the corpus's page says.
enum CaseComparison {
  /// One sentence for everything that differs: expected beside actual.
  static func differences(between actual: LayoutOutcome, and expected: CaseExpectation) -> [String] {
    var differences: [String] = []
    func compare<Value>(_ key: String, _ actual: [Value]?, _ expected: [Value]?, _ same: (Value, Value) -> Bool) {
      guard let expected else { return }
      let actual = actual ?? []
      if actual.count != expected.count { differences.append("\(key): expected \(expected), actual \(actual)") }
      for (index, pair) in zip(actual, expected).enumerated() where !same(pair.0, pair.1) {
        differences.append("\(key)[\(index)]: expected \(pair.1), actual \(pair.0)")
      }
    }
    compare("frames", actual.frames, expected.frames, matches)
    compare("size", actual.size, expected.size, matches)
    compare(
      "columns", actual.columns?.map { [$0.x, $0.width] }, expected.columns?.map { [$0.x, $0.width] }, matches)
    compare("pages", actual.pages, expected.pages, ==)
    compare("pageHeights", actual.pageHeights, expected.pageHeights, matches)
    compare("visible", actual.visible, expected.visible, ==)
    return differences
  }

  private static func matches(_ actual: CGFloat, _ expected: CGFloat) -> Bool {
    abs(actual - expected) <= 1e-6 + 1e-12 * abs(expected)
  }

  private static func matches(_ actual: [CGFloat], _ expected: [CGFloat]) -> Bool {
    actual.count == expected.count && zip(actual, expected).allSatisfy(matches)
  }
}
