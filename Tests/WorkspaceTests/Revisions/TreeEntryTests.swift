import Testing

@testable import Workspace

@Suite struct TreeEntryTests {
  private static let object = String(repeating: "a", count: 40)

  @Test func `a line of a tree has mode, object and path`() throws {
    let entry = try #require(TreeEntry(ofTree: "100644 blob \(Self.object)\tMy App/a\tb.swift"))
    #expect(entry == TreeEntry(tag: "H", mode: "100644", object: ObjectID(Self.object), path: "My App/a\tb.swift"))
  }

  @Test func `a line of the index has tag, mode, object, stage and path`() throws {
    let entry = try #require(TreeEntry(ofIndex: "M 100644 \(Self.object) 2\ta.swift"))
    #expect(entry == TreeEntry(tag: "M", mode: "100644", object: ObjectID(Self.object), path: "a.swift"))
    let other = try #require(TreeEntry(ofIndex: "? new file.swift"))
    #expect(other == TreeEntry(tag: "?", mode: "", object: nil, path: "new file.swift"))
  }

  @Test(arguments: [
    ("100644", "a.swift", true), ("100755", "A/b.swift", true), ("120000", "link.swift", false),
    ("160000", "module.swift", false), ("100644", "a.txt", false), ("100644", "../a.swift", false),
    ("100644", "A/../../a.swift", false), ("100644", "/etc/a.swift", false), ("100644", "A//a.swift", false),
    ("100644", "./a.swift", false), ("100644", "A/..swift", true),
    ("100644", "A/App.xcodeproj/project.pbxproj", true), ("100644", "project.pbxproj", false),
    ("100644", "A/Feed.podspec", true), ("100644", "A/project.yml", true), ("100644", "A/other.yml", false),
    ("120000", "App.xcodeproj/project.pbxproj", false), ("100644", "A/BUILD", true), ("100644", "A/REBUILD", false),
    ("100644", "A/Main.storyboard", true), ("120000", "A/Main.storyboard", false), ("100644", "A/Page.xib", true),
  ])
  func `only regular files at plain paths are source`(mode: String, path: String, isSource: Bool) throws {
    let entry = try #require(TreeEntry(ofTree: "\(mode) blob \(Self.object)\t\(path)"))
    #expect(entry.isSource == isSource)
  }

  @Test func `other lines are none`() {
    #expect(TreeEntry(ofTree: "100644 blob") == nil)
    #expect(TreeEntry(ofTree: "100644\ta.swift") == nil)
    #expect(TreeEntry(ofIndex: "100644 \(Self.object) 0\ta.swift") == nil)
  }
}
