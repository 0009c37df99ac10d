import TemporaryFolder
import TestRepository
import Testing

/// A base that cannot be read is exit code 2 and never "no change".
@Suite struct RevisionErrorTests {
  @Test(arguments: [
    (["none"], "none: error: no such revision in this repository\n"),
    (["HEAD:App"], "HEAD:App: error: names a tree and no commit\n"),
    (["HEAD", "--", "-x"], "-x: error: no revision begins with '-'\n"),
    (["--", "--upload-pack=touch x"], "--upload-pack=touch x: error: no revision begins with '-'\n"),
    (["main", "none..."], "Error: 'none...' is a range, and 'main' is a base already\n"),
    (["\u{1B}[2J\u{202E}x"], "\\u{1B}[2J\\u{202E}x: error: no such revision in this repository\n"),
    (["none.svg"], "none.svg: error: neither a file that carries a graph nor a revision; to write it, put '--output' "),
    (["HEAD", "flow.png"], "flow.png: error: neither a file that carries a graph nor a revision; to write it, put "),
  ])
  func `a revision that cannot be read is an error`(words: [String], message: String) async throws {
    let test = try await TestRepository(SmallApp.files)
    let run = try await Tool(folder: test.path)(["diff", "--always"] + words)
    #expect(run.code == (message.hasPrefix("Error") ? 64 : 2))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message))
  }

  @Test func `outside of a repository, and without git, there are no revisions`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    var tool = Tool(folder: folder.path)
    let outside = try await tool("diff", "HEAD")
    #expect(outside.code == 2)
    #expect(outside.errors == ".: error: not inside a git repository, so it has no revisions\n")
    tool.environment["PATH"] = folder.path
    let without = try await tool("diff", "HEAD")
    #expect(without.code == 2)
    #expect(without.errors == "git: error: not found; revisions are read through git, which must be installed\n")
  }
}
