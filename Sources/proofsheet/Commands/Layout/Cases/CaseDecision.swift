import Foundation
import LayoutEngine

/// Why an item went where it went, as it is printed.
struct CaseDecision: Encodable {
  struct Candidate: Encodable {
    var track: Int
    /// Absent where a track is closed, as is the waste.
    var top: CGFloat?
    var waste: CGFloat?
  }

  var id: String
  var track: Int
  var span: Int
  var y: CGFloat
  var rule: String
  var because: String
  var candidates: [Candidate]

  init(id: String, _ explanation: MasonryExplanation) {
    self.id = id
    track = explanation.track
    span = explanation.span
    y = explanation.y
    rule = explanation.reason.rawValue
    because = explanation.description
    candidates = explanation.candidates.map { candidate in
      Candidate(
        track: candidate.track, top: candidate.top.isFinite ? candidate.top : nil,
        waste: candidate.waste.isFinite ? candidate.waste : nil)
    }
  }
}
