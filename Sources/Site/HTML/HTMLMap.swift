import GraphModel

/// A picture with what is around it: a legend in words, and room for the tools that a script adds.
struct HTMLMap {
  let content: SiteContent

  /// Without its picture, which may be too large to draw, a map is a sentence.
  func map(_ name: String) -> [HTML] {
    guard let plan = content.plan.pictures.first(where: { $0.name == name }) else { return [] }
    guard let picture = content.pictures[name] else {
      return [.tag("p", ["class": "remark"], ["This picture would be too large to draw."])]
    }
    return [
      .tag(
        "figure", ["class": "map", "data-map": plan.view == .cards ? "cards" : "flow"],
        [
          .tag(
            "div", ["class": "view", "role": "region", "aria-label": plan.label, "tabindex": "0"], [.markup(picture)]),
          legend(of: plan),
        ])
    ]
  }

  private func legend(of plan: PicturePlan) -> HTML {
    let edges = plan.graph.edges
    let transitions = Transition.allCases.filter { transition in edges.contains { $0.transition == transition } }
    let starts = edges.filter { $0.isOf(.root) || $0.isOf(.child) }
    var arrows: [(String, String)] = []
    if starts.contains(where: { $0.isKept && $0.confidence == .certain }) {
      arrows.append(("kept", "starts and keeps"))
    }
    if starts.contains(where: { !$0.isKept && $0.confidence == .certain }) {
      arrows.append(("not-kept", "starts, nobody keeps it"))
    }
    if edges.contains(where: { $0.confidence == .likely }) { arrows.append(("likely", "likely")) }
    if plan.showsDelegates, edges.contains(where: { $0.isOf(.delegate) }) { arrows.append(("callback", "calls back")) }
    let tags = transitions.map { HTML.tag("span", ["class": "tag \($0.rawValue)"], [.text($0.rawValue)]) }
    let lines = arrows.map { name, label in
      HTML.tag("span", ["class": "key"], [.tag("span", ["class": "line \(name)"]), .text(label)])
    }
    return .tag("figcaption", ["class": "legend"], Array((tags + lines).map { [$0] }.joined(separator: [" "])))
  }
}

extension Edge {
  /// Whether the target lives on because somebody holds it.
  fileprivate var isKept: Bool {
    switch relation {
    case .root(let isRetained): isRetained
    case .child(let child): child.retention != .none
    case .delegate, .screen, .flow: true
    }
  }
}
