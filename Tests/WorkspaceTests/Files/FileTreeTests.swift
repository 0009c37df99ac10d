import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct FileTreeTests {
  private func tree(_ paths: [String]) -> PathTree {
    PathTree(files: paths.map { AbsolutePath("/r").appending($0) }, below: AbsolutePath("/r"))
  }

  @Test func `paths imply their folders`() {
    let tree = tree(["A/B/c.swift", "A/d.swift", "e.swift"])
    let expected: [String: FileSystem.Kind] = [
      "/r": .folder, "/r/A": .folder, "/r/A/B": .folder, "/r/A/B/c.swift": .file, "/r/e.swift": .file,
    ]
    for (path, kind) in expected { #expect(tree.kind(of: AbsolutePath(path)) == kind) }
    #expect(tree.kind(of: AbsolutePath("/r/A/x.swift")) == nil)
    #expect(tree.entries(of: AbsolutePath("/r")) == ["A", "e.swift"])
    #expect(tree.entries(of: AbsolutePath("/r/A")) == ["B", "d.swift"])
  }

  @Test func `without files there is the root alone`() {
    #expect(tree([]).kind(of: AbsolutePath("/r")) == .folder)
    #expect(tree([]).entries(of: AbsolutePath("/r")).isEmpty)
  }

  /// What is left out must not depend on where the files are: a comparison holds one kind of tree against the other.
  @Test(arguments: [
    FileExclusion(), FileExclusion(includesTests: true), FileExclusion(globs: ["Legacy", "App/**/gen*.swift", "가"]),
  ])
  func `a tree of paths is listed as the same files on disk are`(exclusion: FileExclusion) throws {
    let paths = [
      "App/a.swift", "App/Deep/gen1.swift", "App/Legacy/b.swift", "AppTests/c.swift", "Mocks/d.swift", "Pods/e.swift",
      ".build/f.swift", "Carthage/g.swift", "DerivedData/h.swift", "SourcePackages/i.swift", "Previews/j.swift",
      "Tools/Templates/k.swift", "Scripts/l.swift", "가/m.swift", "odd.swift/n.swift", "o.swift", "Latest/p.swift",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    let root = AbsolutePath(folder.path)
    let tree = PathTree(files: paths.map { root.appending($0) }, below: root)
    for start in ["", "App", "Pods", "App/a.swift"] {
      let place = start.isEmpty ? root : root.appending(start)
      let onDisk = try FileListing(of: [place.string], exclusion: exclusion)
      let inTree = FileListing(of: [place], in: tree, root: onDisk.root, exclusion: exclusion)
      #expect(inTree.files == onDisk.files, "\(start)")
      #expect(inTree.leftOut == onDisk.leftOut, "\(start)")
      #expect(!inTree.files.isEmpty)
    }
  }

  @Test func `a place that a tree lacks has no files`() {
    let listing = FileListing(
      of: [AbsolutePath("/r/B")], in: tree(["A/a.swift"]), root: AbsolutePath("/r"), exclusion: FileExclusion())
    #expect(listing.files.isEmpty)
    #expect(listing.problems.isEmpty)
  }
}
