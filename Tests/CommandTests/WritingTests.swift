import Foundation
import TemporaryFolder
import Testing

@Suite struct WritingTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
  }

  @Test func `a folder that does not exist`() async throws {
    let run = try await tool("App", "--quiet", "-o", "no/flow.svg")
    #expect(run == Tool.Run(code: 2, output: [], errors: "no/flow.svg: error: the folder no does not exist\n"))
  }

  @Test func `a folder in the place of the file`() async throws {
    try folder.makeFolder("flow.svg")
    let run = try await tool("App", "--quiet", "-o", "flow.svg")
    #expect(run == Tool.Run(code: 2, output: [], errors: "flow.svg: error: Is a directory\n"))
  }

  @Test func `a full device`() async throws {
    let run = try await tool("App", "--quiet", "-o", "/dev/full", "--format", "svg")
    #expect(run == Tool.Run(code: 2, output: [], errors: "/dev/full: error: No space left on device\n"))
    let redirected = try await tool.shell("\"$TOOL\" App --quiet > /dev/full")
    #expect(redirected.code == 2)
    #expect(redirected.errors == "standard output: error: No space left on device\n")
  }

  @Test(.enabled(if: canMount, "mounting a small disk needs root"))
  func `a full disk leaves the old file whole and nothing beside it`() async throws {
    try folder.makeFolder("disk")
    #expect(try await tool.shell("mount -t tmpfs -o size=8k tmpfs disk").code == 0)
    try folder.write("old", to: "disk/flow.svg")
    let run = try await tool("App", "--quiet", "-o", "disk/flow.svg", "--title", String(repeating: "t", count: 9_000))
    let (text, entries) = (try folder.text(of: "disk/flow.svg"), try folder.entries(of: "disk"))
    #expect(try await tool.shell("umount disk").code == 0)
    #expect(run == Tool.Run(code: 2, output: [], errors: "disk/flow.svg: error: No space left on device\n"))
    #expect(text == "old")
    #expect(entries == ["flow.svg"])
  }

  @Test func `a file that is replaced keeps its permissions, a new one has the usual`() async throws {
    try folder.write("old", to: "flow.svg")
    chmod(folder.path("flow.svg"), 0o640)
    #expect(try await tool.shell("umask 027; \"$TOOL\" App -o flow.svg && \"$TOOL\" App -o new.svg").code == 0)
    #expect(try folder.text(of: "flow.svg").contains("<svg"))
    #expect(try mode("flow.svg") == 0o640)
    #expect(try mode("new.svg") == 0o640)
    #expect(try await tool.shell("umask 022; \"$TOOL\" App -o other.svg").code == 0)
    #expect(try mode("other.svg") == 0o644)
    #expect(try folder.entries() == ["App", "flow.svg", "new.svg", "other.svg"])
  }

  @Test(arguments: ["App -o out/flow.svg", "site App -o out", "check App --write-baseline out/baseline.txt"])
  func `what a killed run left goes with the next, and nothing else does`(command: String) async throws {
    let others = ["yml", "config", "4242-0.svg", "4242", "a-1", "-1", "1-", "1-2-3"].map { ".coordinator-graph.\($0)" }
    for name in others { try folder.write("mine", to: "out/\(name)") }
    try folder.makeFolder("out/.coordinator-graph.1-1")
    try folder.link("out/.coordinator-graph.2-2", to: "\(others[0])")
    mkfifo(folder.path("out/.coordinator-graph.3-3"), 0o600)
    // Another run writes this one.
    try folder.write("half", to: "out/.coordinator-graph.4-4")
    let written = open(folder.path("out/.coordinator-graph.4-4"), O_RDONLY | O_CLOEXEC)
    defer { close(written) }
    flock(written, LOCK_EX)
    let before = try folder.entries(of: "out")
    try folder.write("left", to: "out/.coordinator-graph.4242-0")
    try folder.write("left", to: "out/.coordinator-graph.4242-17")
    let run = try await tool.shell("\"$TOOL\" \(command) --quiet")
    #expect([0, 1].contains(run.code), "\(run.errors)")
    #expect(Set(try folder.entries(of: "out")).isSuperset(of: before))
    #expect(
      try folder.entries(of: "out").filter { $0.contains("4242-0") || $0.contains("-17") } == [
        ".coordinator-graph.4242-0.svg"
      ])
  }

  @Test func `a link is written through, also to a file that is not there yet`() async throws {
    try folder.makeFolder("real")
    try folder.makeFolder("links")
    try folder.link("links/flow.svg", to: "../real/flow.svg")
    for _ in 1...2 {
      #expect(try await tool("App", "-o", "links/flow.svg").code == 0)
      #expect(try folder.entries(of: "real") == ["flow.svg"])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("links/flow.svg")) == "../real/flow.svg")
    }
    try folder.link("loop.svg", to: "loop.svg")
    #expect(try await tool("App", "-o", "loop.svg").code == 2)
  }

  @Test func `standard output by its path is not replaced, and what stood there stays`() async throws {
    try folder.write("before\n", to: "log")
    #expect(try await tool.shell("\"$TOOL\" App -o /dev/stdout --format text >> log").code == 0)
    let log = try folder.text(of: "log")
    #expect(log.hasPrefix("before\n"))
    #expect(log.contains("LoginCoordinator"))
    let piped = try await tool.shell("\"$TOOL\" App -o /dev/fd/1 --format text | cat")
    #expect(piped.text == String(log.dropFirst("before\n".count)))
  }

  @Test func `devices and pipes are written to and stay what they are`() async throws {
    let run = try await tool.shell("\"$TOOL\" App --quiet -o /dev/null; test -c /dev/null")
    #expect(run.code == 0)
    let pipe = try await tool.shell(
      "mkfifo pipe.json; cat pipe.json & \"$TOOL\" App -o pipe.json; wait; test -p pipe.json")
    #expect(pipe.code == 0)
    #expect(pipe.text.hasPrefix("{"))
    #expect(pipe.text.hasSuffix("}\n"))
  }

  @Test func `a reader that stops early is no error to speak of`() async throws {
    let run = try await tool.shell("\"$TOOL\" App --quiet --format svg | head -c 5")
    #expect(run.text == "<?xml")
    #expect(run.errors == "")
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not stop root"))
  func `a file that is read-only stays`() async throws {
    try folder.write("old", to: "flow.svg")
    chmod(folder.path("flow.svg"), 0o444)
    let run = try await tool("App", "--quiet", "-o", "flow.svg")
    #expect(run == Tool.Run(code: 2, output: [], errors: "flow.svg: error: Permission denied\n"))
    #expect(try folder.text(of: "flow.svg") == "old")
  }
}

/// Root in a container may lack the right to mount all the same.
private let canMount: Bool = {
  guard geteuid() == 0 else { return false }
  let folder = NSTemporaryDirectory() + "coordinator-graph-mount-\(UUID().uuidString)"
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "mkdir \(folder) && mount -t tmpfs tmpfs \(folder) 2>/dev/null && umount \(folder)"]
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  rmdir(folder)
  return process.terminationStatus == 0
}()
