/// The state of a search for Swift files, and for the projects that know them.
struct FileSearch<Tree: FileTree> {
  let tree: Tree
  let root: AbsolutePath
  let exclusion: FileExclusion
  // Sets, because the paths given may lie in one another.
  var files: Set<String> = []
  var given: Set<String> = []
  var leftOut: Set<LeftOut> = []
  var problems: Set<ReadProblem> = []
  var projects: Set<AbsolutePath> = []
  /// Patterns of the configuration that covered something.
  var usedPatterns: Set<String> = []
  private var foldersAbove: Set<AbsolutePath> = []

  init(tree: Tree, root: AbsolutePath, exclusion: FileExclusion) {
    self.tree = tree
    self.root = root
    self.exclusion = exclusion
  }

  mutating func add(_ start: AbsolutePath) {
    switch tree.kind(of: start) {
    case .folder: break
    case .file:
      files.insert(relative(start))
      given.insert(relative(start))
      return
    default: return
    }
    var waiting = [start]
    while let folder = waiting.popLast() {
      waiting += visit(folder)
    }
  }

  /// Takes the projects in the folders that hold a start, whatever these are called: they were given with it.
  mutating func addProjects(above start: AbsolutePath, upTo top: AbsolutePath) {
    var folder = start
    while folder != top, folder.relative(to: top) != nil {
      folder = folder.parent
      guard foldersAbove.insert(folder).inserted else { return }
      for name in (try? tree.entries(of: folder)) ?? [] { addProject(folder.appending(name)) }
    }
  }

  /// A link is no project: it would lead elsewhere.
  private mutating func addProject(_ entry: AbsolutePath) {
    guard XcodeProject.isProject(folderNamed: entry.name), tree.kind(of: entry) == .folder,
      tree.kind(of: XcodeProject.file(of: entry)) == .file
    else { return }
    let patterns = exclusion.patterns(covering: entry, below: root)
    usedPatterns.formUnion(patterns)
    if patterns.isEmpty, !exclusion.isTemplate(entry, below: root) { projects.insert(entry) }
  }

  /// Takes the files of one folder and answers the folders in it that are to be searched.
  private mutating func visit(_ folder: AbsolutePath) -> [AbsolutePath] {
    do {
      let names = try tree.entries(of: folder)
      return names.compactMap { take($0, in: folder) }
    } catch {
      problems.insert(ReadProblem(path: relative(folder), kind: .unreadable(reason: error.reason)))
      return []
    }
  }

  /// Takes a Swift file; answers the entry where it is a folder to be searched.
  private mutating func take(_ name: String, in folder: AbsolutePath) -> AbsolutePath? {
    let entry = folder.appending(name)
    let kind = tree.kind(of: entry)
    if kind == nil { noteUnreadableName(name, of: entry) }
    guard kind == .folder || kind == .file && name.hasSuffix(".swift") else { return nil }
    if let reason = reason(forLeavingOut: entry, isFolder: kind == .folder) {
      leftOut.insert(LeftOut(path: relative(entry), reason: reason))
      return nil
    }
    if kind == .folder {
      addProject(entry)
      return entry
    }
    files.insert(relative(entry))
    return nil
  }

  /// A name that is not UTF-8 is not found again by what was read of it; what might be source, or hold some, is told.
  private mutating func noteUnreadableName(_ name: String, of entry: AbsolutePath) {
    let mayBeSource = name.hasSuffix(".swift") || !name.contains(".")
    guard name.contains("\u{FFFD}"), mayBeSource, exclusion.patterns(covering: entry, below: root).isEmpty else {
      return
    }
    problems.insert(ReadProblem(path: relative(entry), kind: .unreadable(reason: "its name is not UTF-8")))
  }

  private mutating func reason(forLeavingOut entry: AbsolutePath, isFolder: Bool) -> LeftOut.Reason? {
    let patterns = exclusion.patterns(covering: entry, below: root)
    usedPatterns.formUnion(patterns)
    if exclusion.isTemplate(entry, below: root) { return .template }
    if let pattern = patterns.first { return .pattern(pattern) }
    guard isFolder else { return exclusion.reason(forFileNamed: entry.name) }
    let reason = exclusion.reason(forFolderNamed: entry.name)
    if reason == nil, !exclusion.includesTests, isModulesTestDoubles(entry) { return .testCode }
    return reason == .testCode && isNamedLikeProject(entry) ? nil : reason
  }

  /// Whether a folder is one of a module's standard ones in Tuist's layout, which lends its doubles to the tests of others: `Testing` beside
  /// `Sources` and `Interface`. A feature called so has none of these beside it.
  private func isModulesTestDoubles(_ folder: AbsolutePath) -> Bool {
    folder.name == "Testing"
      && ["Interface", "Interfaces", "Sources", "Tests"].contains {
        tree.kind(of: folder.parent.appending($0)) == .folder
      }
  }

  /// Whether a project or tests are called after a folder, as after an app that is itself called a test: `CookbookTest` beside
  /// `CookbookTest.xcodeproj`, around it, or beside `CookbookTestTests`. A `TestApp` with a project in it hosts the tests of what is around it.
  private func isNamedLikeProject(_ folder: AbsolutePath) -> Bool {
    guard TestName.mayNameApp(folder.name) else { return false }
    let places = TestName.isOfHost(folder.name) ? [folder.parent] : [folder, folder.parent]
    let named = places.map { $0.appending(folder.name + ".xcodeproj") }
    let tests = ["Tests", "UITests"].map { folder.parent.appending(folder.name + $0) }
    return (named + tests).contains { tree.kind(of: $0) == .folder }
  }

  private func relative(_ path: AbsolutePath) -> String {
    path.relative(to: root) ?? path.string
  }
}
