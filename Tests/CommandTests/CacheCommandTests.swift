import Foundation
import TemporaryFolder
import TestRepository
import Testing

@Suite struct CacheCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path, environment: ["XDG_CACHE_HOME": folder.path(".caches")])
  }

  /// What stands in the cache folder.
  private var packs: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path(".caches/coordinator-graph"))) ?? []
  }

  @Test func `a run leaves one file, which info tells of and clear takes away`() async throws {
    let first = try await tool("tree", ".")
    #expect(first.code == 0)
    #expect(packs.count == 1 && packs[0].hasSuffix(".factpack"))
    #expect(try await tool("tree", ".").output == first.output)
    let info = try await tool("cache", "info")
    #expect(info.text.hasPrefix(folder.path(".caches/coordinator-graph\n")))
    #expect(info.text.contains("0.0 MiB  \(SmallApp.files.count) texts  "))
    let cleared = try await tool("cache", "clear")
    #expect(cleared.code == 0 && cleared.errors == "took away what was kept of 1 repository\n")
    #expect(packs == [])
    #expect(try await tool("cache").text.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["tree"], ["render", "--output", "a.svg"], ["check"], ["explain", "AppCoordinator"], ["site", "--output", "s"],
  ])
  func `no-cache leaves nothing`(command: [String]) async throws {
    let without = try await tool(command + ["--no-cache"])
    #expect(packs == [])
    let with = try await tool(command)
    #expect(with.output == without.output)
    #expect(packs.count == 1)
  }

  @Test(arguments: [
    ["render", "--output", "a"], ["render", "--view", "flow", "--output", "a"], ["render", "--per-flow", "a"],
    ["site", "--output", "a"], ["site", "--format", "markdown", "--output", "a"], ["check", "--reporter", "json"],
    ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1", "HEAD", "--output", "a.svg"],
  ])
  func `a second run takes over what the first found and drew, and writes the same bytes`(
    command: [String]
  ) async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    let tool = Tool(folder: repository.path, environment: self.tool.environment)
    func written() -> [String: Data] {
      let pages = (try? FileManager.default.subpathsOfDirectory(atPath: repository.path("a"))) ?? []
      let paths = pages.map { "a/" + $0 } + ["a", "a.svg"]
      let pairs = paths.map { ($0, FileManager.default.contents(atPath: repository.path($0))) }
      return Dictionary(uniqueKeysWithValues: pairs).compactMapValues(\.self)
    }
    let plain = try await tool(command + ["--no-cache"])
    let files = written()
    #expect(!plain.output.isEmpty || !files.isEmpty)
    for _ in 0..<2 {
      #expect(try await tool(command).output == plain.output)
      #expect(written() == files)
    }
  }

  @Test func `another folder is named on the command line, and no repository can name one`() async throws {
    #expect(try await tool("tree", "--cache-path", ".mine").code == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path(".mine")))
    try folder.write("cache: .ours", to: ".coordinator-graph.yml")
    #expect(try await tool("tree").code == 2)
    try folder.write("cache: false", to: ".coordinator-graph.yml")
    #expect(try await tool("tree").code == 0)
    #expect(packs == [])
    #expect(try await tool("tree", "--cache-path", ".mine", "--no-cache").code == 64)
  }

  @Test func `a run works where nothing can be kept, and says why to those who ask`() async throws {
    try folder.write("", to: ".caches")
    let quiet = try await tool("tree")
    #expect(quiet.code == 0 && !quiet.errors.contains("kept"))
    let verbose = try await tool("tree", "--verbose")
    #expect(verbose.code == 0 && verbose.errors.contains("nothing is kept for the next run"))
  }

  @Test func `what is no cache is neither read nor in the way`() async throws {
    let first = try await tool("tree")
    try folder.write("not a pack", to: ".caches/coordinator-graph/\(packs[0])")
    #expect(try await tool("tree").output == first.output)
    #expect(try await tool("cache").text.contains(" MiB  "))
  }

  @Test func `sixteen runs at once leave one good file`() async throws {
    let first = try await tool("tree", "--no-cache")
    try await withThrowingTaskGroup(of: Tool.Run.self) { group in
      for _ in 0..<16 { group.addTask { [tool] in try await tool("tree") } }
      for try await run in group { #expect(run.output == first.output) }
    }
    #expect(packs.count == 1)
    #expect(try await tool("tree").output == first.output)
  }

  @Test func `a run that is killed leaves a good file or none`() async throws {
    let first = try await tool("tree", "--no-cache")
    for delay in 0..<12 {
      let line = "\"$TOOL\" tree >/dev/null 2>&1 & sleep 0.0\(delay); kill -9 $!; wait $! 2>/dev/null; true"
      _ = try await tool.shell(line)
      #expect(try await tool("tree").output == first.output)
      #expect(packs.count(where: { $0.hasSuffix(".factpack") }) == 1)
      _ = try await tool("cache", "clear", "--quiet")
    }
  }

  @Test func `comparisons and histories find the same, and need no object of git that they know`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    try await repository.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    let tool = Tool(folder: repository.path, environment: self.tool.environment)
    let commands = [["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1"], ["log", "--json"]]
    for command in commands {
      let plain = try await tool(command + ["--no-cache"])
      #expect(plain.code == 0 && !plain.output.isEmpty)
      for _ in 0..<2 { #expect(try await tool(command) == plain) }
    }
    // What was read of the first commit is known without it.
    let file = try await repository.git("rev-parse", "HEAD~1:App/AppCoordinator.swift")
    let object = file.trimmingCharacters(in: .whitespacesAndNewlines)
    try FileManager.default.removeItem(
      atPath: repository.path(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    #expect(try await tool("diff", "HEAD~1", "HEAD").code == 0)
    #expect(try await tool("diff", "HEAD~1", "HEAD", "--no-cache").code == 2)
  }
}
