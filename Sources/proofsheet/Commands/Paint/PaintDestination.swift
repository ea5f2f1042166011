import ContactSheet
import FileSystem

/// Where painted scenes go: one file, or a folder of files named after the scenes.
enum PaintDestination: Hashable {
  case file(String)
  case folder(String)

  /// What `-o` stands for: a folder when there are several scenes, where one is there, or without `.png`.
  init(_ output: String, sceneCount: Int) {
    let isFolder = sceneCount > 1 || output.hasSuffix("/") || (try? FileSystem.kind(of: output)) == .folder
    self = isFolder || !output.lowercased().hasSuffix(".png") ? .folder(output) : .file(output)
  }

  /// The file of a scene.
  func path(for scene: String) -> String {
    switch self {
    case .file(let path): path
    case .folder(let path): (path.hasSuffix("/") ? path : path + "/") + Self.name(of: scene) + ".png"
    }
  }

  /// The file of each scene; two scenes of one name cannot both be kept.
  func paths(for scenes: [String]) throws(UsageError) -> [String] {
    var owners: [String: String] = [:]
    var paths: [String] = []
    for scene in scenes {
      let path = path(for: scene)
      if let other = owners.updateValue(scene, forKey: path) {
        throw UsageError("\(other) and \(scene) would both become \(path)", command: "paint")
      }
      paths.append(path)
    }
    return paths
  }

  /// `NAME` of `NAME.scene.json`.
  private static func name(of scene: String) -> String {
    let name = scene == "-" ? "stdin" : FileSystem.name(of: scene)
    for suffix in [".scene.json", ".json"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
