import Foundation
import Graphviz
import TemporaryFolder
import TestConditions
import Testing

@testable import CoordinatorGraph

/// Pictures come from a helper process of the tool itself, which may die without harm.
@Suite struct LayoutTests {
  private let renderer: GraphvizRenderer
  private let helper: LayoutHelper

  init() {
    helper = LayoutHelper(Self.program(memoryLimit: 4 << 30))
    renderer = GraphvizRenderer(helper: helper, timeLimit: .seconds(60))
  }

  private static func program(memoryLimit: Int) -> HelperProgram {
    HelperProgram(executable: Tool.path, arguments: ["coordinator-graph", "--layout-helper", String(memoryLimit)])
  }

  @Test(arguments: Graphviz.OutputFormat.allCases)
  func `the helper gives the bytes and warnings of this process`(format: Graphviz.OutputFormat) throws {
    let shape = "unknown-to-\(format.rawValue)"
    let graph = Self.clique(4, shape: .word(shape))
    let rendered = try renderer.render(graph, as: format)
    #expect(rendered.warnings == ["using box for unknown shape \(shape)"])
    // The time of day stands in a PDF. A process is told of an unknown shape once.
    if format != .pdf { #expect(try GraphvizRenderer().render(graph, as: format).bytes == rendered.bytes) }
  }

  @Test func `a layout without end is ended, and the next graph is drawn`() throws {
    var hasty = renderer
    hasty.timeLimit = .milliseconds(500)
    let before = try renderer.render(Self.clique(3), as: .svg)
    #expect(throws: GraphvizError.tooSlow(graph: "clique", limit: .milliseconds(500))) {
      try hasty.render(Self.clique(120), as: .svg)
    }
    #expect(try renderer.render(Self.clique(3), as: .svg) == before)
  }

  @Test func `many threads share one helper`() async throws {
    let pictures = try await withThrowingTaskGroup(of: (Int, RenderedGraph).self) { group in
      for count in 2..<20 { group.addTask { (count, try renderer.render(Self.clique(count), as: .plain)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (count, picture) in pictures {
      #expect(try GraphvizRenderer().render(Self.clique(count), as: .plain) == picture)
    }
  }

  @Test func `a site has no more helpers than are drawn at once`() throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let starts = try TemporaryFolder()
    let script = "echo started >> '\(starts.path("log"))'; exec '\(Tool.path)' --layout-helper \(4 << 30)"
    var options = SiteOptions()
    options.layout.process = LayoutProcess(HelperProgram(executable: "/bin/sh", arguments: ["sh", "-c", script]))
    let site = try site(of: scan(ScanOptions(paths: [folder.path])), options: options)
    let pages = site.contents.values.map { String(decoding: $0, as: UTF8.self) }
    #expect(site.failures == [])
    let pictures = pages.count { $0.contains("class=\"graph\"") }
    let helpers = try starts.text(of: "log").split(separator: "\n").count
    #expect(pictures > 1)
    #expect((1...LayoutHelper.processLimit).contains(helpers))
  }

  #if os(Linux)
    @Test(.disabled(if: Sanitizers.areOn, "they take terabytes of address space"))
    func `a helper takes no more memory than it was given`() throws {
      let helper = LayoutHelper(Self.program(memoryLimit: 600 << 20))
      let renderer = GraphvizRenderer(helper: helper, timeLimit: .seconds(60))
      let error = try #require(throws: GraphvizError.self) {
        let labels = (0..<300).map { DOTNode("n\($0)", [.label: .text(String(repeating: "x", count: 100_000))]) }
        return try renderer.render(DOTGraph(name: "long", nodes: labels), as: .svg)
      }
      #expect(error.isOfOneGraph, "\(error)")
    }
  #endif

  private static func clique(_ count: Int, shape: DOTValue = "box") -> DOTGraph {
    let pairs = (0..<count).flatMap { tail in (0..<count).filter { $0 != tail }.map { (tail, $0) } }
    return DOTGraph(
      name: "clique", nodeDefaults: [.shape: shape], nodes: (0..<count).map { DOTNode("n\($0)") },
      edges: pairs.map { DOTEdge("n\($0.0)", "n\($0.1)") })
  }
}
