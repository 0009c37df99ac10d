import TestRepository
import Testing

@Suite struct LogCommandTests {
  private static let login = SmallApp.files["App/LoginCoordinator.swift", default: ""]

  /// A first commit, one that changes the flow, one that does not, and a rename.
  private func repository() async throws -> TestRepository {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    try await repository.commit(["App/AppCoordinator.swift": "\n// moved\n" + SmallApp.withHelp, "README.md": "words"])
    try await repository.git("rm", "--quiet", "App/LoginCoordinator.swift")
    try await repository.commit(["App/SignInCoordinator.swift": Self.login.replacing("Login", with: "SignIn")])
    return repository
  }

  private func commits(_ repository: TestRepository) async throws -> [String] {
    try await repository.git("log", "--format=%h", "--abbrev=10").split(separator: "\n").map(String.init)
  }

  @Test func `commits that changed the flow come newest first, each with a sentence`() async throws {
    let repository = try await repository()
    let run = try await Tool(folder: repository.path)("log")
    let commits = try await commits(repository)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(run.code == 0)
    #expect(
      lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix(10) } == [commits[0], commits[2], commits[3]].map { $0[...] })
    #expect(
      lines.filter { $0.hasPrefix(" ") } == [
        "    SignInCoordinator is new, and no other coordinator starts it yet; LoginCoordinator is gone, and no other coordinator started it.",
        "    The app opens with HelpCoordinator instead of LoginCoordinator.",
        "    The app now starts with AppCoordinator, which starts LoginCoordinator.",
      ])
  }

  @Test func `a range and a limit leave commits out`() async throws {
    let repository = try await repository()
    let tool = Tool(folder: repository.path)
    for (arguments, count) in [
      ("HEAD~1..HEAD", 1), ("HEAD~2..HEAD~1", 0), ("HEAD~1", 2), ("--limit 1", 1), ("--limit 3", 2),
    ] {
      let run = try await tool.shell("\"$TOOL\" log \(arguments)")
      #expect(run.code == 0)
      #expect(run.text.split(separator: "\n").count == 2 * count, "\(arguments)")
    }
  }

  @Test(
    arguments: [
      ("HEAD~2..HEAD~1", "the commit that touches Swift did not change the flow\n"),
      ("HEAD..HEAD", "no commit of this range touches Swift\n"),
      ("--follow Nothing", "none of 4 commits that touch Swift changed the flow of Nothing\n"),
      ("HEAD~2..HEAD~1 --quiet", ""),
      ("HEAD~1..HEAD", ""),
    ])
  func `a history without changes says so`(arguments: String, message: String) async throws {
    let repository = try await repository()
    let run = try await Tool(folder: repository.path).shell("\"$TOOL\" log \(arguments)")
    #expect(run.code == 0)
    #expect(run.errors == message)
  }

  /// Beside the app that moved stands a copy of it since then, so that all ids begin with folders.
  @Test func `an app whose folder was renamed is the same beside a namesake, as diff says`() async throws {
    let repository = try await TestRepository(
      Dictionary(uniqueKeysWithValues: SmallApp.files.map { ("Base/" + $0.key, $0.value) }))
    try await repository.git("mv", "Base", "First")
    let second = SmallApp.files.map { ("Second/" + $0.key, $0.value + "// another\n") }
    try await repository.commit(Dictionary(uniqueKeysWithValues: second))
    let tool = Tool(folder: repository.path)
    let (log, diff) = (try await tool("log", "--limit", "1"), try await tool("diff", "HEAD~1", "HEAD"))
    let sentence = try #require(diff.text.split(separator: "\n").first)
    #expect(log.text.contains(sentence))
    #expect(sentence.contains("Second") && !sentence.contains("First"))
  }

  @Test func `json has all changes of a commit in one line`() async throws {
    let repository = try await repository()
    let run = try await Tool(folder: repository.path)("log", "HEAD~1", "--limit", "2", "--json")
    #expect(run.text.split(separator: "\n").count == 1)
    #expect(
      run.text.contains(
        #""changes":[{"place":"App/AppCoordinator.swift:6","sign":"changed","subjects":["AppCoordinator","HelpCoordinator","LoginCoordinator"]"#
      ))
    #expect(
      run.text.contains(#""summary":"The app opens with HelpCoordinator instead of LoginCoordinator.""#))
  }

  @Test func `a type is followed under all its names`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    try await repository.git("rm", "--quiet", "App/HelpCoordinator.swift")
    try await repository.commit([
      "App/AppCoordinator.swift": SmallApp.withHelp.replacing("Help", with: "Support"),
      "App/SupportCoordinator.swift": SmallApp.files["App/HelpCoordinator.swift", default: ""].replacing(
        "Help", with: "Support"),
    ])
    let run = try await Tool(folder: repository.path)("log", "--follow", "SupportCoordinator")
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix(" ") } == [
        "    HelpCoordinator is now called SupportCoordinator",
        "    AppCoordinator opens with HelpCoordinator instead of LoginCoordinator",
        "    HelpCoordinator can be reached now: AppCoordinator now starts it",
        "    HelpCoordinator is new",
      ])
    #expect(try await Tool(folder: repository.path)("log", "--follow", "Nothing").output == [])
  }

  @Test func `a run that was stopped goes on where it was`() async throws {
    let repository = try await repository()
    let tool = Tool(folder: repository.path)
    let whole = try await tool("log")
    #expect(try await tool("log", "HEAD~2", "--state", "state").code == 0)
    let half = try repository.folder.text(of: "state")
    // The beginning of a line that was not finished.
    try repository.folder.write(half + half.prefix(30), to: "state")
    let rest = try await tool("log", "--state", "state")
    #expect(rest.output == whole.output)
    #expect(try repository.folder.text(of: "state").hasPrefix(half))
    let again = try repository.folder.text(of: "state")
    #expect(try await tool("log", "--state", "state").output == whole.output)
    #expect(try repository.folder.text(of: "state") == again)
  }

  @Test func `what was found under other options is no answer`() async throws {
    let repository = try await repository()
    let tool = Tool(folder: repository.path)
    #expect(try await tool("log", "--state", "state").output != [])
    #expect(try await tool("log", "--state", "state", "-p", "Nowhere").output == [])
  }

  @Test func `merges are told instead of what they merged where that is asked for`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    try await repository.git("checkout", "--quiet", "main")
    try await repository.commit(["README.md": "words"])
    try await repository.git("merge", "--quiet", "--no-edit", "topic")
    let tool = Tool(folder: repository.path)
    let (all, first) = (try await tool("log"), try await tool("log", "--first-parent"))
    let merge = try await repository.git("rev-parse", "HEAD").prefix(10)
    #expect(!all.text.contains(merge) && first.text.hasPrefix(merge))
    #expect(all.text.split(separator: "\n").count == 4 && first.text.split(separator: "\n").count == 4)
  }

  @Test func `what a shallow clone begins with did not come with its first commit`() async throws {
    let repository = try await repository()
    let clone = try await repository.shallowClone(depth: 2)
    let run = try await Tool(folder: clone.path)("log")
    #expect(run.code == 0)
    #expect(run.text.split(separator: "\n").count == 2)
  }

  @Test(arguments: [("nowhere", 2), ("--limit 0", 64), ("-- -x", 2)])
  func `what cannot be read is named`(arguments: String, code: Int32) async throws {
    let repository = try await repository()
    let run = try await Tool(folder: repository.path).shell("\"$TOOL\" log \(arguments)")
    #expect(run.code == Int(code))
    #expect(run.text == "")
  }
}
