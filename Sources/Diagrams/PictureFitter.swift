import GraphModel
import Graphviz

/// How high text must be, at least, when a picture is fitted to a window 1440 px wide; in pixels.
package struct TextBudget: Equatable, Sendable {
  /// Up to so many coordinators an app is small.
  package static let smallApp = 20

  package static let cards = TextBudget(small: 12, large: 9)
  package static let flow = TextBudget(small: 10, large: 8)

  /// In small apps.
  package let small: Double
  /// In others.
  package let large: Double

  func least(for document: GraphDocument) -> Double {
    document.nodes.count { $0.kind == .coordinator } <= Self.smallApp ? small : large
  }
}

/// A picture in the direction in which its names are largest, with what does not fit collapsed into cards.
struct PictureFitter {
  let options: ViewOptions
  let renderer: GraphvizRenderer

  /// A graph that was laid out and drawn.
  struct Fitted {
    let graph: DOTGraph
    let picture: RenderedGraph
    /// The height of a screen's name in pixels when the picture is fitted to the window.
    let text: Double
  }

  /// A graph that was laid out, but not drawn: writing a picture takes as long as its layout, and most are only tried.
  struct Measured: Sendable {
    let graph: DOTGraph
    /// As ``Fitted/text``.
    let text: Double
  }

  private enum Direction: CaseIterable {
    case across, down
  }

  private static let window = 1440.0
  private static let pixelsAPoint = 96.0 / 72
  /// Graphs of fewer nodes fit in most cases, and are drawn at once.
  private static let fewNodes = 24

  /// Throws ``GraphvizError`` where the graph cannot be rendered.
  func fitted(_ document: GraphDocument, draw: @escaping View.GraphDrawing) throws -> Fitted {
    let graph = draw(document, options)
    if graph.nodeCount < Self.fewNodes {
      let across = try drawn(directed(graph, .across))
      if across.text == Theme.fullTextHeight { return across }
    }
    let wholes = try Concurrently.map(Direction.allCases) { try measured(directed(graph, $0)) }
    let (across, down) = (wholes[0], wholes[1])
    let whole = down.text > across.text ? down : across
    guard let least = options.textBudget?.least(for: document), whole.text < least,
      document.nodes.contains(where: { $0.kind == .coordinator })
    else { return try drawn(whole.graph) }
    let directions = [(Direction.across, across), (.down, down)].filter { $0.1.text > whole.text / 2 }.map(\.0)
    let tries = CollapsedDrawing(document, keepsScreens: keepsScreens, options: options, draw: draw)
    @Sendable func measure(_ opened: Set<String>) throws -> Measured {
      let graph = tries.graph(opening: opened)
      return try best(of: graph, directions, least: least)
    }
    let search = CollapseSearch(order: OpeningOrder(document, showsScreens: !keepsScreens).coordinators, least: least)
    guard let memo = renderer.memo else { return try drawn(search.best(measure).measured.graph) }
    var found: Measured?
    let answer = try memo.answer(to: Array("\(least) \(keepsScreens) ".utf8) + document.json(), about: graph) {
      let best = try search.best(measure)
      found = best.measured
      return best.opened.sorted().joined(separator: "\n").utf8.map(\.self)
    }
    let opened = Set(String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init))
    return try drawn((found ?? measure(opened)).graph)
  }

  private func directed(_ graph: DOTGraph, _ direction: Direction) -> DOTGraph {
    guard direction == .down else { return graph }
    var graph = graph
    graph.attributes[.rankdir] = "TB"
    // Parts that nothing joins stand beside each other then, in the order of their nodes; across, they stand in the reverse order.
    graph.order.reverse()
    return graph
  }

  /// In the first direction in which it fits, or else in that in which it is narrower.
  private func best(of graph: DOTGraph, _ directions: [Direction], least: Double) throws -> Measured {
    var best = try measured(directed(graph, directions[0]))
    for direction in directions.dropFirst() where best.text < least {
      let other = try measured(directed(graph, direction))
      if other.text > best.text { best = other }
    }
    return best
  }

  private func measured(_ graph: DOTGraph) throws -> Measured {
    Measured(graph: graph, text: textHeight(width: try renderer.width(of: graph)))
  }

  private func drawn(_ graph: DOTGraph) throws -> Fitted {
    let picture = try renderer.render(graph, as: .svg)
    return Fitted(graph: graph, picture: picture, text: textHeight(width: try InlineSVG.width(of: picture.bytes)))
  }

  /// In pixels, of a picture that is so many points wide.
  private func textHeight(width: Double) -> Double {
    Theme.fullTextHeight * min(1, Self.window / (width * Self.pixelsAPoint))
  }

  /// Whether a collapsed coordinator shows its own screens.
  private var keepsScreens: Bool { options.textBudget == .cards }
}

/// Draws a document with some coordinators opened, again and again.
private struct CollapsedDrawing: Sendable {
  private let document: GraphDocument
  private let keepsScreens: Bool
  private let options: ViewOptions
  private let draw: View.GraphDrawing

  init(_ document: GraphDocument, keepsScreens: Bool, options: ViewOptions, draw: @escaping View.GraphDrawing) {
    self.document = document
    self.keepsScreens = keepsScreens
    self.draw = draw
    var options = options
    // The same for each try, and counted over the whole document.
    options.names = options.names ?? ShownNames(of: document)
    options.counts = options.counts ?? GraphIndex(document).summary
    options.remark = [options.remark, Self.remark].compactMap(\.self).joined(separator: "\n")
    self.options = options
  }

  func graph(opening opened: Set<String>) -> DOTGraph {
    let closed = Set(document.nodes.map(\.id)).subtracting(opened)
    let part = GraphPart(of: document, collapsing: closed, keepsScreens: keepsScreens)
    return draw(part.document, options.noting(part.rests))
  }

  private static let remark =
    "Collapsed so that names can be read: a card with + stands for more. --focus NAME shows what is around one, --whole all."
}
