import Foundation
import TemporaryFolder
import Testing

@Suite struct WatchCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path, environment: ["XDG_CACHE_HOME": folder.path(".caches")])
  }

  @Test func `the file is written again when source is written, and stays where it cannot be read`() async throws {
    // Each wait is for what the file says then, for half a minute at most.
    let run = try await tool.shell(
      """
      "$TOOL" watch App --output out.json 2>errors.txt & pid=$!
      wait_for() { for i in $(seq 300); do grep -q "$1" "$2" 2>/dev/null && return 0; sleep 0.1; done; echo "no $1"; }
      wait_for '"LoginCoordinator"' out.json
      sed -i.old 's/LoginCoordinator/EntryCoordinator/g' App/*.swift
      wait_for '"EntryCoordinator"' out.json
      grep -c '"LoginCoordinator"' out.json
      echo 'titel: a' >.coordinator-graph.yml
      echo '// changed' >>App/AppCoordinator.swift
      sleep 1
      rm .coordinator-graph.yml
      sed -i.old 's/EntryCoordinator/DoorCoordinator/g' App/*.swift
      wait_for '"DoorCoordinator"' out.json
      kill $pid; wait $pid 2>/dev/null; true
      """)
    #expect(run.text == "0\n")
    #expect(run.code == 0)
  }

  @Test(arguments: [[], ["--output", "-"], ["--output", "a.svg", "--verify"]])
  func `without a file to write again it is wrong usage`(options: [String]) async throws {
    #expect(try await tool(["watch", "App"] + options).code == 64)
  }

  @Test func `a path that is not there is an error at once`() async throws {
    #expect(try await tool("watch", "no", "--output", "a.svg").code == 2)
  }
}
