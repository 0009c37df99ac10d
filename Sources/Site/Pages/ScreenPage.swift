import GraphModel

/// The page about one screen.
struct ScreenPage {
  let content: SiteContent
  let screen: Node

  private var index: SiteIndex { content.index }
  private var id: String { screen.id }
  private var words: Words { content.words }
  private var phrases: Phrases { content.phrases }

  var page: Page {
    let name = content.plan.names.page(of: id) ?? id
    let places = TypePlaces(content: content, node: screen)
    let comment = content.documentation[id].map { [Block.documentation($0)] } ?? []
    let image = content.screenshots[id].map { [Block.image(file: $0.name, label: screen.name)] } ?? []
    return Page(
      name: name, title: screen.name, kind: words("Screen", "화면"), trail: places.trail,
      lead: [.place(screen.location)] + places.walks,
      blocks: places.notices + comment + image + [AnswerSections(content: content, id: id).block].compactMap(\.self)
        + [.picture(name)] + sections.map(Block.section))
  }

  private var sections: [Section] {
    [
      Section(
        "shown", words("Who shows it", "이 화면을 보여 주는 것"), entries: index.edges(to: id, .screen).map(showing)),
      Section(
        "moves", words("Where it leads", "이 화면에서 가는 곳"),
        entries: index.edges(from: id, .flow).map { MoveEntry($0, in: content).entry }),
      Section(
        "before", words("What leads to it", "이 화면으로 오는 길"),
        entries: index.arrivals(at: id, content.plan.openings).map { MoveEntry($0, in: content).entry }),
      Section(
        "sends", words("What it sends", "이 화면이 보내는 것"), entries: index.edges(from: id, .delegate).map(telling)),
      FindingsPage(content: content).section(about: id),
    ].compactMap(\.self)
  }

  private func showing(_ edge: Edge) -> Entry {
    let first: [Inline] = edge.isInitialScreen ? [.aside(words(" · first screen", " · 첫 화면"))] : []
    return Entry(
      statement: [.type(edge.from), " ", .transition(edge.transition ?? .other)] + first + phrases.doubt(edge),
      evidence: index.places(of: edge))
  }

  private func telling(_ edge: Edge) -> Entry {
    guard case .delegate(let wire) = edge.relation else { return Entry(statement: [.type(edge.to)]) }
    return Entry(
      statement: [.type(edge.to), " "] + phrases.wire(wire) + phrases.doubt(edge), evidence: index.places(of: edge))
  }
}
