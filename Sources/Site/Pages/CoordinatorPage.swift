import GraphModel

/// The page about one coordinator.
struct CoordinatorPage {
  let content: SiteContent
  let coordinator: Node

  private var index: SiteIndex { content.index }
  private var id: String { coordinator.id }
  private var words: Words { content.words }
  private var phrases: Phrases { content.phrases }
  private var name: String { content.plan.names.page(of: id) ?? id }

  var page: Page {
    let comment = content.documentation[id].map { [Block.documentation($0)] } ?? []
    let places = TypePlaces(content: content, node: coordinator)
    return Page(
      name: name, title: coordinator.name,
      kind: coordinator.isBase
        ? words("Base class of coordinators", "코디네이터의 기반 클래스") : words("Coordinator", "코디네이터"),
      trail: places.trail, lead: [.place(coordinator.location)] + onMap + places.walks,
      blocks: places.notices + comment + [AnswerSections(content: content, id: id).block].compactMap(\.self)
        + [.picture(name)] + sections.map(Block.section))
  }

  /// Its card in the picture of the app, or in that of a part which it stands in open.
  private var onMap: [Inline] {
    let plan = content.plan
    let isOpen = { (part: FlowTree.Part) in part.shown.contains(id) && !part.collapsed.contains(id) }
    guard let part = plan.parts.first(where: isOpen) else { return [] }
    let page = part.head.map { plan.names.flowPage(of: $0) } ?? OverviewPage.name
    return [" · ", .page(page, part: "card-\(name)", label: words("show on the map", "지도에서 보기"))]
  }

  private var sections: [Section] {
    [
      Section(
        "starts", words("What it starts", "이것이 시작하는 코디네이터"),
        entries: index.edges(from: id, .child).map { starting($0, $0.to) }),
      Section(
        "screens", words("Screens it shows", "보여 주는 화면"),
        entries: index.edges(from: id, .screen).map(showing)),
      moves,
      Section(
        "tells", words("Who it tells", "이것이 알리는 상대"),
        entries: index.edges(from: id, .delegate).map { telling($0, $0.to) }),
      Section(
        "told", words("Who tells it", "이것에게 알리는 상대"),
        entries: index.edges(to: id, .delegate).map { telling($0, $0.from) }),
      Section(
        "starters", words("What starts it", "이것을 시작하는 것"),
        entries: index.starters(of: id).map { starting($0, $0.from) }),
      FindingsPage(content: content).section(about: id),
    ].compactMap(\.self)
  }

  private func starting(_ edge: Edge, _ other: String) -> Entry {
    Entry(statement: [.type(other), " · "] + phrases.keeping(edge), evidence: edge.evidence)
  }

  private func showing(_ edge: Edge) -> Entry {
    let first: [Inline] = edge.isInitialScreen ? [.aside(words(" · first screen", " · 첫 화면"))] : []
    return Entry(
      statement: [.transition(edge.transition ?? .other), " ", .type(edge.to)] + first + phrases.doubt(edge),
      evidence: edge.evidence)
  }

  private func telling(_ edge: Edge, _ other: String) -> Entry {
    guard case .delegate(let wire) = edge.relation else { return Entry(statement: [.type(other)]) }
    return Entry(
      statement: [.type(other), " "] + phrases.wire(wire) + phrases.doubt(edge), evidence: edge.evidence)
  }

  private var moves: Section? {
    let moves = index.moves(by: id)
    let picture = name + "-moves"
    guard content.pictures[picture] != nil || !moves.isEmpty else { return nil }
    return Section(
      "moves", words("What a user meets", "사용자가 만나는 것"),
      [.picture(picture), .entries(moves.map { MoveEntry($0, in: content).entry })])
  }
}
