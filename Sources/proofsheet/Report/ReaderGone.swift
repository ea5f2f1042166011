/// Whoever read the results has stopped reading them.
struct ReaderGone: Error {}
