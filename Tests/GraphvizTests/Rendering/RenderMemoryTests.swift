import TestConditions
import Testing

@testable import Graphviz

#if os(Linux)
  import Foundation

  struct RenderMemoryTests {
    /// In a process of its own, so that tests that run beside it do not count.
    @Test(.disabled(if: Sanitizers.areOn, "they keep what was freed"))
    func thousandRendersKeepNoMemory() async {
      await #expect(processExitsWith: .success) {
        let renderer = GraphvizRenderer()
        let graph = GraphvizRendererTests.sample("memory")
        for _ in 0..<200 { _ = try renderer.render(graph, as: .svg) }
        let before = try residentBytes()
        for _ in 0..<1_000 { _ = try renderer.render(graph, as: .svg) }
        let growth = try residentBytes() - before
        if growth >= 1 << 20 { throw Growth(bytes: growth) }
      }
    }

    private struct Growth: Error {
      let bytes: Int
    }
  }

  private func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(fields.dropFirst().first.flatMap { Int($0) }) * Int(getpagesize())
  }
#endif
