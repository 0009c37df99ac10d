import CGraphviz

/// How large a graph may be before rendering it is refused.
///
/// The layout's time grows faster than the graph. Measured with Graphviz 2.43: 300 cards take 0.2 s, 1,000 take 0.7 s,
/// 3,000 take 2.5 s; 900 nodes in 300 clusters 0.7 s, 3,000 in 1,000 clusters 6.5 s; a chain of 5,000 nodes 1 s, of 20,000
/// nodes 15 s. Lower limits for the network simplex (`nslimit`, `mclimit`) made no difference.
package struct RenderBudget: Equatable, Sendable, Codable {
  package var nodes: Int
  package var edges: Int

  package init(nodes: Int = 5_000, edges: Int = 20_000) {
    self.nodes = nodes
    self.edges = edges
  }
}

/// Renders graphs through libgraphviz, in this process or in a helper's.
///
/// Any number of renderers may be used from any threads: Graphviz itself is not thread-safe, so that one render runs at a
/// time in a process, and the others wait their turn. A call blocks its thread until the picture is there.
package struct GraphvizRenderer: Sendable {
  package var budget: RenderBudget
  /// Address space for the layout's recursion; memory is only taken as far as the recursion goes.
  package var stackBytes: Int
  /// The process that lays out; nil for this one, which a fault of Graphviz then ends.
  package var helper: LayoutHelper?
  /// How long a helper may take for one graph; nil for as long as it wants.
  package var timeLimit: Duration?
  /// What was laid out before.
  package var memo: LayoutMemo?

  package init(
    budget: RenderBudget = RenderBudget(), stackBytes: Int = 512 << 20, helper: LayoutHelper? = nil,
    timeLimit: Duration? = nil, memo: LayoutMemo? = nil
  ) {
    self.memo = memo
    self.budget = budget
    self.stackBytes = stackBytes
    self.helper = helper
    self.timeLimit = timeLimit
  }

  /// The version of Graphviz that this was compiled with; what a process loads may be another of the same ABI.
  package static var builtVersion: String { String(cString: cgv_header_version()) }

  /// Lays out `graph` with the `dot` engine and writes it as `format`.
  ///
  /// A picture that Graphviz reports an error about is not returned: it would lack something.
  package func render(_ graph: DOTGraph, as format: OutputFormat) throws(GraphvizError) -> RenderedGraph {
    guard graph.nodeCount <= budget.nodes, graph.edges.count <= budget.edges else {
      throw .tooLarge(graph: graph.name, nodes: graph.nodeCount, edges: graph.edges.count, budget: budget)
    }
    let job = RenderJob(
      name: graph.name, dot: DOTWriter.text(of: graph), format: format, nodeCount: graph.nodeCount)
    if let memo { return try memo.picture(of: job, layOut: layOut) }
    return try layOut(job)
  }

  /// Lays out `graph` and gives the width that its picture would have, in points, without drawing one.
  package func width(of graph: DOTGraph) throws(GraphvizError) -> Double {
    let laidOut = try render(graph, as: .plain)
    // `graph SCALE WIDTH HEIGHT`, in inches and without what is left free around it.
    let words = laidOut.bytes.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: " "))
    guard words.count > 2, let width = Double(String(decoding: words[2], as: UTF8.self)) else {
      throw .renderFailed(graph: graph.name, format: .plain, messages: [])
    }
    return (width + 2 * graph.padding) * 72
  }

  func layOut(_ job: RenderJob) throws(GraphvizError) -> RenderedGraph {
    if let helper { return try helper.render(job, stackBytes: stackBytes, timeLimit: timeLimit) }
    return try GraphvizLibrary.render(job, stackBytes: stackBytes)
  }
}
