import Foundation

/// A page that is to be read.
struct PageReference {
  var content: FeedSource.Content
  /// As the feed spells it.
  var source: String
  /// As messages name it.
  var subject: String
  var location: FeedLocation

  /// The first page.
  init(_ source: FeedSource) {
    content = source.content
    self.source = source.name == "-" ? "-" : PathText.name(of: source.name)
    subject = source.name
    location = source.location
  }

  /// A page that another one at `location` names, lying at `path`.
  init(_ reference: String, path: String, location: FeedLocation) {
    content = .file(path: path)
    // An absolute path tells where the feed was read and must not reach any output.
    let isAbsolute = reference.hasPrefix("/") || reference.lowercased().hasPrefix("file:")
    source = isAbsolute ? location.relative(path) : reference
    subject = location.display(path)
    self.location = location.moved(toFolderOf: path)
  }

  func open() throws(FeedError) -> ByteStream {
    switch content {
    case .data(let data): return ByteStream(data, name: subject)
    case .file(let path):
      guard try FeedFile.isRegular(path: path, name: subject) else {
        throw FeedError(.refused, subject: subject, message: "is no regular file")
      }
      return ByteStream(try FeedFile.open(path: path, name: subject), name: subject)
    }
  }
}
