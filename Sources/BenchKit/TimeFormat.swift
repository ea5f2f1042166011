/// Spells durations for people: three digits that mean something, and a unit.
public enum TimeFormat {
  /// `12.3 µs`.
  public static func string(nanoseconds: Double) -> String {
    guard nanoseconds.isFinite else { return "–" }
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    // A number that rounds to 1000 belongs to the next unit.
    let unit = units.first { nanoseconds < 999.5 * $0.1 } ?? ("s", 1e9)
    return "\(number(nanoseconds / unit.1)) \(unit.0)"
  }

  /// `1.23`, `12.3`, `123`, by size.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let digits = value.magnitude < 9.995 ? 2 : value.magnitude < 99.95 ? 1 : 0
    let scale = [1.0, 10, 100][digits]
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let whole = Int(scaled) / Int(scale)
    let rest = String(Int(scaled) % Int(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return digits == 0
      ? "\(sign)\(whole)" : "\(sign)\(whole).\(String(repeating: "0", count: digits - rest.count))\(rest)"
  }
}
