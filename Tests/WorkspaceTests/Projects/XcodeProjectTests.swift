import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct XcodeProjectTests {
  /// A project in `/r` whose objects stand around those of the test, with a target `T` that has one phase `P`.
  private func read(_ objects: String, target: String = "") -> XcodeProject? {
    let text = """
      // !$*UTF8*$!
      {
      objects = {
        X = {isa = PBXProject; mainGroup = G; targets = (T, U, T, missing); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (P, missing); productType = "com.apple.product-type.application"; \(target) };
        U = {isa = PBXNativeTarget; name = Widget; buildPhases = (Q); productType = "com.apple.product-type.app-extension"; };
        \(objects)
      };
      rootObject = X;
      }
      """
    return XcodeProject(at: AbsolutePath("/r/App.xcodeproj"), contents: Array(text.utf8))
  }

  /// The files of the first target that lists those that are named.
  private func files(_ objects: String, listing keys: [String]) throws -> [String] {
    let builds = keys.map { "B\($0) = {isa = PBXBuildFile; fileRef = \($0) /* a */; };" }.joined()
    let phase =
      "P = {isa = PBXSourcesBuildPhase; files = (\(keys.map { "B\($0)" }.joined(separator: ", ")), missing); };"
    let project = try #require(read(objects + builds + phase))
    return try #require(project.targets.first).files.sorted()
  }

  @Test func `paths are those of the groups that hold a file`() throws {
    let found = try files(
      """
      G = {isa = PBXGroup; children = (H, a); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (I, b /* b */); name = Other; path = "My App"; sourceTree = "<group>"; };
      I /* no folder of its own */ = {isa = PBXGroup; children = (c); name = "가"; sourceTree = "<group>"; };
      a = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      b = {isa = PBXFileReference; name = x; path = "../Shared/b.swift"; sourceTree = "<group>"; };
      c = {isa = PBXFileReference; path = "\\Uac00 \\"c\\".swift"; sourceTree = "<group>"; };
      """, listing: ["a", "b", "c"])
    #expect(found == ["/r/a.swift", "/r/my app/가 \"c\".swift", "/r/shared/b.swift"])
  }

  @Test func `a path counts from what its source tree says`() throws {
    let found = try files(
      """
      G = {isa = PBXGroup; children = (H); path = App; sourceTree = "<group>"; };
      H = {isa = PBXVariantGroup; children = (a, b, c, d); sourceTree = "<group>"; };
      a = {isa = PBXFileReference; path = Lib/a.swift; sourceTree = SOURCE_ROOT; };
      b = {isa = PBXFileReference; path = /else/b.swift; sourceTree = "<absolute>"; };
      c = {isa = PBXFileReference; path = c.swift; sourceTree = SDKROOT; };
      d = {isa = PBXFileReference; path = d.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      e = {isa = PBXFileReference; path = inNoGroup.swift; sourceTree = "<group>"; };
      """, listing: ["a", "b", "c", "d", "e"])
    #expect(found == ["/else/b.swift", "/r/innogroup.swift", "/r/lib/a.swift"])
  }

  @Test func `groups in a circle and what leads nowhere end`() throws {
    let found = try files(
      """
      G = {isa = PBXGroup; children = (H, missing, a); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (G, H, a); path = H; sourceTree = "<group>"; };
      a = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      b = {isa = PBXFileReference; path = (1, 2); sourceTree = {}; };
      c = {isa = PBXFileReference; path = "\(String(repeating: "x/", count: 3000))c.swift"; sourceTree = "<group>"; };
      """, listing: ["a", "b", "c", "nothing"])
    #expect(found == ["/r", "/r/a.swift", "/r/h/a.swift"])
  }

  @Test func `a synchronized folder is compiled but for its exceptions, which are compiled for others`() throws {
    let project = try #require(
      read(
        """
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, F, missing); path = App; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/a.swift"); target = T; };
        F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared/b.swift); target = U; };
        """, target: "fileSystemSynchronizedGroups = (S);"))
    #expect(project.targets.map(\.name) == ["App", "Widget"])
    #expect(project.targets[0].folders == ["/r/app": ["/r/app/info.plist", "/r/app/old/a.swift"]])
    #expect(project.targets[0].files.isEmpty)
    #expect(project.targets[1].files == ["/r/app/shared/b.swift"])
    #expect(project.targets[1].folders.isEmpty)
  }

  @Test(arguments: [
    "", "{}", "<<<<<<< HEAD", "{ objects = {}; rootObject = X; }", "{ objects = (); rootObject = X; }", "[1, 2]",
    "{ objects = { X = {isa = PBXProject;}; }; rootObject = Y; }", "\u{0}", "bplist00",
    String(repeating: "(", count: 1_000_000), "{ objects = " + String(repeating: "{a=", count: 100_000),
  ])
  func `what is no project is told apart`(text: String) {
    #expect(XcodeProject(at: AbsolutePath("/r/App.xcodeproj"), contents: Array(text.utf8)) == nil)
  }

  @Test func `more targets than anybody keeps make no project`() {
    func project(_ count: Int) -> XcodeProject? {
      let text = ProjectText((0..<count).map { ProjectText.Target("T\($0)", ["a.swift"]) }).text
      return XcodeProject(at: AbsolutePath("/r/App.xcodeproj"), contents: Array(text.utf8))
    }
    #expect(project(500)?.targets.count == 500)
    #expect(project(501) == nil)
  }

  @Test func `bytes that are no text spoil nothing else`() {
    let text =
      Array("// \u{0}{ objects = { X = {isa = PBXProject; name = ".utf8.map { $0 == 0 ? 10 : $0 }) + [0x22, 0xFF, 0x22]
    let rest = Array("; }; }; rootObject = X; }".utf8)
    #expect(XcodeProject(at: AbsolutePath("/r/App.xcodeproj"), contents: text + rest)?.targets.isEmpty == true)
  }
}
