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

  private static let window = 1440.0
  private static let pixelsAPoint = 96.0 / 72

  /// Throws ``GraphvizError`` where the graph cannot be rendered.
  func fitted(_ document: GraphDocument, draw: View.GraphDrawing) throws -> Fitted {
    let whole = try laidOut(document, options, draw)
    guard let least = options.textBudget?.least(for: document), whole.text < least,
      document.nodes.contains(where: { $0.kind == .coordinator })
    else { return whole }
    return try collapsed(document, least: least, draw)
  }

  private func laidOut(_ document: GraphDocument, _ options: ViewOptions, _ draw: View.GraphDrawing) throws -> Fitted {
    let graph = draw(document, options)
    let across = try laidOut(graph)
    guard across.text < Theme.fullTextHeight else { return across }
    var turned = graph
    turned.attributes[.rankdir] = "TB"
    // Parts that nothing joins stand beside each other then, in the order of their nodes; across, they stand in the reverse order.
    turned.order.reverse()
    let down = try laidOut(turned)
    return down.text > across.text ? down : across
  }

  private func laidOut(_ graph: DOTGraph) throws -> Fitted {
    let picture = try renderer.render(graph, as: .svg)
    let width = try InlineSVG.width(of: picture.bytes) * Self.pixelsAPoint
    return Fitted(graph: graph, picture: picture, text: Theme.fullTextHeight * min(1, Self.window / width))
  }
}

extension PictureFitter {
  /// The most that fits: all down to some level, and of the next the coordinators that least lies behind.
  ///
  /// Where nothing fits, what the app begins with.
  private func collapsed(_ document: GraphDocument, least: Double, _ draw: View.GraphDrawing) throws -> Fitted {
    let levels = CoordinatorLevels(document)
    let level = try last(0...levels.deepest, least: least) { depth in
      try laidOut(document, collapsing: Set(levels.coordinators(at: depth)), draw)
    }
    let closed = levels.coordinators(at: level.choice)
    let next = Set(levels.coordinators(at: level.choice + 1))
    guard level.fitted.text >= least, !next.isEmpty else { return level.fitted }
    return try last(0...closed.count, least: least) { opened in
      try laidOut(document, collapsing: Set(closed.dropFirst(opened)).union(next), draw)
    }.fitted
  }

  /// The last of some choices, each of which shows more than those before it, that fits; the first where none does.
  ///
  /// Each try is a layout: it is found by halves.
  private func last(
    _ choices: ClosedRange<Int>, least: Double, _ layOut: (Int) throws -> Fitted
  ) rethrows -> (choice: Int, fitted: Fitted) {
    var best = (choice: choices.lowerBound, fitted: try layOut(choices.lowerBound))
    var beyond = choices.upperBound + 1
    while best.choice + 1 < beyond, best.fitted.text >= least {
      let middle = (best.choice + beyond) / 2
      let fitted = try layOut(middle)
      if fitted.text >= least { best = (middle, fitted) } else { beyond = middle }
    }
    return best
  }

  private func laidOut(_ document: GraphDocument, collapsing closed: Set<String>, _ draw: View.GraphDrawing) throws
    -> Fitted
  {
    let part = GraphPart(of: document, collapsing: closed, keepsScreens: options.textBudget == .cards)
    var options = options.showing(part)
    options.counts = self.options.counts ?? GraphIndex(document).summary
    options.remark = [options.remark, Self.remark].compactMap(\.self).joined(separator: "\n")
    return try laidOut(part.document, options, draw)
  }

  private static let remark =
    "Collapsed so that names can be read: a card with + stands for more. --focus NAME shows what is around one, --whole all."
}

/// How far coordinators are from where the app begins.
private struct CoordinatorLevels {
  private let levels: [Int: [String]]
  var deepest: Int { levels.keys.max() ?? 0 }

  init(_ document: GraphDocument) {
    let distances = document.coordinatorLevels
    let reachability = Reachability(document)
    let weights = distances.keys.map { (id: $0, weight: reachability.behind($0).count) }
    levels = Dictionary(grouping: weights.sorted { ($0.weight, $0.id) < ($1.weight, $1.id) }) { distances[$0.id] ?? 0 }
      .mapValues { $0.map(\.id) }
  }

  /// Those at one level, the lightest first.
  func coordinators(at level: Int) -> [String] { levels[level] ?? [] }
}
