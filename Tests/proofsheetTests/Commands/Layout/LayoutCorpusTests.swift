import Foundation
import JSONInput
import TestSupport
import Testing

@testable import proofsheet

/// The published cases, each against the frames that it states.
struct LayoutCorpusTests {
  private static let cases: [LayoutCase] = {
    let url = Corpus.root.appending(path: "Tests/Corpus/layout.json")
    return (try? JSONInput.decode(LayoutCases.self, from: Data(contentsOf: url)))?.value.cases ?? []
  }()

  @Test func holdsEveryCase() {
    #expect(Self.cases.count == 177)
    #expect(Self.cases.allSatisfy { $0.name != nil && $0.expect != nil })
  }

  @Test(arguments: Self.cases.indices)
  func comesToWhatTheCaseStates(_ index: Int) throws {
    let layoutCase = Self.cases[index]
    let expected = try #require(layoutCase.expect)
    let actual = layoutCase.outcome(number: index)
    let differences = CaseComparison.differences(between: actual, and: expected)
    #expect(differences.isEmpty, "\(actual.name):\n\(differences.joined(separator: "\n"))")
  }
}
