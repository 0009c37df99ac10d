/// Where the files and folders of a project stand.
///
/// Places are names and never opened: one that leads out of the scanned root is no file of the scan.
struct ProjectPlaces {
  /// The folder that paths of the project are relative to.
  private let sourceRoot: AbsolutePath
  /// By the key of the object; a file that was entered into several groups may stand at either place.
  private var places: [String: [AbsolutePath]] = [:]
  private static let placeLimit = 8

  /// Walks the groups from the top; each is entered once, though groups may stand in a circle.
  init(_ objects: ProjectObjects, projectFolder: AbsolutePath) {
    let path = objects.root.text("projectDirPath") ?? ""
    sourceRoot =
      path.utf8.first == UInt8(ascii: "/") ? projectFolder : projectFolder.followed(by: path) ?? projectFolder
    guard let top = objects.object("mainGroup", of: objects.root) else { return }
    var entered: Set<String> = []
    var waiting: [(object: ProjectObject, folder: AbsolutePath?)] = [(top, sourceRoot)]
    while let (object, folder) = waiting.popLast() {
      guard let place = place(of: object, in: folder) else { continue }
      if places[object.key, default: []].count < Self.placeLimit { places[object.key, default: []].append(place) }
      guard entered.insert(object.key).inserted else { continue }
      for child in objects.list("children", of: object) { waiting.append((child, place)) }
    }
  }

  /// The places of a reference; what stands in no group counts as if it stood at the top.
  func places(of object: ProjectObject) -> [AbsolutePath] {
    places[object.key] ?? [place(of: object, in: sourceRoot)].compactMap(\.self)
  }

  /// Nil for what stands among the products or in a toolchain.
  private func place(of object: ProjectObject, in folder: AbsolutePath?) -> AbsolutePath? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") {
    case "<group>", nil: return folder?.followed(by: path)
    case "SOURCE_ROOT": return sourceRoot.followed(by: path)
    case "<absolute>": return path.utf8.first == UInt8(ascii: "/") ? AbsolutePath("/").followed(by: path) : nil
    default: return nil
    }
  }
}

extension AbsolutePath {
  /// Where a relative path leads by its names alone; nil past the length of paths that systems open.
  func followed(by path: String) -> AbsolutePath? {
    guard string.utf8.count + path.utf8.count < 4096 else { return nil }
    var names = string.pathComponents
    for name in path.pathComponents where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return AbsolutePath("/" + names.joined(separator: "/"))
  }

  /// The path as file systems compare it that do not mind capitals: projects are written on such.
  var folded: String { string.lowercased() }
}
