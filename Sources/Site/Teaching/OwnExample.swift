import GraphModel

/// An example of a word in the reader's own app.
struct OwnExample {
  let content: SiteContent
  let words: Words

  private var index: SiteIndex { content.index }
  private var phrases: Phrases { Phrases(words: words) }

  /// Nil where the app has none, or the graph cannot tell.
  func entry(for id: String) -> Entry? {
    switch id {
    case "coordinator": node(index.coordinators.first { !$0.isBase && !index.edges(from: $0.id, .screen).isEmpty })
    case "screen": node(index.screens.first)
    case "base": node(index.coordinators.first(where: \.isBase))
    case "owner", "root": edge(index.all(.root).first)
    case "child": edge(index.all(.child).first)
    case "retention": edge(index.all(.child).first { !$0.isKept } ?? index.all(.child).first)
    case "removal": edge(index.all(.child).first(where: \.isRemoved))
    case "callback": edge(index.all(.delegate).first)
    case "message": edge(index.all(.delegate).first { $0.wire?.messages.isEmpty == false })
    case "transition": edge(index.all(.screen).first)
    case "flow": edge(index.all(.flow).first)
    case "evidence": edge(index.edges.first { $0.evidence.count > 1 })
    case "likely": edge(index.edges.first { $0.confidence == .likely })
    default: nil
    }
  }

  private func node(_ node: Node?) -> Entry? {
    node.map { Entry(statement: [.type($0.id), " · ", .place($0.location)]) }
  }

  private func edge(_ edge: Edge?) -> Entry? {
    edge.map { Entry(statement: statement(of: $0), evidence: index.places(of: $0)) }
  }

  private func statement(of edge: Edge) -> [Inline] {
    let (from, to) = (Inline.type(edge.from), Inline.type(edge.to))
    switch edge.relation {
    case .root, .child:
      let does =
        edge.isStarted
        ? words([from, " starts ", to], [from, " → ", to, " 시작"]) : words([from, " makes ", to], [from, " → ", to])
      return does + [" · "] + phrases.keeping(edge)
    case .screen(let screen):
      return words([from, " shows ", to, " "], [from, " → ", to, " "]) + [.transition(screen.transition)]
    case .delegate(let wire): return words([from, " tells ", to, " "], [from, " → ", to, " "]) + phrases.wire(wire)
    case .flow(let flow):
      return [from, " · ", .code(flow.trigger), " → "] + phrases.target(of: edge, content.plan.openings)
    }
  }
}

extension Edge {
  /// The facts of a callback; nil for other edges.
  var wire: DelegateRelation? {
    if case .delegate(let wire) = relation { wire } else { nil }
  }

  fileprivate var isRemoved: Bool {
    if case .child(let child) = relation { child.isRemoved } else { false }
  }
}
