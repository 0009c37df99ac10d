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

  /// A graph that was laid out.
  struct Fitted {
    let graph: DOTGraph
    let picture: RenderedGraph
    /// The height of a screen's name in pixels when the picture is fitted to the window.
    let text: Double
  }

  private enum Direction: CaseIterable {
    case across, down
  }

  private static let window = 1440.0
  private static let pixelsAPoint = 96.0 / 72

  /// Throws ``GraphvizError`` where the graph cannot be rendered.
  func fitted(_ document: GraphDocument, draw: View.GraphDrawing) throws -> Fitted {
    let graph = draw(document, options)
    let across = try laidOut(graph, .across)
    guard across.text < Theme.fullTextHeight else { return across }
    let down = try laidOut(graph, .down)
    let whole = down.text > across.text ? down : across
    guard let least = options.textBudget?.least(for: document), whole.text < least,
      document.nodes.contains(where: { $0.kind == .coordinator })
    else { return whole }
    let directions = [(Direction.across, across), (.down, down)].filter { $0.1.text > whole.text / 2 }.map(\.0)
    let search = CollapseSearch(order: OpeningOrder(document, showsScreens: !keepsScreens).coordinators, least: least)
    func layOut(_ opened: Set<String>) throws -> Fitted {
      try laidOut(document, opening: opened, directions, least: least, draw)
    }
    guard let memo = renderer.memo else { return try search.best(layOut).fitted }
    var fitted: Fitted?
    let answer = try memo.answer(to: Array("\(least) \(keepsScreens) ".utf8) + document.json(), about: graph) {
      let best = try search.best(layOut)
      fitted = best.fitted
      return best.opened.sorted().joined(separator: "\n").utf8.map(\.self)
    }
    return try fitted ?? layOut(Set(String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init)))
  }

  private func laidOut(_ graph: DOTGraph, _ direction: Direction) throws -> Fitted {
    var graph = graph
    if direction == .down {
      graph.attributes[.rankdir] = "TB"
      // Parts that nothing joins stand beside each other then, in the order of their nodes; across, they stand in the reverse order.
      graph.order.reverse()
    }
    let picture = try renderer.render(graph, as: .svg)
    let width = try InlineSVG.width(of: picture.bytes) * Self.pixelsAPoint
    return Fitted(graph: graph, picture: picture, text: Theme.fullTextHeight * min(1, Self.window / width))
  }

  /// With some coordinators opened, in the first direction in which it fits.
  private func laidOut(
    _ document: GraphDocument, opening opened: Set<String>, _ directions: [Direction], least: Double,
    _ draw: View.GraphDrawing
  ) throws -> Fitted {
    let closed = Set(document.nodes.map(\.id)).subtracting(opened)
    let part = GraphPart(of: document, collapsing: closed, keepsScreens: keepsScreens)
    var options = options.showing(part)
    options.counts = self.options.counts ?? GraphIndex(document).summary
    options.remark = [options.remark, Self.remark].compactMap(\.self).joined(separator: "\n")
    let graph = draw(part.document, options)
    var best = try laidOut(graph, directions[0])
    for direction in directions.dropFirst() where best.text < least {
      let other = try laidOut(graph, direction)
      if other.text > best.text { best = other }
    }
    return best
  }

  /// Whether a collapsed coordinator shows its own screens.
  private var keepsScreens: Bool { options.textBudget == .cards }

  private static let remark =
    "Collapsed so that names can be read: a card with + stands for more. --focus NAME shows what is around one, --whole all."
}
