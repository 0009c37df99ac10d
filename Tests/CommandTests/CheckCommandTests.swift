import Foundation
import TemporaryFolder
import Testing

@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  private static let reporters = [
    "text", "json", "sarif", "github", "gitlab", "junit", "markdown", "xcode", "checkstyle",
  ]

  /// The ids of all other rules, which have findings of their own.
  private let others: [Substring]

  init() async throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
    others = try await tool("check", "--list-rules").text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.flatMap { $0 == "too-many-children" ? nil : $0 }
    }
    try configure("error")
  }

  /// Sets the severity of the one finding.
  private func configure(_ level: String, mostChildren: Int = 0, adding more: String = "") throws {
    let rules = ["too-many-children: \(level)"] + others.map { "\($0): off" }
    let text = "rules: { \(rules.joined(separator: ", ")) }\nmax_children: \(mostChildren)\n"
    try folder.write(text + more, to: ".coordinator-graph.yml")
  }

  @Test(arguments: reporters, [("error", 1, 1), ("warning", 0, 1), ("info", 0, 0), ("off", 0, 0)])
  func `the exit code depends on what was found, whatever the reporter`(
    reporter: String, expected: (level: String, code: Int, strictCode: Int)
  ) async throws {
    try configure(expected.level)
    let run = try await tool("check", "App", "--reporter", reporter)
    #expect(run.code == expected.code)
    #expect(try await tool("check", "App", "--reporter", reporter, "--strict").code == expected.strictCode)
    #expect(
      try await tool("check", "App", "--reporter", reporter, "--quiet")
        == Tool.Run(code: run.code, output: run.output, errors: ""))
  }

  @Test func `findings have their line and its source, and one line on standard error counts them`() async throws {
    let run = try await tool("check", "App")
    #expect(run.code == 1)
    #expect(run.text.hasPrefix("App/AppCoordinator.swift:1:13: error: AppCoordinator has "))
    #expect(run.text.contains(" (too-many-children)\nfinal class AppCoordinator: Coordinator {\n            ^\n"))
    #expect(run.text.hasSuffix("App/AppCoordinator.swift:6:5: note: a child: childCoordinators.append(login)\n"))
    #expect(run.errors.contains(/^1 error; 5 files, 3 coordinators, 2 edges in \d+\.\d\ds\n$/))
  }

  @Test func `paths are those of the working directory`() async throws {
    #expect(try await Tool(folder: folder.path("App"))("check").text.hasPrefix("AppCoordinator.swift:1:13: "))
    #expect(
      try await Tool(folder: "/")("check", folder.path, "--config", folder.path(".coordinator-graph.yml")).text
        .hasPrefix(folder.path("App/AppCoordinator.swift:1:13: ").dropFirst()))
  }

  @Test func `without findings standard output is empty`() async throws {
    try configure("error", mostChildren: 1)
    let run = try await tool("check")
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(run.errors.hasPrefix("no findings; 5 files"))
  }

  @Test func `a report goes to a file, in the format of its name, beside the text on the console`() async throws {
    let console = try await tool("check", "--quiet")
    for (name, start) in [("a.sarif", "{"), ("a.xml", "<?xml"), ("a.md", "### "), ("a.json", "{"), ("a", "App/")] {
      let run = try await tool("check", "--quiet", "-o", name)
      #expect(run == console)
      #expect(try folder.text(of: name).hasPrefix(start))
    }
    #expect(try await tool("check", "--quiet", "-o", "a.json", "-r", "gitlab") == console)
    #expect(try folder.text(of: "a.json").hasPrefix("[\n"))
    #expect(try await tool("check", "--quiet", "-o", "-", "-r", "github").text.hasPrefix("::error file=App/"))
  }

  @Test func `a report that cannot be written is the job not done`() async throws {
    let run = try await tool("check", "--quiet", "-o", "no/report.json")
    #expect(run.code == 2)
    #expect(run.errors == "no/report.json: error: the folder no does not exist\n")
  }

  @Test func `colours are for terminals, or on request`() async throws {
    #expect(try await !tool("check").text.contains("\u{1B}["))
    #expect(try await tool("check", "--color", "always").text.contains("\u{1B}[1;31merror: "))
    #expect(try await tool.terminal("check").text.contains("\u{1B}[1;31merror: "))
    #expect(try await tool("check", "--color", "always", "-o", "a.txt").code == 1)
    #expect(try !folder.text(of: "a.txt").contains("\u{1B}"))
  }

  @Test func `a baseline is written, known from then on, and says what is gone`() async throws {
    let wrote = try await tool("check", "--write-baseline", "known")
    #expect(wrote.code == 0)
    #expect(wrote.text == "")
    #expect(wrote.errors.hasPrefix("no findings, 1 known; "))
    #expect(try folder.text(of: "known").hasSuffix("\ntoo-many-children AppCoordinator\n"))
    #expect(try await tool("check", "--baseline", "known", "--strict").code == 0)
    try folder.write(try folder.text(of: "known") + "too-many-children OldCoordinator\n", to: "known")
    let stale = try await tool("check", "--baseline", "known")
    #expect(stale.code == 0)
    #expect(
      stale.errors.hasPrefix(
        "warning: the baseline knows what is no longer found: too-many-children OldCoordinator\n"))
  }

  @Test func `the configuration may name the baseline, relative to itself`() async throws {
    try configure("error", adding: "baseline: known\n")
    let missing = try await tool("check")
    #expect(
      missing == Tool.Run(code: 2, output: [], errors: "\(folder.path("known")): error: No such file or directory\n"))
    #expect(try await tool("check", "--write-baseline", "known").code == 0)
    #expect(try await Tool(folder: folder.path("App"))("check").code == 0)
    try folder.write("", to: "empty")
    #expect(try await tool("check", "--baseline", "empty").code == 1)
  }

  @Test func `a baseline that is not there is the job not done`() async throws {
    let run = try await tool("check", "--baseline", "none")
    #expect(run == Tool.Run(code: 2, output: [], errors: "none: error: No such file or directory\n"))
  }

  @Test func `a comment silences a line`() async throws {
    let app = SmallApp.files["App/AppCoordinator.swift", default: ""]
    try folder.write("// coordinator-graph:ignore:too-many-children - small\n" + app, to: "App/AppCoordinator.swift")
    let run = try await tool("check")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("no findings, 1 ignored; "))
  }

  @Test func `an app without coordinators is no success, unless that is meant`() async throws {
    try folder.write("struct Empty {}\n", to: "Empty/Empty.swift")
    let run = try await tool("check", "Empty")
    #expect(run.code == 1)
    #expect(run.errors.contains("error: no coordinators in the one Swift file under "))
    #expect(run.errors.contains("; --allow-empty says that this is meant\nwarning: looked for types that "))
    #expect(try await tool("check", "Empty", "--quiet").errors.hasPrefix("error: no coordinators in "))
    #expect(try await tool("check", "Empty", "--allow-empty").code == 0)
  }

  @Test func `Xcode gets absolute paths`() async throws {
    let run = try await tool("check", "App", "--reporter", "xcode")
    let path = folder.path("App/AppCoordinator.swift")
    #expect(run.text.hasPrefix("\(path):1:13: error: AppCoordinator has "))
    #expect(run.text.contains("\n\(path):6:5: note: a child: childCoordinators.append(login)\n"))
  }

  @Test func `a rule's page is printed`() async throws {
    let run = try await tool("check", "--explain", "unused-ignore")
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("## unused-ignore\n"))
    #expect(run.errors == "")
  }

  @Test func `the rules are listed as the configuration has them`() async throws {
    let run = try await tool("check", "--list-rules")
    #expect(run.code == 0)
    #expect(run.text.contains(/(?m)^too-many-children +error +A coordinator has/))
    #expect(run.text.contains(/(?m)^unused-ignore +off +A comment/))
  }

  @Test func `a level that there is not is the job not done`() async throws {
    try configure("fatal")
    let run = try await tool("check")
    #expect(run.code == 2)
    #expect(run.errors.contains(".coordinator-graph.yml:1:29: error: unknown level 'fatal'"))
  }

  @Test func `the page shows what the tool prints`() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    try FileManager.default.copyItem(
      at: root.appending(path: "samples/ListDetail").standardized, to: URL(filePath: folder.path("Sample")))
    let parent = "Sample/App/AppCoordinator.swift"
    let parts = try folder.text(of: parent).split(separator: "extension AppCoordinator: TicketCoordinatorDelegate")
    let fixed = parts[1].replacing("    remove(coordinator)\n", with: "")
    try folder.write("\(parts[0])extension AppCoordinator: TicketCoordinatorDelegate\(fixed)", to: parent)
    let child = "Sample/Tickets/TicketCoordinator.swift"
    try folder.write(try folder.text(of: child).replacing("weak var delegate", with: "var delegate"), to: child)
    try folder.write("", to: "none.yml")
    let run = try await Tool(folder: folder.path("Sample"))("check", "--config", "../none.yml")
    let page = try String(contentsOf: root.appending(path: "docs/checking.md"), encoding: .utf8)
    #expect(page.contains("$ coordinator-graph check\n" + run.text + "```\n"))
    #expect(run.code == 0)
  }

  @Test(arguments: [
    ("chekc", "did you mean 'check'?"), ("check --strct", "Did you mean '--strict'?"),
    ("check --reporter nix", "The value 'nix' is invalid for '--reporter"),
    ("check --explain unused-ignor", "there is no rule 'unused-ignor'; did you mean unused-ignore?"),
    ("check --baseline a --write-baseline b", "give one of both"), ("check --dry-run", "--dry-run is about --fix"),
    ("check --fix --write-baseline b", "give one of both"),
    ("check --changed-since HEAD --write-baseline b", "give one of both"),
  ])
  func `wrong usage is named, with what may be meant`(arguments: String, message: String) async throws {
    let run = try await tool.shell("\"$TOOL\" \(arguments)")
    #expect(run.code == 64)
    #expect(run.text == "")
    #expect(run.errors.contains(message))
  }
}
