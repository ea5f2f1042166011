import ContactSheet
import FeedModel
import PNGCodec
import Painting

/// `proofsheet render`: everything that it was asked.
struct RenderCommand: ArgumentsValue {
  /// A file or `-`; nil is standard input.
  var feed: String?
  /// The folder of the sheets.
  var output = "sheets"
  /// A built-in theme's name or a file; nil is the default theme.
  var theme: String?
  /// The layout in place of the theme's.
  var layout: Theme.CardLayout.Kind?
  /// So many equal columns in place of the theme's.
  var columns: Int?
  /// As many columns of at least this width as fit, in place of the theme's.
  var minimumColumn: Double?
  /// Device pixels a point in place of the theme's.
  var scale: Double?
  var pagination = Pagination.feed
  /// The sheets to write; nil writes all.
  var pages: SheetSelection?
  /// Workers; nil is one a core.
  var jobs: Int?
  /// The budget of the painter's caches in bytes.
  var cacheBytes = Painter.defaultCacheBytes
  var compression = PNGCompression.balanced
  /// Whether each sheet's display list is written beside it.
  var writesScenes = false
  /// Whether times and cache statistics are in the manifest.
  var writesTimings = false
  /// Whether any warning is a failure.
  var isStrict = false
  /// Whether events are printed as JSON lines.
  var printsEvents = false

  static let syntax = CommandSyntax<RenderCommand>(
    name: "render",
    summary: "Paints a feed of cards, one PNG a page, and writes a manifest beside them.",
    discussion: """
      A feed is a JSON Feed or a card list (an array, an object or JSON Lines), recognised by its content. Without \
      FEED, or with -, it is read from standard input.
      """,
    operands: [
      .optional("FEED", sets: \.feed, .file(), help: "A file, or - for standard input")
    ],
    options: [
      .value("-o", "--output", sets: \.output, .folder, help: "The folder to write into"),
      .value(
        "--theme", sets: \.theme, .file("json").named("NAME|FILE", orOneOf: ThemeLibrary.names),
        help: "ios-light, ios-dark, material, wireframe, or a theme file"),
      .value("--layout", sets: \.layout, .choice, help: "The layout in place of the theme's"),
      .value("--columns", sets: \.columns, .integer(in: 1...1000), help: "So many equal columns"),
      .value(
        "--min-column", sets: \.minimumColumn, .positive(upTo: 100_000).named("WIDTH"),
        help: "As many columns of at least WIDTH points as fit"),
      .value("--scale", sets: \.scale, .positive(upTo: 16), help: "Device pixels a point, in place of the theme's"),
      .value("--paginate", sets: \.pagination, .pagination, help: "A sheet a feed page, N cards or HEIGHT points"),
      .value("--pages", sets: \.pages, .pages, help: "Write these sheets only"),
      .value("-j", "--jobs", sets: \.jobs, .integer(in: 1...256), help: "Pages at a time; one a core when left out"),
      .value("--cache-bytes", sets: \.cacheBytes, .byteCount, help: "The budget of each worker's caches"),
      .value("--compression", sets: \.compression, .choice, help: "How hard to compress"),
      .flag("--scenes", sets: \.writesScenes, help: "Write each sheet's scene file beside it"),
      .flag("--timings", sets: \.writesTimings, help: "Put times, cache statistics and peak memory into the manifest"),
      .flag("--strict", sets: \.isStrict, help: "Fail on any warning"),
      .flag("--json", sets: \.printsEvents, help: "Print events as JSON lines"),
    ],
    exclusive: [["--columns", "--min-column"]])
}

extension ArgumentValue where Value == Pagination {
  /// `feed`, a number of cards or a height.
  static var pagination: ArgumentValue {
    ArgumentValue(
      placeholder: "feed|N|HEIGHTpt", expectation: "feed, a number of cards, or a height such as 844pt",
      completion: .words(["feed"]), read: { Pagination($0) }, write: { $0.text })
  }
}

extension ArgumentValue where Value == SheetSelection {
  /// Pages and ranges of pages.
  static var pages: ArgumentValue {
    ArgumentValue(
      placeholder: "PAGES", expectation: "pages such as 1-3,7 or 5-", completion: .nothing,
      read: { SheetSelection($0) }, write: { _ in nil })
  }
}
