import Glibc

/// What this process takes of the machine's memory.
public enum ProcessMemory {
  /// The most bytes that were resident at any time so far; nil where the system does not tell.
  ///
  /// `getrusage` would not do: its figure starts from that of the process that started this one.
  public static var peakBytes: Int? {
    guard let status = unsafe fopen("/proc/self/status", "re") else { return nil }
    defer { unsafe fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, Int32(line.count), status) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if let bytes = peakBytes(in: text) { return bytes }
    }
    return nil
  }

  /// The figure in a line as `VmHWM:     2304 kB`; nil in any other.
  static func peakBytes(in line: String) -> Int? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, words[0] == "VmHWM:", words[2] == "kB", let kilobytes = Int(words[1]) else { return nil }
    return kilobytes * 1024
  }
}
