extension FontConfiguration {
  /// Where the system keeps fonts.
  static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The configuration as Fontconfig reads it.
  ///
  /// The edit of `lang` drops the languages that Fontconfig adds from the environment, so that the locale never takes
  /// part in a match. There is no synthetic bold or slant, no hinting and no user folder.
  static func document(folders: [String]) -> String {
    let directories = (systemFolders + folders).map { "<dir>\(escaped($0))</dir>" }.joined()
    let generics = genericFamilies.map { generic, family in
      """
      <match target="pattern"><test qual="any" name="family"><string>\(generic)</string></test>\
      <edit name="family" mode="assign" binding="strong"><string>\(family)</string></edit></match>
      """
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(directories)
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern">
      <edit name="lang" mode="assign_replace" binding="strong"><name>lang</name></edit>
      <edit name="namelang" mode="assign_replace" binding="strong"><string>en</string></edit>
      <edit name="antialias" mode="assign_replace"><bool>true</bool></edit>
      <edit name="hinting" mode="assign_replace"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign_replace"><const>hintnone</const></edit>
      <edit name="autohint" mode="assign_replace"><bool>false</bool></edit>
      <edit name="embeddedbitmap" mode="assign_replace"><bool>true</bool></edit>
      </match>
      \(generics.joined(separator: "\n"))
      \(pictureScaling)
      </fontconfig>
      """
  }

  /// Colour glyphs are pictures of one size, 109 pixels for Noto's, and shrink to the size asked for by the font's
  /// matrix. Monochrome fonts of one size are left out.
  private static let pictureScaling = """
    <selectfont><rejectfont><pattern>
    <patelt name="scalable"><bool>false</bool></patelt>
    </pattern></rejectfont></selectfont>
    <match target="font">
    <test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign">
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name>
    </matrix></times></edit>
    <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    """

  /// XML can hold no control characters; a folder named with one is not found.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..."\u{1F}": continue
      default: result.append(character)
      }
    }
    return result
  }
}
