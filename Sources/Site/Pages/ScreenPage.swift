import GraphModel

/// The page about one screen.
struct ScreenPage {
  let content: SiteContent
  let screen: Node

  private var index: SiteIndex { content.index }
  private var id: String { screen.id }

  var page: Page {
    let name = content.plan.names.page(of: id) ?? id
    let comment = content.documentation[id].map { [Block.documentation($0)] } ?? []
    return Page(
      name: name, title: screen.name, kind: "Screen", lead: [.place(screen.location)],
      blocks: comment + [.picture(name)] + sections)
  }

  private var sections: [Block] {
    [
      section("shown", "Who shows it", index.edges(to: id, .screen).map(showing)),
      section("sends", "What it sends", index.edges(from: id, .delegate).map(telling)),
      section("leads", "Where it leads", index.edges(from: id, .flow).map { MoveEntry($0).entry }),
      section("before", "What leads to it", index.edges(to: id, .flow).map { MoveEntry($0).entry }),
      FindingsPage(content: content).section(about: id),
    ].compactMap(\.self)
  }

  private func section(_ id: String, _ title: String, _ entries: [Entry]) -> Block? {
    entries.isEmpty ? nil : .section(id: id, title: title, language: nil, [.entries(entries)])
  }

  private func showing(_ edge: Edge) -> Entry {
    Entry(
      statement: [.type(edge.from), " ", .transition(edge.transition ?? .other)] + Phrases.doubt(edge),
      evidence: edge.evidence)
  }

  private func telling(_ edge: Edge) -> Entry {
    guard case .delegate(let wire) = edge.relation else { return Entry(statement: [.type(edge.to)]) }
    return Entry(statement: [.type(edge.to), " "] + Phrases.wire(wire) + Phrases.doubt(edge), evidence: edge.evidence)
  }
}
