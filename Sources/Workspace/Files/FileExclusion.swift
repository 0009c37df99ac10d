/// Which files and folders of a scan are left out.
package struct FileExclusion: Sendable {
  package let includesTests: Bool
  private let globs: [Glob]
  /// The folder that ``globs`` are relative to, absolute; nil for the scanned root.
  private let globFolder: String?

  package init(includesTests: Bool = false, globs: [String] = [], relativeTo globFolder: String? = nil) {
    self.includesTests = includesTests
    self.globs = globs.map { Glob($0) }
    self.globFolder = globFolder
  }

  /// Whether a folder's name alone says that no code of the app itself stands below it.
  package func excludes(folderNamed name: String) -> Bool {
    if name.hasPrefix(".") || Self.foreignFolders.contains(name) { return true }
    return !includesTests && Self.isForTests(name)
  }

  /// Whether a file's name alone says that it holds tests or mocks.
  package func excludes(fileNamed name: String) -> Bool { !includesTests && TestFileName.matches(name) }

  /// Whether a pattern of the configuration leaves out a file or folder, or it is a template that code is generated from.
  package func excludes(path: AbsolutePath, below root: AbsolutePath) -> Bool {
    if let relative = path.relative(to: root), Self.isTemplate(relative) { return true }
    guard !globs.isEmpty else { return false }
    let folder = globFolder.map(AbsolutePath.init(_:))
    guard let relative = folder.flatMap(path.relative(to:)) ?? path.relative(to: root) else { return false }
    return globs.contains { $0.matches(relative) }
  }

  /// Where package managers and builds put code that is not the app's own.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages"]

  /// `Test` anywhere in the name, in this spelling, so that `Latest` and `contest` stay in; and Xcode's preview folders.
  private static func isForTests(_ name: String) -> Bool {
    name.contains("Test") || name.contains("Mock") || previewFolders.contains(name)
  }

  /// One of Xcode's templates, or a folder of templates among a team's tools, belongs to no target.
  private static func isTemplate(_ path: String) -> Bool {
    let folders = path.pathComponents
    if folders.contains(where: { $0.hasSuffix(".xctemplate") }) { return true }
    guard let template = folders.firstIndex(of: "Templates") else { return false }
    return folders[..<template].contains { $0 == "Tools" || $0 == "Scripts" }
  }

  private static let previewFolders: Set<String> = ["Previews", "Preview Content"]
}
