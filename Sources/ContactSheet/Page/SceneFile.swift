public import Foundation
public import Graphics
import JSONInput
public import Painting

/// A display list read from a file, with the pictures that it names.
public struct SceneFile: Sendable {
  /// What to paint.
  public var list: DisplayList
  /// The pictures by the names that the list has for them.
  public var pictures: [String: Bitmap]
  /// What was passed over in the file.
  public var warnings: [String]

  /// Reads the scene at `path`; its pictures must lie in its folder.
  public init(path: String) throws(InputError) {
    try self.init(data: InputFile.read(path), path: path, loader: PictureLoader(documentPath: path))
  }

  /// Reads a scene that is there already; `path` is what errors call it.
  public init(data: Data, path: String, loader: PictureLoader) throws(InputError) {
    do throws(JSONError) {
      let decoded = try JSONInput.decode(DisplayList.self, from: data)
      list = decoded.value
      warnings = decoded.warnings.map { "\(path): \($0)" }
    } catch {
      throw InputError(path: path, error)
    }
    do throws(InputError) {
      pictures = try loader.pictures(in: list)
    } catch {
      throw InputError(error.code, path: path, message: "picture \(error)")
    }
  }
}
