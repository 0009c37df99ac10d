import GraphModel

/// A picture with what is around it: a legend in words, and room for the tools that a script adds.
struct HTMLMap {
  let content: SiteContent
  let words: Words

  /// Without its picture, which may be too large to draw, a map is a sentence.
  func map(_ name: String) -> [HTML] {
    guard let plan = content.plan.picture(named: name) else { return [] }
    guard let picture = content.pictures[name] else {
      let text = words("This picture would be too large to draw.", "너무 커서 그릴 수 없는 그림이다.")
      return [.tag("p", ["class": "remark"], [.text(text)])]
    }
    return [
      .tag(
        "figure", ["class": "map"],
        [
          .tag(
            "div", ["class": "view", "role": "region", "aria-label": plan.label, "tabindex": "0"], [.markup(picture)])
        ] + legend(of: plan))
    ]
  }

  /// A small picture, which needs no tools.
  func illustration(_ name: String) -> [HTML] {
    content.pictures[name].map { [.tag("figure", ["class": "illustration", "tabindex": "0"], [.markup($0)])] } ?? []
  }

  /// What the colours and lines of the picture mean, those alone that it has.
  private func legend(of plan: PicturePlan) -> [HTML] {
    let tags = Transition.allCases.filter { transition in plan.graph.edges.contains { $0.shows(transition) } }
      .map { HTML.tag("span", ["class": "tag \($0.rawValue)"], [.text($0.rawValue)]) }
    let lines = Line.allCases.filter { $0.occurs(in: plan) }.map { line in
      HTML.tag(
        "span", ["class": "key"], [.tag("span", ["class": "line \(line.rawValue)"]), .text(line.caption(words))])
    }
    if tags.isEmpty && lines.isEmpty { return [] }
    return [.tag("figcaption", ["class": "legend"], Array((tags + lines).map { [$0] }.joined(separator: [" "])))]
  }
}

/// The lines of pictures, in the order of the legend; named as in the style sheet.
private enum Line: String, CaseIterable {
  case kept
  case notKept = "not-kept"
  case likely
  case callback

  func caption(_ words: Words) -> String {
    switch self {
    case .kept: words("starts and keeps", "시작하고 유지함")
    case .notKept: words("starts, nobody keeps it", "시작하지만 유지되지 않음")
    case .likely: words("likely", "추정")
    case .callback: words("calls back", "콜백")
    }
  }

  func occurs(in plan: PicturePlan) -> Bool {
    plan.graph.edges.contains { edge in
      let isStart = edge.isOf(.root) || edge.isOf(.child)
      return switch self {
      case .kept: isStart && edge.isKept && edge.confidence == .certain
      case .notKept: isStart && !edge.isKept && edge.confidence == .certain
      case .likely: edge.confidence == .likely && !edge.isOf(.delegate)
      case .callback: edge.isOf(.delegate)
      }
    }
  }
}

extension Edge {
  /// Whether a screen comes up so, as a row of a card or at the end of a move.
  fileprivate func shows(_ transition: Transition) -> Bool {
    self.transition == transition || flow?.move == .transition(transition)
  }
}
