import CPango

/// The fonts that are installed on the system.
public enum SystemFonts {
  /// The families that `font`, a Pango description, names and that no installed font has.
  ///
  /// Throws where the description has no usable size. Where no font is installed at all, none is missed:
  /// ``Typesetter`` tells of that.
  public static func missingFamilies(in font: String) throws(PaintError) -> [String] {
    let requested = try TextRequest(StyledText(string: "", font: font, language: "")).requestedFamilies
    guard !families.isEmpty else { return [] }
    return requested.filter { !families.contains($0.lowercased()) }
  }

  /// The names of all families, generic ones among them, in lower case.
  private static let families: Set<String> = {
    guard let config = unsafe OpaquePointer(bitPattern: FontConfiguration.sharedAddress),
      let fonts = unsafe FcConfigGetFonts(config, FcSetSystem), unsafe fonts.pointee.nfont > 0
    else { return [] }
    var names = Set(FontConfiguration.genericFamilies.map { $0.0 })
    for index in 0..<Int(unsafe fonts.pointee.nfont) {
      var place: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while unsafe FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, place, &name) == FcResultMatch,
        let text = unsafe name
      {
        names.insert(unsafe String(cString: text).lowercased())
        place += 1
      }
    }
    return names
  }()
}
