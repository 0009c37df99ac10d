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
    #expect(version.text.contains(/^\d+\.\d+\.\d+\nbuilt from a checkout, with Graphviz \d+\.\d+\.\d+\n$/))
    let help = try await tool("--help")
    #expect(help.code == 0)
    #expect(help.text.contains("Exit codes:"))
    #expect(help.errors == "")
  }

  @Test(arguments: [
    ["-q", "tree"], ["--quiet", "tree"], ["--color", "never", "-q", "tree", "App"], ["--delegates", "-q", "tree"],
  ])
  func `options may stand before the command`(arguments: [String]) async throws {
    let run = try await tool(arguments)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.text == (try await tool("tree", "-q")).text)
  }

  @Test(arguments: [["-o", "tree", "App"], ["--title", "check", "-o", "tree", "App"]])
  func `a value that is called like a command is none`(arguments: [String]) async throws {
    let run = try await tool(arguments)
    #expect(run.code == 0)
    #expect(try folder.entries() == ["App", "tree"])
  }

  @Test func `a single letter says more or less`() async throws {
    #expect(try await tool("tree", "-v").errors.contains("note: analysis took"))
    #expect(try await tool("tree", "-q").errors == "")
    #expect(try await tool("tree", "-q", "-v").code == 64)
  }

  @Test func `documents are read from standard input`() async throws {
    _ = try await tool("App", "-q", "-o", "old.json")
    try folder.write(SmallApp.withHelp, to: "App/AppCoordinator.swift")
    _ = try await tool("App", "-q", "-o", "new.svg")
    let files = try await tool("diff", "old.json", "new.svg")
    #expect(files.text.contains("HelpCoordinator"))
    #expect(try await tool.shell("\"$TOOL\" diff - new.svg <old.json").text == files.text)
    #expect(try await tool.shell("cat new.svg | \"$TOOL\" diff old.json -").text == files.text)
    #expect(try await tool.shell("\"$TOOL\" diff - - <old.json").code == 64)
    #expect(try await tool.shell("cat new.svg | \"$TOOL\" App --verify -o -").code == 0)
    let drift = try await tool.shell("\"$TOOL\" App --verify -o - <old.json")
    #expect(drift.code == 1)
    #expect(drift.text.hasPrefix("standard input does not match the code:\n"))
    #expect(
      try await tool.shell("echo 'exclude: [App/HelpCoordinator.swift]' | \"$TOOL\" tree --config -").errors.hasPrefix(
        "4 files"))
    #expect(try await tool.shell("\"$TOOL\" check --baseline - </dev/null -q").errors == "")
  }

  @Test func `pixels are not written to a terminal`() async throws {
    let run = try await tool.terminal("App", "--format", "png")
    #expect(run.code == 64)
    #expect(run.text.contains("png is no text for a terminal"))
    #expect(!run.text.contains("IHDR"))
  }
}
