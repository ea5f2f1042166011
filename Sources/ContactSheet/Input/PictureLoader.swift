import Foundation
public import Graphics
public import PNGCodec
public import Painting

/// Reads the pictures that a document names: PNG files inside the document's folder, and no others.
public struct PictureLoader: Sendable {
  /// The document's folder, links resolved.
  private let folder: String
  private let limits: PNGLimits

  /// A loader for documents in `folder`.
  public init(folder: String, limits: PNGLimits = .standard) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory).resolvingSymlinksInPath().path
    self.limits = limits
  }

  /// A loader for what the document at `path` names.
  public init(documentPath path: String, limits: PNGLimits = .standard) {
    self.init(folder: URL(filePath: path).deletingLastPathComponent().path, limits: limits)
  }

  /// The picture that the document calls `name`.
  public func picture(named name: String) throws(InputError) -> Bitmap {
    let data = try relabeling(name) { () throws(InputError) in
      try InputFile.read(try path(of: name), limit: InputFile.pictureLimit)
    }
    do throws(PNGError) {
      return try PNGDecoder.decode(data, limits: limits)
    } catch {
      throw InputError(error.code == .overLimit ? .refused : .damaged, path: name, message: error.message)
    }
  }

  /// All pictures that a page names, each read once.
  public func pictures(in list: DisplayList) throws(InputError) -> [String: Bitmap] {
    var pictures: [String: Bitmap] = [:]
    for case .box(let item) in list.items {
      guard case .image(let name, _, _) = item.fill, pictures[name] == nil else { continue }
      pictures[name] = try picture(named: name)
    }
    return pictures
  }

  /// Where a picture lies; one that is remote, or outside the folder by way of dots, links or slashes, is refused.
  private func path(of name: String) throws(InputError) -> String {
    guard !name.isEmpty, !name.contains("\0") else {
      throw InputError(.damaged, path: name, message: "is no file's name")
    }
    guard !name.contains("://") else {
      throw InputError(.refused, path: name, message: "is not a local file")
    }
    let base = URL(filePath: folder, directoryHint: .isDirectory)
    let path = URL(filePath: name, relativeTo: base).resolvingSymlinksInPath().path
    guard path.hasPrefix(folder == "/" ? folder : folder + "/") else {
      throw InputError(.refused, path: name, message: "lies outside the document's folder")
    }
    return path
  }

  /// Names a fault by what the document says, as nothing should tell where the folder lies.
  private func relabeling<Value>(
    _ name: String, _ body: () throws(InputError) -> Value
  ) throws(InputError) -> Value {
    do throws(InputError) {
      return try body()
    } catch {
      throw InputError(error.code, path: name, message: error.message)
    }
  }
}
