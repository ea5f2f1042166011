import ContactSheet
import Foundation
import LayoutEngine

/// What a case came to, as it is printed.
struct LayoutOutcome: Encodable {
  struct Column: Encodable {
    var x: CGFloat
    var width: CGFloat
  }

  var name: String
  /// The cards of a sheet; a case's items are known by their places.
  var ids: [String]?
  var frames: [[CGFloat]] = []
  var size: [CGFloat]?
  var columns: [Column]?
  var pages: [[String]]?
  var pageHeights: [CGFloat]?
  var visible: [[String]]?
  var decisions: [CaseDecision]?
  /// One for each page, or one for the whole.
  var whitespace: [CaseWhitespace]?

  init(name: String) { self.name = name }

  /// What a feed's sheet came to.
  init(_ sheet: SheetFrames) {
    name = SheetFolder.sheetName(sheet.number)
    ids = sheet.ids
    frames = Self.numbers(sheet.frames)
    size = [sheet.size.width, sheet.size.height].map(Self.plain)
    if !sheet.columns.isEmpty { columns = Self.columns(sheet.columns) }
    whitespace = sheet.whitespace.map { [CaseWhitespace($0)] }
    guard !sheet.explanations.isEmpty else { return }
    decisions = zip(sheet.ids, sheet.explanations).map { CaseDecision(id: $0, $1) }
  }

  mutating func take(_ arrangement: TrackArrangement) {
    frames = Self.numbers(arrangement.frames)
    size = [Self.plain(arrangement.size.width), Self.plain(arrangement.size.height)]
    columns = Self.columns(arrangement.tracks)
  }

  mutating func take(_ arrangement: FlowArrangement) {
    frames = Self.numbers(arrangement.frames)
    size = [Self.plain(arrangement.size.width), Self.plain(arrangement.size.height)]
  }

  mutating func take(_ result: MasonryPages, ids: [String]) {
    frames = Self.numbers(result.frames)
    columns = Self.columns(result.tracks.tracks)
    pages = result.pages.map { page in page.map { ids[$0] } }
    pageHeights = result.heights
  }

  private static func numbers(_ frames: [CGRect]) -> [[CGFloat]] {
    frames.map { frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(plain)
    }
  }

  private static func columns(_ tracks: [GridTrack]) -> [Column] {
    tracks.map { Column(x: plain($0.x), width: plain($0.width)) }
  }

  /// Zero without a sign.
  private static func plain(_ number: CGFloat) -> CGFloat { number + 0 }
}
