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

  /// Why a folder's name alone says that no code of the app itself stands below it; nil where it does not.
  package func reason(forFolderNamed name: String) -> LeftOut.Reason? {
    if name.hasPrefix(".") || Self.foreignFolders.contains(name) { return .foreign }
    if includesTests { return nil }
    return TestName.matches(folder: name) || Self.previewFolders.contains(name) ? .testCode : nil
  }

  /// Why a file's name alone says that it is no code of the app; nil where it does not.
  package func reason(forFileNamed name: String) -> LeftOut.Reason? {
    !includesTests && TestName.matches(file: name) ? .testCode : nil
  }

  /// Whether code is generated from what stands at a path: one of Xcode's templates, or a folder of templates among a team's tools.
  package func isTemplate(_ path: AbsolutePath, below root: AbsolutePath) -> Bool {
    guard let folders = path.relative(to: root)?.pathComponents else { return false }
    if folders.contains(where: { $0.hasSuffix(".xctemplate") || Self.hasPlaceholder($0) }) { return true }
    guard let template = folders.firstIndex(of: "Templates") else { return false }
    return folders[..<template].contains { $0 == "Tools" || $0 == "Scripts" }
  }

  /// The patterns of the configuration that cover a file or folder.
  package func patterns(covering path: AbsolutePath, below root: AbsolutePath) -> [String] {
    guard !globs.isEmpty, let relative = name(of: path, below: root) else { return [] }
    return globs.filter { $0.matches(relative) }.map(\.pattern)
  }

  /// The patterns that do nothing, of those that did not cover anything in a search of some places.
  ///
  /// Where only a part of the patterns' folder was searched, the others may be about the rest of it. A pattern for what lies in a folder
  /// that is left out anyway is no mistake either.
  ///
  /// - Parameter leftOut: folders that were not searched.
  func idle(without used: Set<String>, starts: [AbsolutePath], leftOut: [AbsolutePath], root: AbsolutePath) -> [String]
  {
    let folder = globFolder.map(AbsolutePath.init(_:)) ?? root
    guard starts.contains(where: { folder.relative(to: $0) != nil }) else { return [] }
    let hidden = leftOut.compactMap { name(of: $0, below: root)?.pathComponents }
    return globs.filter { glob in
      !used.contains(glob.pattern) && !hidden.contains { glob.pattern.pathComponents.starts(with: $0) }
    }.map(\.pattern)
  }

  /// A path as the patterns see it.
  private func name(of path: AbsolutePath, below root: AbsolutePath) -> String? {
    globFolder.map(AbsolutePath.init(_:)).flatMap(path.relative(to:)) ?? path.relative(to: root)
  }

  /// Where package managers and builds put code that is not the app's own.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages"]

  /// Whether a name has a part that Xcode fills in, such as `___FILEBASENAME___`.
  private static func hasPlaceholder(_ name: String) -> Bool {
    // Searching for a string takes far longer than for a byte, and few names have one.
    guard name.utf8.contains(UInt8(ascii: "_")) else { return false }
    let ranges = name.ranges(of: "___")
    return ranges.count > 1 && name[ranges[0].upperBound...].first?.isUppercase == true
  }

  private static let previewFolders: Set<String> = ["Previews", "Preview Content"]
}
