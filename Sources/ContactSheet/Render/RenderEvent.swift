/// What a render run has to tell while it goes on.
public enum RenderEvent: Hashable, Sendable {
  /// The run begins; `sheets` is how many there will be, where that is known.
  case started(sheets: Int?)
  /// A sheet stands under its name.
  case sheet(number: Int, file: String, cards: Int, bytes: Int)
  /// Something was repaired or left out; `subject` is a card's id, a page's source or the theme.
  case warning(sheet: Int?, subject: String, message: String)
}
