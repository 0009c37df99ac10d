import Foundation

/// A folder for `GVBINDIR` with some of the plugins of the installed Graphviz.
struct GraphvizInstallation {
  let folder: URL

  /// Where Debian, Fedora and Homebrew put the list of plugins.
  static let installedConfiguration: URL? = {
    let parents = ["/usr/lib", "/usr/lib64", "/opt/homebrew/lib", "/usr/local/lib"].map { URL(fileURLWithPath: $0) }
    let folders = parents + parents.flatMap { (try? FileManager.default.contents(of: $0)) ?? [] }
    return folders.lazy.flatMap { (try? FileManager.default.contents(of: $0.appendingPathComponent("graphviz"))) ?? [] }
      .first { $0.lastPathComponent.hasPrefix("config") }
  }()

  /// - Parameter plugins: the names of plugins such as `core`, each with the text put in front of its library's path.
  init(plugins: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    guard let source = Self.installedConfiguration, !plugins.isEmpty else { return }
    var text = ""
    for section in try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\nlib").dropFirst() {
      let heading = section.prefix { $0 != "\n" }.split(separator: " ")
      guard let prefix = plugins[String(heading[1])] else { continue }
      text += prefix + source.deletingLastPathComponent().path + "/lib" + section + "\n"
    }
    try Data(text.utf8).write(to: folder.appendingPathComponent(source.lastPathComponent))
  }

  func use() {
    setenv("GVBINDIR", folder.path, 1)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension FileManager {
  fileprivate func contents(of folder: URL) throws -> [URL] {
    try contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
  }
}
