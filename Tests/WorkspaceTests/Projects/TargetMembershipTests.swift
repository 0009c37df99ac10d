import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct TargetMembershipTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/a.swift": "", "App/b.swift": "", "App/c.swift": ""])
  }

  private func membership(
    of path: String = "", choosing chosen: [String] = [], includesTests: Bool = false
  ) throws -> TargetMembership {
    let exclusion = FileExclusion(includesTests: includesTests)
    let listing = try FileListing(of: [path.isEmpty ? folder.path : folder.path(path)], exclusion: exclusion)
    let reading = try ProjectReading(of: listing)
    return TargetMembership(
      of: listing, in: FileSystemTree(), projects: reading.projects, chosen: chosen, includesTests: includesTests)
  }

  private func leftOut(_ membership: TargetMembership) -> [String: LeftOut.Reason] {
    let reasons = membership.listing.leftOut.map { ($0.path, $0.reason) }
    return Dictionary(uniqueKeysWithValues: reasons + membership.uncompiled.map { ($0, .noTarget) })
  }

  @Test func `without a project nothing is known and nothing left out`() throws {
    let found = try membership()
    #expect(found.listing.files == ["App/a.swift", "App/b.swift", "App/c.swift"])
    #expect(found.targets.isEmpty)
  }

  @Test func `what no target compiles is told, and of the rest the targets are known`() throws {
    try folder.writeProject(
      "App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift"]), .init("Widget", ["App/b.swift"]))
    let found = try membership()
    #expect(found.listing.files == ["App/a.swift", "App/b.swift", "App/c.swift"])
    #expect(found.uncompiled == ["App/c.swift"])
    #expect(found.targets == ["App/a.swift": ["App"], "App/b.swift": ["App", "Widget"]])
  }

  /// A file that the project names at its old place, unless two may be meant or it is there as well.
  @Test(arguments: [
    (["App/Pages/d.swift"], ["App/d.swift"], true),
    (["App/Pages/d.swift", "App/Parts/d.swift"], ["App/d.swift"], false),
    (["App/Pages/d.swift", "App/d.swift"], ["App/d.swift"], false),
    (["App/Pages/d.swift"], ["App/d.swift", "Old/d.swift"], false), (["App/Pages/d.swift"], ["App/e.swift"], false),
  ])
  func `a file that was moved without telling the project is compiled`(
    files: [String], named: [String], isCompiled: Bool
  ) throws {
    for file in files { try folder.write("", to: file) }
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift", "App/c.swift"] + named))
    let found = try membership()
    #expect((found.targets["App/Pages/d.swift"] == ["App"]) == isCompiled)
    #expect((leftOut(found)["App/Pages/d.swift"] == nil) == isCompiled)
  }

  /// A package's file is no file that a project lost, nor is one that the project has in a folder that is not read.
  @Test func `what others build is not taken for a file that was moved`() throws {
    try folder.write("", to: "Kit/Package.swift")
    try folder.write("", to: "Kit/Sources/Kit/d.swift")
    try folder.write("", to: "App/Pods/e.swift")
    try folder.write("", to: "App/Templates/e.swift")
    try folder.writeProject(
      "App.xcodeproj",
      .init("App", ["App/a.swift", "App/b.swift", "App/c.swift", "App/d.swift", "App/Pods/e.swift"]))
    let found = try membership()
    #expect(found.targets["Kit/Sources/Kit/d.swift"] == nil)
    #expect(leftOut(found)["App/Templates/e.swift"] == .noTarget)
  }

  @Test func `a file that is given is read though no target compiles it`() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift"]))
    #expect(try membership(of: "App/c.swift").listing.files == ["c.swift"])
  }

  @Test func `capitals and the form of accents do not tell files apart`() throws {
    try folder.write("", to: "App/Caf\u{E9}.swift")
    try folder.writeProject(
      "App.xcodeproj", .init("App", ["app/A.swift", "App/b.swift", "App/c.swift", "App/Cafe\u{301}.swift"]))
    #expect(try leftOut(membership()).isEmpty)
  }

  @Test func `a project that compiles less than half of what stands below it tells nothing`() throws {
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift"]))
    #expect(try leftOut(membership()).isEmpty)
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift"]))
    #expect(try leftOut(membership()) == ["App/c.swift": .noTarget])
  }

  @Test func `copies beside the files of a project do not count against it`() throws {
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift"]))
    let copies = ["App/a 2.swift", "App/a 3.swift", "App/b 2.swift"]
    for copy in copies { try folder.write("", to: copy) }
    #expect(try leftOut(membership()).keys.sorted() == (copies + ["App/c.swift"]).sorted())
    // What no file stands beside is no copy.
    for other in ["App/d 2.swift", "App/e 2.swift", "App/f b.swift"] { try folder.write("", to: other) }
    #expect(try leftOut(membership()).isEmpty)
  }

  @Test(arguments: [
    "Feed/Package.swift", "Feed/Feed.podspec", "Feed/project.yml", "Feed/Project.swift", "Feed/Sources/BUILD",
    "Package.swift", "App.podspec",
  ])
  func `what another tool builds is no project's`(manifest: String) throws {
    try folder.write("", to: manifest)
    try folder.write("", to: "Feed/Sources/feed.swift")
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift", "App/c.swift"]))
    #expect(try membership().listing.files.contains("Feed/Sources/feed.swift"))
  }

  @Test func `a module without a manifest is the project's`() throws {
    try folder.write("", to: "Feed/Sources/feed.swift")
    try folder.write("", to: "Feed/BUILDING")
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift", "App/c.swift"]))
    #expect(try leftOut(membership()) == ["Feed/Sources/feed.swift": .noTarget])
  }

  @Test func `a synchronized folder has all its files but the exceptions and local packages`() throws {
    for name in ["Old/d.swift", "Kit/Package.swift", "Kit/Sources/e.swift", "Model/Project.swift"] {
      try folder.write("", to: "App/" + name)
    }
    let objects = """
      { objects = {
        X = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old, c.swift); target = T; };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
      }; rootObject = X; }
      """
    try folder.write(objects, to: "App.xcodeproj/project.pbxproj")
    let found = try membership()
    #expect(leftOut(found) == ["App/Old/d.swift": .noTarget, "App/c.swift": .noTarget])
    #expect(found.targets.keys.sorted() == ["App/Model/Project.swift", "App/a.swift", "App/b.swift"])
  }

  @Test func `what only test targets compile is test code`() throws {
    try folder.writeProject(
      "App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift"]),
      .init("Checks", ["App/b.swift", "App/c.swift"], type: "bundle.unit-test"))
    #expect(try leftOut(membership()) == ["App/c.swift": .testTarget])
    #expect(try leftOut(membership(includesTests: true)).isEmpty)
  }

  @Test func `a chosen target brings its frameworks, not other apps`() throws {
    for name in ["d", "e"] { try folder.write("", to: "App/\(name).swift") }
    try folder.writeProject(
      "App.xcodeproj", .init("App", ["App/a.swift"], linked: ["Core"]), .init("Widget", ["App/b.swift"]),
      .init("Core", ["App/c.swift"], type: "framework", linked: ["Base"]),
      .init("Base", ["App/d.swift"], type: "framework"), .init("Other", ["App/e.swift"], type: "framework"))
    #expect(try membership(choosing: ["App"]).listing.files == ["App/a.swift", "App/c.swift", "App/d.swift"])
    #expect(try membership(choosing: ["Widget"]).listing.files == ["App/b.swift"])
    #expect(try membership(choosing: ["App", "Other"]).listing.files.contains("App/e.swift"))
    #expect(try leftOut(membership(choosing: ["Base"]))["App/a.swift"] == .otherTarget)
  }

  @Test func `the nearest project decides, and any may compile`() throws {
    try folder.write("", to: "Demo/d.swift")
    try folder.write("", to: "Demo/e.swift")
    try folder.write("", to: "Demo/f.swift")
    try folder.writeProject("App.xcodeproj", .init("App", ["App/a.swift", "App/b.swift", "Demo/e.swift"]))
    try folder.writeProject("Demo/Demo.xcodeproj", .init("App", ["d.swift", "../App/c.swift"]))
    let found = try membership()
    #expect(leftOut(found) == ["Demo/f.swift": .noTarget])
    #expect(found.targets["App/a.swift"] == ["App/App"])
    #expect(found.targets["Demo/d.swift"] == ["Demo/Demo/App"])
    #expect(try membership(choosing: ["Demo/Demo/App"]).listing.files == ["App/c.swift", "Demo/d.swift"])
  }
}
