import TestRepository
import Testing

/// Each change is committed, and what `diff` says of it read whole.
@Suite struct DiffCommandTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// Files that the second commit has in another way; empty for one that it has not.
    let files: [String: String]
    /// The lines of the answer without the sections' headings.
    let lines: [String]
  }

  private static let app = SmallApp.files["App/AppCoordinator.swift", default: ""]
  private static let login = SmallApp.files["App/LoginCoordinator.swift", default: ""]

  static let cases = [
    Case(testDescription: "an empty difference", files: ["README.md": "words"], lines: []),
    Case(
      testDescription: "a child added",
      files: [
        "App/AppCoordinator.swift": app.replacing("    login.start()", with: "    login.start()\n    addHelp()")
          .replacing(
            "  func start()",
            with: """
                func addHelp() {
                  let help = HelpCoordinator()
                  childCoordinators.append(help)
                  help.start()
                }

                func start()
              """)
      ],
      lines: [
        "Users can now get to HelpCoordinator.",
        "  + HelpCoordinator can be reached now: AppCoordinator now starts it  App/AppCoordinator.swift:6",
      ]),
    Case(
      testDescription: "a coordinator removed, and its file with it",
      files: ["App/HelpCoordinator.swift": ""],
      lines: [
        "HelpCoordinator is gone, and no other coordinator started it.",
        "  − HelpCoordinator is gone  App/HelpCoordinator.swift:1",
      ]),
    Case(
      testDescription: "a coordinator renamed, and its file with it",
      files: [
        "App/LoginCoordinator.swift": "",
        "App/SignInCoordinator.swift": login.replacing("Login", with: "SignIn"),
        "App/AppCoordinator.swift": app.replacing("Login", with: "SignIn"),
      ],
      lines: [
        "Screens and the ways between them stay the same; LoginCoordinator is now called SignInCoordinator.",
        "  ~ LoginCoordinator is now called SignInCoordinator  App/SignInCoordinator.swift:1",
      ]),
    Case(
      testDescription: "lines that only moved", files: ["App/AppCoordinator.swift": "\n\n// moved\n" + app], lines: []),
    Case(
      testDescription: "a folder renamed",
      files: Dictionary(
        SmallApp.files.flatMap { [($0.key, ""), ($0.key.replacing("App/", with: "Sources/Main/"), $0.value)] }
      ) { first, _ in first },
      lines: []),
    Case(
      testDescription: "another retention",
      files: [
        "App/AppCoordinator.swift": app.replacing(
          "    childCoordinators.append(login)\n", with: "    self.login = login\n"
        )
        .replacing("  func start()", with: "  var login: LoginCoordinator?\n\n  func start()")
      ],
      lines: [
        "Screens and the ways between them stay the same; AppCoordinator and its child LoginCoordinator: kept in a property (was kept in a collection).",
        "  ~ AppCoordinator and its child LoginCoordinator: kept in a property (was kept in a collection)"
          + "  App/AppCoordinator.swift:8",
      ]),
    Case(
      testDescription: "a child that is no longer kept, but started still",
      files: ["App/AppCoordinator.swift": app.replacing("    childCoordinators.append(login)\n", with: "")],
      lines: [
        "Screens and the ways between them stay the same; AppCoordinator and its child LoginCoordinator: not kept by it (was kept in a collection).",
        "  ~ AppCoordinator and its child LoginCoordinator: not kept by it (was kept in a collection)"
          + "  App/AppCoordinator.swift:5",
      ]),
    Case(testDescription: "a binary file", files: ["App/Data.swift": "\u{0}\u{1}\u{2}"], lines: []),
    Case(
      testDescription: "a path with spaces and Korean",
      files: [
        "App/AppCoordinator.swift": SmallApp.withHelp,
        "앱 화면/Help Flow.swift": SmallApp.files["App/HelpCoordinator.swift"] ?? "",
        "App/HelpCoordinator.swift": "",
      ],
      lines: [
        "The app opens with HelpCoordinator instead of LoginCoordinator.",
        "  ~ AppCoordinator opens with HelpCoordinator instead of LoginCoordinator  App/AppCoordinator.swift:6",
        "  − LoginCoordinator can no longer be reached: AppCoordinator no longer starts it  App/AppCoordinator.swift:6",
        "  + HelpCoordinator can be reached now: AppCoordinator now starts it  App/AppCoordinator.swift:6",
      ]),
  ]

  private func repository(_ sample: Case) async throws -> TestRepository {
    let repository = try await TestRepository(SmallApp.files)
    for (name, text) in sample.files where text.isEmpty { try await repository.git("rm", "--quiet", name) }
    try await repository.commit(sample.files.filter { !$0.value.isEmpty })
    return repository
  }

  @Test(arguments: cases) func `the answer is what changed, and nothing where nothing did`(sample: Case) async throws {
    let repository = try await repository(sample)
    let run = try await Tool(folder: repository.path)("diff", "HEAD~1", "HEAD")
    #expect(run.code == 0)
    #expect(run.lines == sample.lines)
    if sample.lines.isEmpty { #expect(run.output == []) }
  }

  @Test(arguments: cases) func `both directions have as many changes`(sample: Case) async throws {
    let repository = try await repository(sample)
    let run = try await Tool(folder: repository.path)("diff", "HEAD", "HEAD~1")
    #expect(run.lines.count == sample.lines.count)
  }

  @Test(arguments: ["text", "markdown", "mermaid", "json", "dot", "svg", "png", "pdf"])
  func `the exit code does not depend on the format`(format: String) async throws {
    let repository = try await repository(Self.cases[1])
    let tool = Tool(folder: repository.path)
    for (arguments, code) in [
      ("HEAD~1 HEAD", 0), ("HEAD~1 HEAD --exit-code", 1), ("HEAD HEAD --exit-code", 0), ("HEAD HEAD --always", 0),
      ("nowhere HEAD", 2), ("nowhere HEAD --exit-code --always", 2),
    ] {
      let run = try await tool.shell("\"$TOOL\" diff \(arguments) --format \(format)")
      #expect(run.code == code, "\(arguments)")
      #expect(run.output.isEmpty == (code == 2 || arguments == "HEAD HEAD --exit-code"), "\(arguments)")
    }
  }

  /// A view controller that nothing made before was shown by a storyboard at most, if one names it.
  @Test(arguments: [
    ([:], "Users can now get to HelpViewController from LoginViewController."),
    (
      ["App/Main.storyboard": "<viewController customClass=\"LoginViewController\"/>"],
      "Users can now get to HelpViewController from LoginViewController."
    ),
    (
      ["App/Main.storyboard": "<viewController customClass=\"HelpViewController\"/>"],
      "Coordinators now show HelpViewController, which only a storyboard may have shown before: LoginViewController leads to it."
    ),
    // What Objective-C makes is not read.
    (
      ["App/Main.m": "// words"],
      "Coordinators now show HelpViewController, which only a storyboard may have shown before: LoginViewController leads to it."
    ),
  ])
  func `a storyboard may have shown a screen that it names`(others: [String: String], sentence: String) async throws {
    func login(_ help: String) -> String {
      """
      final class LoginViewController: UIViewController {
        weak var coordinator: LoginCoordinator?
        func tap() { coordinator?.help() }
      }
      final class LoginCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        let stack = UINavigationController()
        func start() {
          let page = LoginViewController()
          page.coordinator = self
          stack.pushViewController(page, animated: false)
        }
        func help() { \(help) }
      }

      """
    }
    let pages = ["App/HelpViewController.swift": "final class HelpViewController: UIViewController {}\n"]
    let files = SmallApp.files.merging(pages) { $1 }.merging(["App/LoginCoordinator.swift": login("")]) { $1 }
    let repository = try await TestRepository(files.merging(others) { $1 })
    try await repository.commit([
      "App/LoginCoordinator.swift": login("stack.pushViewController(HelpViewController(), animated: true)")
    ])
    let run = try await Tool(folder: repository.path)("diff", "HEAD~1", "HEAD")
    #expect(run.lines.first == sentence)
  }

  @Test func `two sides without coordinators are no success, unless that is meant`() async throws {
    let repository = try await TestRepository(["App.swift": "final class Home {}\n"])
    try await repository.commit(["App.swift": "final class Start {}\n"])
    let tool = Tool(folder: repository.path)
    for (arguments, code) in [
      ([], 0), (["--exit-code"], 1), (["--exit-code", "--allow-empty"], 0), (["--allow-empty"], 64),
    ] as [([String], Int32)] {
      let run = try await tool(["diff", "HEAD~1", "HEAD", "--always"] + arguments)
      #expect(run.code == code, "\(arguments)")
      #expect(run.output.isEmpty == (code != 0), "\(arguments)")
      #expect(run.errors.contains("looked for types that conform") == (code == 1), "\(arguments)")
    }
  }

  @Test func `no change is one sentence where it is asked for`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    let tool = Tool(folder: repository.path)
    let run = try await tool("diff", "HEAD", "--always")
    #expect(run == Tool.Run(code: 0, output: Array("No change of the flow between coordinators.\n".utf8), errors: ""))
    let comment = try await tool("diff", "HEAD", "--always", "--format", "markdown")
    #expect(
      comment.text == """
        ### Coordinator flow: HEAD → the working tree

        No change of the flow between coordinators.

        """)
  }

  @Test func `the working tree and the index are heads`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    let tool = Tool(folder: repository.path)
    try repository.folder.write(SmallApp.withHelp, to: "App/AppCoordinator.swift")
    #expect(
      try await tool("diff", "HEAD").lines.first
        == "The app opens with HelpCoordinator instead of LoginCoordinator.")
    #expect(try await tool("diff", "HEAD", "--staged").output == [])
    try await repository.git("add", "--all")
    #expect(
      try await tool("diff", "HEAD", "--staged").lines.first
        == "The app opens with HelpCoordinator instead of LoginCoordinator.")
  }

  @Test func `three dots leave out what the base did since`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    try await repository.git("checkout", "--quiet", "main")
    try await repository.commit(removing: "App/HelpCoordinator.swift")
    let tool = Tool(folder: repository.path)
    #expect(
      try await tool("diff", "main...topic").lines.first
        == "The app opens with HelpCoordinator instead of LoginCoordinator.")
    #expect(
      try await tool("diff", "main..topic").lines.first
        == "The app opens with HelpCoordinator instead of LoginCoordinator.")
  }

  @Test func `what a merge brought is compared like any other commit`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    try await repository.git("checkout", "--quiet", "main")
    try await repository.commit(["README.md": "words"])
    try await repository.git("merge", "--quiet", "--no-edit", "topic")
    let tool = Tool(folder: repository.path)
    #expect(try await tool("diff", "HEAD~1", "HEAD").lines.count == 4)
    #expect(try await tool("diff", "HEAD^2", "HEAD").output == [])
  }

  @Test func `graphs that were written before can be compared`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    let tool = Tool(folder: repository.path)
    for name in ["before.json", "before.svg"] { #expect(try await tool("render", "-o", name).code == 0) }
    try repository.folder.write(SmallApp.withHelp, to: "App/AppCoordinator.swift")
    #expect(try await tool("render", "-o", "after.json").code == 0)
    for arguments in [
      ["before.json", "after.json"], ["before.svg", "after.json"], ["before.json"], ["HEAD", "after.json"],
    ] {
      let run = try await tool.shell("\"$TOOL\" diff \(arguments.joined(separator: " "))")
      #expect(
        run.lines.first == "The app opens with HelpCoordinator instead of LoginCoordinator.",
        "\(arguments)")
    }
    #expect(try await tool("diff", "before.json", "before.svg") == Tool.Run(code: 0, output: [], errors: ""))
  }

  @Test func `a revision that does not parse is compared as far as it can be read, and said`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.commit([
      "App/LoginCoordinator.swift": "final class LoginCoordinator: Coordinator { func start( {"
    ])
    let run = try await Tool(folder: repository.path)("diff", "HEAD~1", "HEAD")
    #expect(run.code == 0)
    #expect(run.errors.contains("App/LoginCoordinator.swift:1"))
    #expect(run.errors.contains("(in HEAD)"))
  }

  @Test func `what both revisions cannot read is not said`() async throws {
    let repository = try await TestRepository(SmallApp.files.merging(["App/Broken.swift": "class {"]) { $1 })
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    let run = try await Tool(folder: repository.path)("diff", "HEAD~1", "HEAD")
    #expect(run.errors == "")
  }

  @Test func `both sides are read with the base's configuration, and its change is told`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    let tool = Tool(folder: repository.path)
    try await repository.commit([".coordinator-graph.yml": "exclude:\n  - App/HelpCoordinator.swift\n"])
    let added = try await tool("diff", "HEAD~1", "HEAD")
    #expect(
      added.text == """
        The configuration changed, and nothing else.

        A configuration comes with the head; both sides were read without it.

        """)
    try await repository.commit(removing: "App/HelpCoordinator.swift")
    #expect(try await tool("diff", "HEAD~1", "HEAD").output == [])
    try await repository.commit([".coordinator-graph.yml": "exclude:\n  - App/LoginCoordinator.swift\n"])
    let changed = try await tool("diff", "HEAD~1", "HEAD", "--exit-code")
    #expect(changed.code == 1)
    #expect(changed.text.hasSuffix("\n\nThe configuration changed; both sides were read with the base's.\n"))
    // A configuration that is named counts on both sides.
    #expect(try await tool("diff", "HEAD~1", "HEAD", "--config", ".coordinator-graph.yml").output == [])
    // What the base leaves out does not come into the comparison because the head reads it.
    try await repository.git("rm", "--quiet", "App/LoginCoordinator.swift")
    try await repository.commit([".coordinator-graph.yml": "title: App\n"])
    #expect(try await tool("diff", "HEAD~1", "HEAD").text.hasPrefix("The configuration changed, and nothing else.\n"))
  }

  @Test func `a comment says how to make it again`() async throws {
    let repository = try await repository(Self.cases[1])
    let run = try await Tool(folder: repository.path)(
      "diff", "HEAD~1", "HEAD", "-f", "markdown", "-p", "App", "-p", "it's")
    let base = try await repository.git("rev-parse", "HEAD~1").prefix(10)
    let head = try await repository.git("rev-parse", "HEAD").prefix(10)
    #expect(run.code == 2)
    let comment = try await Tool(folder: repository.path)("diff", "HEAD~1", "HEAD", "-f", "markdown", "-p", "App")
    #expect(comment.text.hasSuffix(" · `coordinator-graph diff \(base) \(head) --path App`</sub>\n"))
  }

  @Test func `comments link to the lines of the commits`() async throws {
    let repository = try await repository(Self.cases[2])
    let template = "https://example.com/blob/{revision}/{path}#L{line}"
    let run = try await Tool(folder: repository.path)(
      "diff", "HEAD~1", "HEAD", "--format", "markdown", "--link-template", template)
    let base = try await repository.git("rev-parse", "HEAD~1")
    #expect(run.text.contains("https://example.com/blob/\(base)/App/HelpCoordinator.swift#L1"))
  }

  @Test func `paths are those of the working directory, links those of the repository`() async throws {
    let repository = try await repository(Self.cases[2])
    let template = "https://example.com/{path}"
    for (folder, shown) in [("", "App/HelpCoordinator.swift:1"), ("App", "HelpCoordinator.swift:1")] {
      let tool = Tool(folder: repository.path(folder))
      #expect(try await tool("diff", "HEAD~1", "HEAD").lines.last?.hasSuffix("  \(shown)") == true)
      let comment = try await tool("diff", "HEAD~1", "HEAD", "-f", "markdown", "--link-template", template)
      #expect(comment.text.contains("(https://example.com/App/HelpCoordinator.swift)"))
    }
    let run = try await Tool(folder: repository.path)("diff", "HEAD~1", "HEAD", "-p", "App")
    #expect(run.lines.last?.hasSuffix("  App/HelpCoordinator.swift:1") == true)
  }

  @Test func `a file from an earlier run does not stay where nothing changed`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try repository.folder.write("old", to: "comment.md")
    #expect(try await Tool(folder: repository.path)("diff", "HEAD", "-o", "comment.md").code == 0)
    #expect(try repository.folder.text(of: "comment.md") == "")
  }

  @Test(arguments: [
    ("HEAD a b", "Unexpected argument"), ("HEAD HEAD --staged", "--staged"), ("HEAD..HEAD HEAD", "has a head"),
    ("HEAD --context some", "The value 'some' is invalid"), ("HEAD --context -1", "Missing value for"),
    ("HEAD --max-size 10", "--max-size must leave room"), ("HEAD -o a.doc", "no format has names like 'a.doc'"),
    ("", "Missing expected argument '<base>'"),
  ])
  func `wrong usage is named`(arguments: String, message: String) async throws {
    let repository = try await TestRepository(SmallApp.files)
    let run = try await Tool(folder: repository.path).shell("\"$TOOL\" diff \(arguments)")
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}

extension Tool.Run {
  /// The lines of the output but for headings and empty ones.
  fileprivate var lines: [String] {
    text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("  ") || $0.hasSuffix(".") }
  }
}
