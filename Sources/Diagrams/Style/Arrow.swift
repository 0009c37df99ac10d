import GraphModel
import Graphviz

/// The kinds of arrows, in the order of the legend.
///
/// They differ in their line as well as in colour, so that they can be told apart in greyscale.
enum Arrow: CaseIterable {
  case kept
  case held
  case notKept
  case likely
  case callback

  /// The arrow of an edge to a coordinator that an owner or parent makes.
  init(_ edge: Edge) {
    if edge.confidence == .likely {
      self = .likely
    } else if !edge.isKept {
      self = .notKept
    } else if case .child(let child) = edge.relation, !child.isStarted {
      self = .held
    } else {
      self = .kept
    }
  }

  var caption: String {
    switch self {
    case .kept: "starts and keeps"
    case .held: "keeps, does not start"
    case .notKept: "starts, nobody keeps it"
    case .likely: "likely"
    case .callback: "calls back"
    }
  }

  var tone: Tone {
    switch self {
    case .kept: .arrow
    case .held: .muted
    case .notKept: .warning
    case .likely: .likely
    case .callback: .callback
    }
  }

  var line: String {
    switch self {
    case .kept, .held: "solid"
    case .notKept, .callback: "dashed"
    case .likely: "dotted"
    }
  }

  var attributes: DOTAttributes {
    let look: DOTAttributes =
      switch self {
      case .callback: [.penwidth: 0.9, .arrowsize: 0.6, .arrowhead: "vee"]
      case .held: [.penwidth: 0.9, .arrowsize: 0.75, .arrowhead: "empty"]
      case .kept, .notKept, .likely: [.penwidth: 1.4, .arrowsize: 0.75]
      }
    return look.merging([.color: .word(tone.light), .style: .word(line)]) { $1 }
  }
}
