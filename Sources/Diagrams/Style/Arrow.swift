import GraphModel
import Graphviz

/// The kinds of arrows, in the order of the legend.
///
/// They differ in their line as well as in colour, so that they can be told apart in greyscale.
enum Arrow: CaseIterable {
  case kept
  case notKept
  case likely
  case callback

  init(isKept: Bool, confidence: Confidence) {
    switch (isKept, confidence) {
    case (_, .likely): self = .likely
    case (true, .certain): self = .kept
    case (false, .certain): self = .notKept
    }
  }

  var caption: String {
    switch self {
    case .kept: "starts and keeps"
    case .notKept: "starts, nobody keeps it"
    case .likely: "likely"
    case .callback: "calls back"
    }
  }

  var tone: Tone {
    switch self {
    case .kept: .arrow
    case .notKept: .warning
    case .likely: .likely
    case .callback: .callback
    }
  }

  var line: String {
    switch self {
    case .kept: "solid"
    case .notKept, .callback: "dashed"
    case .likely: "dotted"
    }
  }

  var attributes: DOTAttributes {
    let look: DOTAttributes =
      self == .callback
      ? [.penwidth: 0.9, .arrowsize: 0.6, .arrowhead: "vee"] : [.penwidth: 1.4, .arrowsize: 0.75]
    return look.merging([.color: .word(tone.light), .style: .word(line)]) { $1 }
  }
}
