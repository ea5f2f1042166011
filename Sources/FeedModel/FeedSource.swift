public import Foundation

/// Where a feed begins. Any number of sessions can read it.
public struct FeedSource: Sendable {
  enum Content: Sendable {
    case file(path: String)
    case data(Data)
  }

  /// What messages call it: the argument, `-` for standard input.
  public let name: String
  let content: Content
  /// Where its next pages and pictures are looked for.
  let location: FeedLocation

  /// The feed that a command's argument names: a path, or `-` for standard input.
  ///
  /// What can be read only once, such as a pipe, is read here and kept; its next pages and pictures are looked for in
  /// the working folder.
  public init(argument: String, limits: FeedLimits = FeedLimits()) throws(FeedError) {
    let scheme = argument.prefix(8).lowercased()
    if scheme.hasPrefix("http://") || scheme.hasPrefix("https://") {
      throw FeedError(.unavailable, subject: argument, message: "nothing is fetched from the network")
    }
    name = argument
    if argument == "-" {
      location = FeedLocation(folder: "")
      var stream = ByteStream(.standardInput, name: argument)
      content = .data(try stream.collect(limit: limits.streamBytes))
    } else if try FeedFile.isRegular(path: argument, name: argument) {
      location = FeedLocation(folderOf: argument)
      content = .file(path: argument)
    } else {
      // Nothing lies beside a pipe.
      location = FeedLocation(folder: "")
      var stream = ByteStream(try FeedFile.open(path: argument, name: argument), name: argument)
      content = .data(try stream.collect(limit: limits.streamBytes))
    }
  }

  /// A feed that is at hand; its next pages are looked for in `folder`.
  public init(data: Data, name: String, folder: String = "") {
    self.name = name
    content = .data(data)
    location = FeedLocation(folder: folder)
  }
}
