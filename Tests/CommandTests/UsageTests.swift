import TemporaryFolder
import Testing

@Suite struct UsageTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  @Test(arguments: [
    ("rendr", "did you mean 'render'?"), ("tre", "did you mean 'tree'?"), ("explian A B", "did you mean 'explain'?"),
    ("render --fromat svg", "Did you mean '--format'?"), ("render --format gif", "The value 'gif' is invalid for"),
    ("render --view list", "The value 'list' is invalid for"), ("tree --color maybe", "The value 'maybe' is invalid"),
    ("render -o flow.doc", "no format has names like 'flow.doc'"), ("render --view flow -f mermaid", "is a picture"),
    ("tree --quiet --verbose", "exclude each other"),
    ("--config x tree", "the command comes first: coordinator-graph tree, then the options"),
    ("tree --time-limit 0", "--time-limit is a number of seconds above 0"),
    ("tree --time-limit nan", "--time-limit is a number of seconds above 0"),
  ])
  func `wrong usage is named, with what may be meant`(arguments: String, message: String) async throws {
    let run = try await tool.shell("\"$TOOL\" \(arguments)")
    #expect(run.code == 64)
    #expect(run.text == "")
    #expect(run.errors.contains(message))
    #expect(try folder.entries() == ["App"])
  }

  @Test func `help and version are results`() async throws {
    let version = try await tool("--version")
    #expect(version.code == 0)
    #expect(version.text.contains(/^\d+\.\d+\.\d+\n$/))
    let help = try await tool("--help")
    #expect(help.code == 0)
    #expect(help.text.contains("Exit codes:"))
    #expect(help.errors == "")
  }

  @Test func `pixels are not written to a terminal`() async throws {
    let run = try await tool.terminal("App", "--format", "png")
    #expect(run.code == 64)
    #expect(run.text.contains("png is no text for a terminal"))
    #expect(!run.text.contains("IHDR"))
  }
}
