import CCairo

extension PaintError {
  /// Turns every Cairo status but success into an error.
  static func check(_ status: cairo_status_t, subject: String) throws(PaintError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let message = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) } ?? "unknown fault"
    throw PaintError(.library, subject: subject, message: "Cairo: \(message)", status: Int(status.rawValue))
  }
}
