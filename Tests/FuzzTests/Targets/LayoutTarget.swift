import Foundation
import Graphviz

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension FuzzTarget {
  /// A graph with any names, texts, boxes and arrows, as DOT with HTML labels through libgraphviz.
  static let layout = FuzzTarget(name: "layout") { bytes in
    var taker = ByteTaker(bytes)
    let graph = taker.graph()
    let picture = try GraphvizRenderer().render(graph, as: .svg)
    let parser = XMLParser(data: Data(picture.bytes))
    try require(parser.parse(), "a picture that is no XML: \(parser.parserError.map { "\($0)" } ?? "")")
  }
}

extension ByteTaker {
  /// At most a few cards: what is looked for are names and texts, not sizes.
  fileprivate mutating func graph() -> DOTGraph {
    var graph = DOTGraph(
      name: text(),
      attributes: [.rankdir: number(below: 2) == 0 ? "LR" : "TB", .compound: "true", .label: label()])
    var ids: [String] = []
    for _ in 0...number(below: 6) {
      let node = node()
      ids.append(node.id)
      switch number(below: 3) {
      case 0: graph.nodes.append(node)
      case 1: graph.clusters.append(DOTCluster(text(), [.label: label()], link: link(), nodes: [node]))
      default:
        let inner = DOTCluster(text(), [.label: label()], nodes: [node])
        graph.clusters.append(DOTCluster(text(), [.label: label()], clusters: [inner]))
      }
    }
    for _ in 0..<number(below: 8) {
      let ends = (ids[number(below: ids.count)], ids[number(below: ids.count)])
      graph.edges.append(DOTEdge(ends.0, ends.1, [.label: label(), .tooltip: .text(text())], link: link()))
    }
    return graph
  }

  private mutating func node() -> DOTNode {
    DOTNode(text(), [.label: label(), .tooltip: .text(text())], link: link())
  }

  private mutating func link() -> Link? { try? Link(text()) }

  private mutating func label() -> DOTValue {
    number(below: 2) == 0 ? .text(text()) : .html(html(depth: 0))
  }

  private mutating func html(depth: Int) -> HTMLLabel {
    guard depth < 3, number(below: 2) == 0 else {
      return .text([HTMLText(text(), size: Double(number(below: 40) + 1), emphasis: .bold)])
    }
    let rows = (0...number(below: 3)).map { _ in
      (0...number(below: 3)).map { _ in HTMLCell(html(depth: depth + 1), link: link(), tooltip: text()) }
    }
    return .table(HTMLTable([.border: .number(Double(number(below: 4)))], rows: rows))
  }
}
