import Algorithms
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
        entries: children.filter(\.isStarted).map { starting($0, $0.to) }),
      Section(
        "makes", words("What it holds and does not start", "가지고 있지만 시작하지 않는 코디네이터"),
        entries: children.filter { !$0.isStarted }.map { starting($0, $0.to) }),
      Section(
        "screens", words("Screens it shows", "보여 주는 화면"),
        entries: screens.map(showing)),
      moves,
      Section(
        "tells", words("Who it tells", "이것이 알리는 상대"),
        entries: index.edges(from: id, .delegate).map { telling($0, $0.to) }),
      Section(
        "told", words("Who tells it", "이것에게 알리는 상대"),
        entries: index.edges(to: id, .delegate).map { telling($0, $0.from) }),
      Section(
        "starters", words("What starts it", "이것을 시작하는 것"),
        entries: starters.filter(\.isStarted).map { starting($0, $0.from) }),
      Section(
        "makers", words("What holds it and does not start it", "이것을 가지고 있지만 시작하지 않는 것"),
        entries: starters.filter { !$0.isStarted }.map { starting($0, $0.from) }),
      FindingsPage(content: content).section(about: id),
    ].compactMap(\.self)
  }

  private func starting(_ edge: Edge, _ other: String) -> Entry {
    Entry(statement: [.type(other), " · "] + phrases.keeping(edge), evidence: index.places(of: edge))
  }

  private var children: [Edge] { index.edges(from: id, .child) }
  private var starters: [Edge] { index.starters(of: id) }

  /// The edges of each screen, which may come up in several ways.
  private var screens: [[Edge]] {
    let edges = index.edges(from: id, .screen)
    let groups = Dictionary(grouping: edges, by: \.to)
    return edges.map(\.to).uniqued(on: \.self).compactMap { groups[$0] }
  }

  private func showing(_ edges: [Edge]) -> Entry {
    let tags = edges.compactMap(\.transition).uniqued(on: \.self).flatMap { transition -> [Inline] in
      [.transition(transition), " "]
    }
    let screen = edges.prefix(1).map { Inline.type($0.to) }
    let first: [Inline] =
      edges.contains(where: \.isInitialScreen) ? [.aside(words(" · first screen", " · 첫 화면"))] : []
    let doubt = edges.allSatisfy { $0.confidence == .likely } ? edges.first.map(phrases.doubt) ?? [] : []
    return Entry(
      statement: tags + screen + first + doubt,
      evidence: Array(edges.flatMap(index.places).uniqued(on: \.self)))
  }

  private func telling(_ edge: Edge, _ other: String) -> Entry {
    guard case .delegate(let wire) = edge.relation else { return Entry(statement: [.type(other)]) }
    return Entry(
      statement: [.type(other), " "] + phrases.wire(wire) + phrases.doubt(edge), evidence: index.places(of: edge))
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
