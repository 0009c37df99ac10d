/// Writes a graph in the DOT language: the same graph gives the same text, with attributes in alphabetical order.
package struct DOTWriter {
  private var lines: [String] = []
  private var depth = 0
  private var labels = HTMLLabelWriter()

  package static func text(of graph: DOTGraph) -> String {
    var writer = DOTWriter()
    writer.write(graph)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ graph: DOTGraph) {
    block("digraph \(DOTText.name(graph.name))") { writer in
      writer.defaults("graph", graph.attributes)
      writer.defaults("node", graph.nodeDefaults)
      writer.defaults("edge", graph.edgeDefaults)
      graph.order.joined().forEach { writer.line(DOTText.name($0)) }
      graph.nodes.forEach { writer.write($0) }
      graph.clusters.forEach { writer.write($0) }
      graph.edges.forEach { writer.write($0) }
    }
  }

  private mutating func write(_ cluster: DOTCluster) {
    block("subgraph \(DOTText.name(cluster.name))") { writer in
      writer.defaults("graph", cluster.attributes, link: cluster.link)
      cluster.nodes.forEach { writer.write($0) }
      cluster.clusters.forEach { writer.write($0) }
      if !cluster.rank.isEmpty {
        writer.line("{ rank=same; \(cluster.rank.map(DOTText.name).joined(separator: "; ")) }")
      }
    }
  }

  private mutating func write(_ node: DOTNode) {
    line(DOTText.name(node.id), node.attributes, link: node.link)
  }

  private mutating func write(_ edge: DOTEdge) {
    line("\(DOTText.name(edge.tail)) -> \(DOTText.name(edge.head))", edge.attributes, link: edge.link)
  }

  private mutating func defaults(_ kind: String, _ attributes: DOTAttributes, link: Link? = nil) {
    guard !attributes.isEmpty || link != nil else { return }
    line(kind, attributes, link: link)
  }

  private mutating func block(_ opening: String, _ body: (inout DOTWriter) -> Void) {
    line(opening + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  private mutating func line(_ subject: String, _ attributes: DOTAttributes, link: Link?) {
    var pairs = attributes.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.rawValue, self.text(of: $0.value)) }
    if let link { pairs.insert(("URL", DOTText.label(link.address)), at: 0) }
    let list = pairs.map { "\($0.0)=\($0.1)" }
    line(list.isEmpty ? subject : "\(subject) [\(list.joined(separator: ", "))]")
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func text(of value: DOTValue) -> String {
    switch value {
    case .word(let word): DOTText.name(word)
    case .number(let number): DOTNumber.text(number)
    case .text(let text): DOTText.label(text)
    case .html(let label): labels.text(of: label)
    }
  }
}

enum DOTNumber {
  /// The shortest spelling; whole numbers have no fraction.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }
}
