import Foundation
import TemporaryFolder
import TestConditions
import Testing

@Suite struct BadInputTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  /// Odd source is used as far as it goes: the run succeeds, finds the rest of the app, and warns about the file.
  private func expectWarning(_ warning: String) async throws {
    let run = try await tool("App", "--format", "json")
    #expect(run.code == 0)
    #expect(run.errors.contains(warning))
    #expect(run.text.contains("\"id\" : \"LoginCoordinator\""))
  }

  @Test func `a path that does not exist`() async throws {
    let run = try await tool("Nowhere", "-o", "flow.svg")
    #expect(run == Tool.Run(code: 2, output: [], errors: "Nowhere: error: No such file or directory\n"))
    #expect(try folder.entries() == ["App"])
  }

  @Test func `a folder without Swift`() async throws {
    try folder.makeFolder("Empty")
    let run = try await tool("Empty")
    #expect(
      run
        == Tool.Run(
          code: 2, output: [],
          errors:
            "Empty: error: no Swift files there; give the folder that holds the app's Swift source (storyboards and Objective-C are not read)\n"
        ))
  }

  @Test func `a file that is not UTF-8`() async throws {
    try folder.write(Data("// caf".utf8 + [0xE9, 0x0A]), to: "App/Latin.swift")
    try await expectWarning("App/Latin.swift:1:1: warning: not UTF-8; what is invalid was replaced\n")
  }

  @Test func `a file with NUL bytes`() async throws {
    try folder.write("let a = 1\n\0", to: "App/Nul.swift")
    try await expectWarning("App/Nul.swift:2:1: warning: contains NUL bytes; they were read as spaces\n")
  }

  @Test func `a file of fifty megabytes in one line`() async throws {
    try folder.write(Data(repeating: UInt8(ascii: "a"), count: 50_000_000), to: "App/Large.swift")
    try await expectWarning("App/Large.swift:1:1: warning: skipped: larger than 10 MB\n")
  }

  @Test func `a line of a hundred thousand elements is parsed`() async throws {
    try folder.write("let a = [" + String(repeating: "1,", count: 100_000) + "]", to: "App/Long.swift")
    #expect(try await tool.patient("App --format json").code == 0)
  }

  @Test func `syntax errors and merge conflicts`() async throws {
    let app = SmallApp.files["App/AppCoordinator.swift", default: ""]
    try folder.write("<<<<<<< HEAD\n}}}} func (\n=======\n>>>>>>> main\n" + app, to: "App/AppCoordinator.swift")
    let run = try await tool("App", "--format", "json")
    #expect(run.code == 0)
    #expect(run.text.contains("\"id\" : \"LoginCoordinator\""))
  }

  /// The parser takes each for a declaration without its keyword, and looks to the end of the type for one.
  @Test(arguments: ["x = 1; b.c(d)\n", "A <b> "])
  func `ten thousand statements where declarations are expected`(statement: String) async throws {
    let statements = String(repeating: statement, count: 10_000)
    try folder.write("class Broken {\n\(statements)}\nclass Whole {}\n", to: "App/Broken.swift")
    let run = try await tool.patient("App --format json")
    #expect(run.code == 0)
    #expect(run.errors.contains("warning: five hundred words without a keyword; what follows them was not read\n"))
    #expect(run.text.contains("\"id\" : \"LoginCoordinator\""))
  }

  @Test(arguments: ["[", "(", "{", "if a {", "a.b(", "<"])
  func `ten thousand nested brackets`(bracket: String) async throws {
    try folder.write("let a = " + String(repeating: bracket, count: 10_000), to: "App/Deep.swift")
    let run = try await tool.patient("App --format json")
    #expect(run.code == 0)
    #expect(run.text.contains("\"id\" : \"LoginCoordinator\""))
  }

  @Test func `a loop of links`() async throws {
    try folder.link("App/loop", to: "..")
    try folder.link("App/self.swift", to: "self.swift")
    #expect(try await tool("App", "--format", "json").errors.hasPrefix("5 files"))
  }

  @Test func `a file without permission is named, the rest is drawn, and the run has failed`() async throws {
    try folder.write("", to: "App/Secret.swift")
    chmod(folder.path("App/Secret.swift"), 0)
    chmod(folder.path, 0o755)
    let run = try await tool.unprivileged("App --format json")
    #expect(run.code == 2)
    #expect(run.errors.contains("App/Secret.swift:1:1: warning: cannot be read: Permission denied\n"))
    #expect(run.text.contains("\"id\" : \"LoginCoordinator\""))
  }

  @Test func `a folder without permission is named too`() async throws {
    try folder.write("", to: "App/Hidden/a.swift")
    chmod(folder.path("App/Hidden"), 0)
    chmod(folder.path, 0o755)
    let run = try await tool.unprivileged("App --format json")
    chmod(folder.path("App/Hidden"), 0o755)
    #expect(run.code == 2)
    #expect(run.errors.contains("App/Hidden:1:1: warning: cannot be read: Permission denied\n"))
  }

  @Test func `a Graphviz without its plugins`() async throws {
    let broken = Tool(folder: folder.path, environment: ["GVBINDIR": "/nonexistent"])
    let run = try await broken("App", "-o", "flow.svg")
    #expect(run.code == 2)
    #expect(run.errors.contains("has no plugin for the layout 'dot': reinstall it"))
    #expect(try folder.entries() == ["App"])
    #expect(try await broken("App", "--format", "text").code == 0)
  }

  @Test func `names that would steer a terminal are spelled out`() async throws {
    try folder.write("\0", to: "App/\u{1B}[31mred\u{202E}.swift")
    let run = try await tool("tree", "App")
    #expect(run.errors.contains("App/\\u{1B}[31mred\\u{202E}.swift:1:1: warning: "))
    #expect(!run.errors.contains("\u{1B}"))
  }
}

extension Tool {
  /// Runs the tool with a minute of the processor instead of the minute on the clock, which a busy machine makes too short.
  fileprivate func patient(_ arguments: String) async throws -> Run {
    try await shell("ulimit -t \(60 * Sanitizers.slowdown); exec \"$TOOL\" \(arguments) --time-limit 3600")
  }

  /// Runs the tool as nobody where the tests run as root, whom permissions do not stop.
  fileprivate func unprivileged(_ arguments: String) async throws -> Run {
    let prefix = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    return try await shell("\(prefix)\"$TOOL\" \(arguments)")
  }
}
