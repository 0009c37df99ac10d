/// Why an SVG could not be completed or read.
package enum SVGError: Error, Equatable, Sendable {
  /// The markup breaks off or makes no sense at this byte.
  case malformed(offset: Int)
  /// There is no `<svg>` element.
  case notSVG
  /// The picture carries no graph: another tool drew or rewrote it.
  case noGraph
  /// The picture carries something that is no graph document.
  case unreadableGraph(String)
}

extension SVGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let offset): "the SVG is malformed at byte \(offset)"
    case .notSVG: "this is no SVG"
    case .noGraph: "the SVG carries no graph: it was not drawn by coordinator-graph, or its metadata was removed"
    case .unreadableGraph(let reason): "the graph in the SVG cannot be read: \(reason)"
    }
  }
}
