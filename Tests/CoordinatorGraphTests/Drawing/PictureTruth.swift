import Diagrams
import GraphModel
import Graphviz
import Site

/// Compares what a drawing shows with the graph of the whole app.
struct PictureTruth {
  let whole: GraphDocument
  /// The part that the drawing is of.
  let part: GraphDocument
  let drawing: DOTGraph
  /// The node of each place in the drawing, and the box that it stands in; a card is a box of its own.
  private let boxes: [String: String]

  init(_ drawing: DOTGraph, of part: GraphDocument, in whole: GraphDocument) {
    self.drawing = drawing
    self.part = part
    self.whole = whole
    let inside = drawing.clusters.flatMap { box in box.nodes.map { ($0.id, box.id) } }
    boxes = Dictionary(drawing.nodes.map { ($0.id, $0.id) } + inside) { first, _ in first }
  }

  /// The drawings of all pictures of an app's site, and those of `render`, with what is wrong in them.
  static func violations(in whole: GraphDocument) -> [String] {
    let pages = SitePlan(whole).pictures.filter { picture in
      picture.graph.nodes.allSatisfy { node in whole.nodes.contains(node) }
    }
    let rendered = [CardsView.graph, FlowView.graph].flatMap { draw in
      PictureTruth(draw(whole, ViewOptions()), of: whole, in: whole).violations.map { "render: \($0)" }
    }
    return rendered
      + pages.flatMap { page in
        let draw = page.view == .cards ? CardsView.graph : FlowView.graph
        return PictureTruth(draw(page.graph, ViewOptions()), of: page.graph, in: whole).violations
          .map { "\(page.name): \($0)" }
      }
  }

  var violations: [String] { wrongBoxes + floating + wrongArrows + missingStarts }

  /// A screen stands in the box of a coordinator that shows it; one that nobody shows, with whoever moves on from it or to it.
  private var wrongBoxes: [String] {
    drawing.clusters.flatMap { box in
      box.nodes.compactMap { node in
        let screen = String(node.id.dropFirst(box.id.count + " › ".count))
        let showers = whole.edges.filter { $0.relation.kind == "screen" && $0.to == screen }.map(\.from)
        if showers.contains(box.id) { return nil }
        let movers = whole.edges.filter { $0.from == screen || $0.to == screen }.compactMap(\.mover)
        return showers.isEmpty && movers.contains(box.id) ? nil : "\(screen) stands in \(box.id)"
      }
    }
  }

  /// Cards that the app joins to something in the picture have an arrow; so have all in a picture of some of the coordinators.
  private var floating: [String] {
    let joined = Set(drawing.edges.flatMap { [boxes[$0.tail], boxes[$0.head]] }.compactMap(\.self))
    let starts = Set(part.edges.filter(\.isStart).flatMap { [$0.from, $0.to] })
    let isSome = part.nodes.count { $0.kind == .coordinator } < whole.nodes.count { $0.kind == .coordinator }
    return drawing.nodes.map(\.id).filter { id in
      !joined.contains(id) && (starts.contains(id) || isSome && !drawing.edges.isEmpty)
    }.map { "\($0) floats" }
  }

  /// Every arrow is an edge of the app: from its box to its box, and between screens from the one to the other.
  private var wrongArrows: [String] {
    let calls = Set(whole.edges.filter { $0.relation.kind == "delegate" }.map { [$0.from, $0.to] })
    let starts = Set(whole.edges.filter(\.isStart).map { [$0.from, $0.to] })
    return drawing.edges.compactMap { arrow in
      guard let tail = boxes[arrow.tail], let head = boxes[arrow.head] else { return "\(arrow.tail) is nowhere" }
      if starts.contains([tail, head]) || calls.contains([tail, head]) { return nil }
      let isMove = part.edges.contains { move in
        guard move.mover != nil else { return false }
        let begins = "\(tail) › \(move.from)"
        let isHere = boxes[begins] == tail && (arrow.tail == begins || arrow.attributes[.ltail] != nil)
        let ends = "\(head) › \(move.to)"
        return isHere
          && (move.to == head || boxes[ends] == head && (arrow.head == ends || arrow.attributes[.lhead] != nil))
      }
      return isMove ? nil : "\(arrow.tail) > \(arrow.head) is no edge"
    }
  }

  /// Every start is an arrow from box to box, unless there is a number in its place; something leads to each in any case.
  private var missingStarts: [String] {
    let arrows = Set(drawing.edges.map { [boxes[$0.tail] ?? "", boxes[$0.head] ?? ""] })
    let heads = Set(arrows.map { $0[1] })
    let drawn = Set(boxes.values)
    return part.edges.filter { $0.isStart && drawn.contains($0.from) && drawn.contains($0.to) && $0.from != $0.to }
      .filter { edge in
        let hasNumber = part.edges.count > 40 && heads.contains(edge.to)
        return !arrows.contains([edge.from, edge.to]) && !hasNumber
      }.map { "\($0.from) > \($0.to) is missing" }
  }
}

extension Edge {
  /// The coordinator that makes a move.
  fileprivate var mover: String? { if case .flow(let flow) = relation { flow.by } else { nil } }

  fileprivate var isStart: Bool {
    switch relation {
    case .root, .child: true
    case .delegate, .screen, .flow: false
    }
  }
}
