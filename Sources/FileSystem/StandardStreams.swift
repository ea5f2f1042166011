import Glibc

/// Standard input, output and error, which a caller may have closed.
public enum StandardStreams {
  /// Puts something that can be neither read nor written in place of each one that is closed.
  ///
  /// Else the next files to be opened would get their numbers, and what is printed would land in a sheet.
  public static func reserve() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
