import GraphModel

/// The page about one coordinator.
struct CoordinatorPage {
  let content: SiteContent
  let coordinator: Node

  private var index: SiteIndex { content.index }
  private var id: String { coordinator.id }

  var page: Page {
    let comment = content.documentation[id].map { [Block.documentation($0)] } ?? []
    return Page(
      name: name, title: coordinator.name, kind: coordinator.isBase ? "Base class of coordinators" : "Coordinator",
      lead: [.place(coordinator.location)] + onMap, blocks: comment + [.picture(name)] + sections)
  }

  /// Its card in the picture of the app, or in that of a part which it stands in open.
  private var onMap: [Inline] {
    let plan = content.plan
    let isOpen = { (part: FlowTree.Part) in part.shown.contains(id) && !part.collapsed.contains(id) }
    guard let part = plan.parts.first(where: isOpen) else { return [] }
    let page = part.head.map { plan.names.flowPage(of: $0) } ?? OverviewPage.name
    return [" · ", .card(name, page: page, label: "show on the map")]
  }

  private var name: String { content.plan.names.page(of: id) ?? id }

  private var sections: [Block] {
    [
      section("starts", "What it starts", index.edges(from: id, .child).map { starting($0, $0.to) }),
      section("screens", "Screens it shows", index.edges(from: id, .screen).map(showing)),
      moves,
      section("tells", "Who it tells", index.edges(from: id, .delegate).map { telling($0, $0.to) }),
      section("told", "Who tells it", index.edges(to: id, .delegate).map { telling($0, $0.from) }),
      section("starters", "What starts it", index.starters(of: id).map { starting($0, $0.from) }),
      section("ways", "Ways to reach it", ways),
      FindingsPage(content: content).section(about: id),
    ].compactMap(\.self)
  }

  private func section(_ id: String, _ title: String, _ entries: [Entry]) -> Block? {
    entries.isEmpty ? nil : .section(id: id, title: title, language: nil, [.entries(entries)])
  }

  private func starting(_ edge: Edge, _ other: String) -> Entry {
    Entry(statement: [.type(other), " · "] + Phrases.keeping(edge), evidence: edge.evidence)
  }

  private func showing(_ edge: Edge) -> Entry {
    Entry(
      statement: [.transition(edge.transition ?? .other), " ", .type(edge.to)] + Phrases.doubt(edge),
      evidence: edge.evidence)
  }

  private func telling(_ edge: Edge, _ other: String) -> Entry {
    guard case .delegate(let wire) = edge.relation else { return Entry(statement: [.type(other)]) }
    return Entry(
      statement: [.type(other), " "] + Phrases.wire(wire) + Phrases.doubt(edge), evidence: edge.evidence)
  }

  private var moves: Block? {
    let moves = index.moves(by: id)
    let picture = name + "-moves"
    guard content.pictures[picture] != nil || !moves.isEmpty else { return nil }
    return .section(
      id: "moves", title: "What a user meets", language: nil,
      [.picture(picture), .entries(moves.map(MoveEntry.init(_:)).map(\.entry))])
  }

  private var ways: [Entry] {
    Ways(index: index).ways(to: id).map { way in Entry(statement: way.map(Inline.type).joined(" → ")) }
  }
}

/// The statement on one move of a user.
struct MoveEntry {
  let entry: Entry

  init(_ edge: Edge) {
    let arrow: [Inline] =
      switch edge.flow?.move {
      case .transition(let transition): [" → ", .transition(transition), " "]
      case .start, nil: [" → starts "]
      }
    entry = Entry(
      statement: [.type(edge.from), " · ", .code(edge.flow?.trigger ?? "")] + arrow + [.type(edge.to)]
        + Phrases.doubt(edge),
      evidence: edge.evidence)
  }
}
