import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct AbsolutePathTests {
  @Test(arguments: [("/a/b", "/a", "b"), ("/a", "/a", ""), ("/a/b", "/", "a/b"), ("/", "/", "")])
  func `is relative to a folder that holds it`(path: String, folder: String, relative: String) {
    #expect(AbsolutePath(path).relative(to: AbsolutePath(folder)) == relative)
  }

  @Test(arguments: [("/ab", "/a"), ("/a", "/a/b"), ("/b", "/a")])
  func `is not relative to a folder that does not hold it`(path: String, folder: String) {
    #expect(AbsolutePath(path).relative(to: AbsolutePath(folder)) == nil)
  }

  @Test(arguments: [("/a/b", "/a/c", "/a"), ("/a/b", "/a/bc", "/a"), ("/a", "/b", "/"), ("/a/b", "/a/b/c", "/a/b")])
  func `has a common ancestor with every other`(one: String, other: String, ancestor: String) {
    #expect(AbsolutePath(one).commonAncestor(with: AbsolutePath(other)).string == ancestor)
    #expect(AbsolutePath(other).commonAncestor(with: AbsolutePath(one)).string == ancestor)
  }

  @Test(arguments: [
    ("gone/deeper", "real/gone/deeper"), ("gone/../other", "real/other"), ("./gone/.", "real/gone"), ("", "real"),
  ])
  func `what exists of a path is resolved, and what does not is kept`(rest: String, resolved: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real")
    try folder.link("link", to: "real")
    let real = try AbsolutePath(resolving: folder.path).string
    #expect(try AbsolutePath(resolvingWhatExistsOf: folder.path("link/" + rest)).string == real + "/" + resolved)
  }

  @Test func `knows its name, its parent and its entries`() {
    let path = AbsolutePath("/a/b")
    #expect(path.name == "b")
    #expect(path.parent.string == "/a")
    #expect(path.appending("c").string == "/a/b/c")
    #expect(AbsolutePath("/").parent.string == "/")
    #expect(AbsolutePath("/").appending("c").string == "/c")
  }
}
