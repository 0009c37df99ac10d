import GraphModel

/// The changed neighbourhood as a Mermaid flowchart, which GitHub and GitLab draw inside a comment.
package enum DifferenceMermaid {
  package static func text(of comparison: Comparison, options: DifferenceOptions) -> String {
    let whole = Overlay(comparison, context: options.context, kinds: kinds)
    let overlay = whole.withoutTangle(of: arrowLimit)
    var chart = MermaidFlowchart(limits: options.mermaidLimits, omitted: whole.starts.count - overlay.starts.count)
    for card in overlay.cards {
      let isPlainOwner = card.node.kind != .coordinator && card.sign == nil
      chart.addNode(
        card.node.id, lines(of: card), isPill: card.node.kind != .coordinator,
        style: isPlainOwner ? "owner" : card.sign?.word ?? (card.rows.isEmpty ? "same" : "touched"))
    }
    for start in overlay.starts {
      let arrow = start.sign == .removed ? "-.->" : "-->"
      let label = start.sign.map { "\($0.rawValue) \(DisplayName.short(start.label ?? $0.word))" }
      chart.addEdge(start.edge.from, arrow, start.edge.to, label: label, style: start.sign?.word ?? "same")
    }
    return chart.finished(classes: classes, edgeStyles: edgeStyles)
  }

  /// How many arrows that did not change are drawn: a comment is narrow, and the changed ones must be found among them.
  private static let arrowLimit = 12

  /// What is drawn: who starts whom, and who shows what.
  private static let kinds: Set<String> = ["root", "child", "screen"]

  /// Whether a diagram would show a change.
  static func hasChanges(_ comparison: Comparison) -> Bool {
    Overlay(comparison, context: 0, kinds: kinds).hasChanges
  }

  /// The name, and what changed inside.
  private static func lines(of card: Overlay.Card) -> [String] {
    let name = mark(card.sign) + DisplayName.short(card.node.name)
    let former = card.formerName.map { ["was \(DisplayName.short($0))"] } ?? []
    let rows = card.rows.filter { $0.sign != nil }.map { row in
      "\(mark(row.sign))\(word(row.content)) \(DisplayName.short(row.text))"
    }
    return [name] + former + rows
  }

  private static func mark(_ sign: ChangeSign?) -> String { sign.map { "\($0.rawValue) " } ?? "" }

  private static func word(_ content: Overlay.Row.Content) -> String {
    switch content {
    case .screen(let transition, let former?): "\(transition.rawValue) (was \(former.rawValue))"
    case .screen(let transition, nil): transition.rawValue
    case .callback: "callback"
    case .move: "move"
    }
  }

  private static var classes: [(name: String, look: String)] {
    let signs = ChangeSign.allCases.map { sign in
      let dashes = sign == .removed ? ",stroke-dasharray:5 3" : ""
      return (
        name: sign.word,
        look: "fill:\(sign.tint.light),stroke:\(sign.tone.light),color:\(Tone.ink.light),stroke-width:2px\(dashes)"
      )
    }
    let same = (
      name: "same", look: "fill:\(Tone.card.light),stroke:\(Tone.faded.light),color:\(Tone.fadedInk.light)"
    )
    let touched = (
      name: "touched", look: "fill:\(Tone.card.light),stroke:\(Tone.cardBorder.light),color:\(Tone.ink.light)"
    )
    // A line of its own, because the fill is that of a dark page.
    let owner = (name: "owner", look: "fill:\(Tone.owner.light),color:\(Tone.ownerText.light),stroke:#8b949e")
    return signs + [touched, same, owner]
  }

  private static var edgeStyles: [(name: String, look: String)] {
    let signs = ChangeSign.allCases.map { (name: $0.word, look: "stroke:\(stroke($0)),stroke-width:2px") }
    return signs + [(name: "same", look: "stroke:#8b949e")]
  }

  /// Colours that stand out from a light page and from a dark one: an arrow has no ground of its own.
  private static func stroke(_ sign: ChangeSign) -> String {
    switch sign {
    case .added: "#2e9e4f"
    case .removed: "#e5484d"
    case .changed: "#b7791f"
    }
  }
}
