import ContactSheet
import FeedModel
import JSONInput
import PNGCodec
import Painting

/// How an error ends the program: the code for the caller, the sentence for a person.
///
/// This is the one place where errors become exit codes.
struct Failure: Hashable, Sendable {
  var code: ExitCode
  /// Nil where there is nobody left to tell.
  var message: String?

  init(_ error: any Error) {
    switch error {
    case let error as UsageError: self.init(.usage, "\(error)")
    case let error as InputError: self.init(Self.code(of: error.code), "\(error)")
    case let error as FeedError: self.init(Self.code(of: error.code), "\(error)")
    case let error as OutputError: self.init(Self.code(of: error.code), "\(error)")
    case let error as PaintError: self.init(Self.code(of: error.code), "\(error)")
    case let error as PNGError: self.init(Self.code(of: error.code), "\(error)")
    case let error as JSONError: self.init(.badData, "\(error)")
    case let code as ExitCode: self.init(code, nil)
    case is CancellationError: self.init(.interrupted, "interrupted")
    case is ReaderGone: self.init(.readingOrWriting, nil)
    default: self.init(.bug, "internal error: \(error)")
    }
  }

  private init(_ code: ExitCode, _ message: String?) {
    self.code = code
    self.message = message
  }

  private static func code(of code: InputError.Code) -> ExitCode {
    switch code {
    case .missing: .noInput
    case .unreadable: .readingOrWriting
    case .damaged: .badData
    case .refused: .refused
    default: .bug
    }
  }

  private static func code(of code: FeedError.Code) -> ExitCode {
    switch code {
    case .data: .badData
    case .noInput: .noInput
    case .unavailable: .unavailable
    case .io: .readingOrWriting
    case .refused: .refused
    default: .bug
    }
  }

  private static func code(of code: OutputError.Code) -> ExitCode {
    switch code {
    case .cannotCreate: .cannotCreate
    case .writing: .readingOrWriting
    case .inUse: .tryLater
    case .interrupted: .interrupted
    default: .bug
    }
  }

  private static func code(of code: PaintError.Code) -> ExitCode {
    switch code {
    case .tooLarge: .refused
    case .pictureMissing: .noInput
    case .fontUnavailable: .unavailable
    case .invalid: .badData
    default: .bug
    }
  }

  private static func code(of code: PNGError.Code) -> ExitCode {
    switch code {
    case .damaged: .badData
    case .overLimit, .invalidSize: .refused
    default: .bug
    }
  }
}
