import CPango
import Foundation

/// Which fonts there are: the system's folders, and nothing of the user's configuration.
@safe struct FontConfiguration: ~Copyable {
  private let config: OpaquePointer

  /// The system's fonts and those in `folders`; throws where that is no font at all.
  init(folders: [String]) throws(PaintError) {
    guard let shared = unsafe OpaquePointer(bitPattern: Self.sharedAddress),
      let loaded = unsafe folders.isEmpty ? FcConfigReference(shared) : Self.load(Self.document(folders: folders))
    else {
      throw PaintError(.fontUnavailable, subject: "", message: "The font configuration could not be loaded.")
    }
    guard unsafe Self.fontCount(loaded) > 0 else {
      unsafe FcConfigDestroy(loaded)
      throw PaintError(
        .fontUnavailable, subject: "", message: "No font is installed in \(Self.systemFolders.joined(separator: ", "))."
      )
    }
    unsafe config = loaded
  }

  deinit { unsafe FcConfigDestroy(config) }

  /// Lends the configuration for the time of `body`.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(config)
  }

  /// Loads a configuration and scans its folders, by the system's cache where that is fresh.
  private static func load(_ document: String) -> OpaquePointer? {
    guard let config = unsafe FcConfigCreate() else { return nil }
    // The environment's FONTCONFIG_SYSROOT must not move the folders.
    unsafe FcConfigSetSysRoot(config, nil)
    let isParsed = unsafe document.withCString(encodedAs: UTF8.self) { text in
      unsafe FcConfigParseAndLoadFromMemory(config, text, FcTrue)
    }
    guard isParsed == FcTrue, unsafe FcConfigBuildFonts(config) == FcTrue else {
      unsafe FcConfigDestroy(config)
      return nil
    }
    return unsafe config
  }

  private static func fontCount(_ config: OpaquePointer) -> Int {
    guard let fonts = unsafe FcConfigGetFonts(config, FcSetSystem) else { return 0 }
    return Int(unsafe fonts.pointee.nfont)
  }

  /// The address of a configuration of the system's fonts, which lives as long as the process; 0 where it failed.
  ///
  /// It is also made Fontconfig's current one: Pango initialises the default configuration whenever a font map is made,
  /// which would read the user's files, cost more than everything else here and complain on standard error about a
  /// broken one. It is shared because Pango 1.50 keeps a reference to each configuration that a font map had.
  static let sharedAddress: UInt = {
    guard let config = unsafe load(document(folders: [])) else { return 0 }
    _ = unsafe FcConfigSetCurrent(config)
    return UInt(bitPattern: config)
  }()
}
