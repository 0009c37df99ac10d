import Foundation
import Testing

@testable import Graphviz

/// Helpers that misbehave, as shell scripts; what the tool's own does is tested with the tool.
struct LayoutHelperTests {
  @Test(arguments: [
    ("kill -SEGV $$", "signal 11, "), ("kill -ABRT $$", "signal 6, "), ("exit 3", "exit code 3"),
    ("exec 0<&-; exec sleep 60", "signal 9, "),
    // A length that no message has, and an answer that is none.
    ("printf '\\377\\377\\377\\377\\377\\377\\377\\377' >&0; exec sleep 60", "signal 9, "),
    ("printf '\\004\\000\\000\\000\\000\\000\\000\\000abcd' >&0; exec sleep 60", "signal 9, "),
  ])
  func saysHowAHelperEnded(script: String, end: String) throws {
    let renderer = renderer(script, timeLimit: .seconds(30))
    for _ in 0..<2 {
      let error = try #require(throws: GraphvizError.self) {
        try renderer.render(GraphvizRendererTests.sample("broken\u{1B}"), as: .svg)
      }
      guard case .crashed("broken\u{1B}", let words) = error else { throw error }
      #expect(words.hasPrefix(end))
      #expect(error.description.contains("the graph 'broken\\u{1B}' (\(end)"))
      #expect(error.description.contains("json or mermaid"))
      #expect(error.isOfOneGraph)
    }
  }

  /// One hangs when it has read the graph, the other before.
  @Test(arguments: ["until cat >/dev/null; do sleep 0.01; done", "exec sleep 60"])
  func endsAHelperThatTakesTooLong(script: String) throws {
    let graph = GraphvizRendererTests.sample("slow", children: 20_000)
    var renderer = renderer(script, timeLimit: .milliseconds(300))
    renderer.budget = RenderBudget(nodes: 100_000, edges: 100_000)
    let start = ContinuousClock.now
    #expect(throws: GraphvizError.tooSlow(graph: "slow", limit: .milliseconds(300))) {
      try renderer.render(graph, as: .svg)
    }
    let words = "the graph 'slow' was not laid out within 0.3 s: draw a part of it, give it more with --time-limit"
    #expect(GraphvizError.tooSlow(graph: "slow", limit: .milliseconds(300)).description.hasPrefix(words))
    #expect(.now - start < .seconds(20))
  }

  @Test func saysThatThereIsNoHelper() {
    let renderer = GraphvizRenderer(helper: LayoutHelper(HelperProgram(executable: "/nowhere", arguments: ["x"])))
    let error = GraphvizError.noHelper(reason: "No such file or directory")
    #expect(throws: error) { try renderer.render(GraphvizRendererTests.sample("any"), as: .svg) }
    #expect(!error.isOfOneGraph)
  }

  @Test func isNotAskedByAPersonWhoFoundTheArgument() {
    #expect(!LayoutService.isAsked(["tool", LayoutService.argument]))
    #expect(!LayoutService.isAsked(["tool", "render", "1"]))
    // Standard input of the tests is no socket.
    #expect(!LayoutService.isAsked(["tool", LayoutService.argument, "1"]))
  }

  private func renderer(_ script: String, timeLimit: Duration) -> GraphvizRenderer {
    let program = HelperProgram(executable: "/bin/sh", arguments: ["sh", "-c", script])
    return GraphvizRenderer(helper: LayoutHelper(program), timeLimit: timeLimit)
  }
}
