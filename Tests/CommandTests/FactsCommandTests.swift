import Foundation
import TemporaryFolder
import Testing

@Suite struct FactsCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  @Test(arguments: [
    ["tree"], ["render", "--format", "json"], ["render"], ["check", "--reporter", "json"],
    ["explain", "AppCoordinator"],
  ])
  func `each command takes facts instead of source`(command: [String]) async throws {
    let scope = command[0] == "explain" ? ["--path", "App"] : ["App"]
    let expected = try await tool(command + scope)
    #expect(try await tool("facts", "--module", "App", "App", "-o", "App.facts").code == 0)
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(try Data(contentsOf: URL(filePath: folder.path("App.facts"))), to: "App.facts")
    let linked = try await Tool(folder: elsewhere.path)(command + ["--facts", "App.facts"])
    #expect(linked.code == expected.code && linked.output == expected.output && !linked.output.isEmpty)
  }

  @Test func `a site is made of facts`() async throws {
    #expect(try await tool("facts", "--module", "App", "App", "-o", "App.facts").code == 0)
    #expect(try await tool("site", "--facts", "App.facts", "--output", "site").code == 0)
    #expect(try folder.entries(of: "site").contains("index.html"))
  }

  @Test func `a committed picture is compared with facts`() async throws {
    #expect(try await tool("render", "App", "-o", "app.svg").code == 0)
    #expect(try await tool("facts", "--module", "App", "App", "-o", "App.facts").code == 0)
    #expect(try await tool("render", "--facts", "App.facts", "--verify", "-o", "app.svg").code == 0)
    try folder.write(SmallApp.withHelp, to: "App/AppCoordinator.swift")
    #expect(try await tool("facts", "--module", "App", "App", "-o", "App.facts").code == 0)
    #expect(try await tool("render", "--facts", "App.facts", "--verify", "-o", "app.svg").code == 1)
  }

  @Test func `wrong use is told`() async throws {
    #expect(try await tool("facts", "App", "-o", "App.facts").code == 64)
    #expect(try await tool("facts", "--module", "a-b", "App", "-o", "App.facts").code == 2)
    #expect(try await tool("facts", "--module", "App", "Nowhere", "-o", "App.facts").code == 2)
    #expect(try await tool("check", "--fix", "--facts", "App.facts").code == 64)
    let missing = try await tool("tree", "--facts", "App.facts")
    #expect(missing.code == 2 && missing.errors.contains("App.facts"))
  }
}
