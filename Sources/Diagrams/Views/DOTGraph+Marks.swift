import Graphviz

extension DOTGraph {
  /// The same graph with what scripts of a page go by: an `id` on each node, and on each edge the classes `from-…` and `to-…`
  /// with the names of its ends,
  /// and `call` on a callback.
  ///
  /// A node's name is that of its page, else its number.
  func marked(for pages: PageNames) -> DOTGraph {
    var graph = self
    let all = nodes + clusters.flatMap(\.nodes)
    let numbered = all.enumerated().map { ($1.id, pages.names[$1.id] ?? String($0 + 1)) }
    let names = Dictionary(numbered) { first, _ in first }
    let mark = { (node: DOTNode) in
      var node = node
      node.attributes[.id] = names[node.id].map { .word(pages.prefix + $0) }
      return node
    }
    graph.nodes = nodes.map(mark)
    for index in clusters.indices { graph.clusters[index].nodes = clusters[index].nodes.map(mark) }
    for (index, edge) in edges.enumerated() {
      guard let from = names[edge.tail], let to = names[edge.head] else { continue }
      // A callback leads nowhere that a user could go.
      let kind = edge.attributes[.constraint] == "false" ? "call " : ""
      graph.edges[index].attributes[.class] = .word("\(kind)from-\(from) to-\(to)")
    }
    return graph
  }
}
