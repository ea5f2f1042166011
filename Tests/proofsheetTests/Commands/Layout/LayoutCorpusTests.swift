import Foundation
import JSONInput
import TestSupport
import Testing

@testable import proofsheet

/// The published cases, each against the frames that it states.
struct LayoutCorpusTests {
  private struct Document: Decodable {
    var cases: [StatedCase]
  }

  /// A case beside what it should come to.
  private struct StatedCase: Decodable {
    var layoutCase: LayoutCase
    var expectation: CaseExpectation

    private enum Key: String, CodingKey {
      case expect
    }

    init(from decoder: any Decoder) throws {
      layoutCase = try LayoutCase(from: decoder)
      expectation = try decoder.container(keyedBy: Key.self).decode(CaseExpectation.self, forKey: .expect)
    }
  }

  private static let cases: [StatedCase] = {
    let url = Corpus.root.appending(path: "Tests/Corpus/layout.json")
    return (try? JSONInput.decode(Document.self, from: Data(contentsOf: url)))?.value.cases ?? []
  }()

  @Test func holdsEveryCase() {
    #expect(Self.cases.count == 177)
    #expect(Self.cases.allSatisfy { $0.layoutCase.name != nil })
  }

  @Test(arguments: Self.cases.indices)
  func comesToWhatTheCaseStates(_ index: Int) {
    let actual = Self.cases[index].layoutCase.outcome(number: index)
    let differences = CaseComparison.differences(between: actual, and: Self.cases[index].expectation)
    #expect(differences.isEmpty, "\(actual.name):\n\(differences.joined(separator: "\n"))")
  }
}
