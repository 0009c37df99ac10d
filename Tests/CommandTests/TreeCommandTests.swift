import TemporaryFolder
import Testing

@Suite struct TreeCommandTests {
  @Test func `the tree names parents before their children`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let run = try await Tool(folder: folder.path)("tree", "--quiet")
    #expect(run.code == 0)
    #expect(run.errors == "")
    let parent = try #require(run.text.range(of: "AppCoordinator"))
    let child = try #require(run.text.range(of: "LoginCoordinator"))
    #expect(parent.lowerBound < child.lowerBound)
  }

  @Test func `colours are for terminals, or on request`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    #expect(try await !tool("tree").text.contains("\u{1B}["))
    #expect(try await tool("tree", "--color", "always").text.contains("\u{1B}["))
    #expect(try await tool.terminal("tree", "--quiet").text.contains("\u{1B}["))
    #expect(try await !tool.terminal("tree", "--quiet", "--color", "never").text.contains("\u{1B}["))
    let forced = Tool(folder: folder.path, environment: ["CLICOLOR_FORCE": "1"])
    #expect(try await forced("tree").text.contains("\u{1B}["))
    #expect(try await !forced("tree", "--color", "never").text.contains("\u{1B}["))
    let refused = Tool(folder: folder.path, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(try await !refused("tree").text.contains("\u{1B}["))
    let unforced = Tool(folder: folder.path, environment: ["CLICOLOR_FORCE": "0"])
    #expect(try await !unforced("tree").text.contains("\u{1B}["))
    let plain = Tool(folder: folder.path, environment: ["NO_COLOR": "1"])
    #expect(try await !plain.terminal("tree", "--quiet").text.contains("\u{1B}["))
  }
}
