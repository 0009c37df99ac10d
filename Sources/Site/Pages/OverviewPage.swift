import GraphModel

/// The first page: the whole app in one picture, its entry points, and all pages by name.
struct OverviewPage {
  static let name = "index"
  /// What an address calls the part about where the app begins.
  static let entryPoints = "entry-points"

  let content: SiteContent

  private var index: SiteIndex { content.index }
  private var names: SiteNames { content.plan.names }

  private var words: Words { content.words }

  var page: Page {
    let missing = MissingSection(content: content)
    let coordinator = Inline.term("coordinator", label: words("coordinator", "코디네이터"))
    let screen = Inline.term("screen", label: words("screen", "화면"))
    let parts = words(
      " A card with a number stands for all that it leads to.", " 숫자가 있는 카드는 그 코디네이터에서 이어지는 모든 것을 대신한다.")
    return Page(
      name: Self.name, title: content.title, kind: words("Overview", "개요"),
      lead: words(
        [
          "Every card is a ", coordinator, ", every row a ", screen,
          " that it shows. Open one to see what it does, and where.",
        ],
        ["카드는 ", coordinator, ", 그 안의 줄은 그것이 보여 주는 ", screen, "이다. 열어 보면 무엇을 어디에서 하는지 알 수 있다."])
        + (content.plan.parts.count > 1 ? [.text(parts)] : []),
      blocks: [missing.notice, .figures(figures), .picture(Self.name)].compactMap(\.self)
        + ([walks, entryPoints] + directories + [missing.section]).compactMap(\.self).map(Block.section))
  }

  private var figures: [Figure] {
    let counts: [(Int, Words.Noun)] = [
      (index.coordinators.count, .coordinator), (index.screens.count, .screen),
      (index.all(.flow).count, .move), (content.findings.count, .finding),
    ]
    return counts.filter { $0.0 > 0 }.map { words.figure($0.0, $0.1) }
  }

  private var walks: Section? {
    let (walks, singles) = (content.plan.walks, content.plan.singles)
    if walks.isEmpty && singles.isEmpty { return nil }
    let title = words("Step by step", "한 단계씩 보기")
    let lines = walks.map { walk in
      DirectoryLine(
        page: names.walkPage(of: walk.head), name: index.name(of: walk.head),
        remark: words.count(walk.steps.count, .screen))
    }
    let rest = singles.map { walk in
      [Inline.type(walk.head)] + walk.steps.flatMap { [" (", .type($0.screen), ")"] }
    }
    let compact = Block.paragraph([.text(words("Flows of one screen: ", "화면이 하나인 플로우: "))] + rest.joined(", "))
    return Section(
      "walks", title,
      (lines.isEmpty ? [] : [.directory(title: title, lines)]) + (rest.isEmpty ? [] : [compact]))
  }

  private var entryPoints: Section? {
    let entries = index.all(.root).map { edge in
      Entry(
        statement: words(
          [.type(edge.from), " starts ", .type(edge.to)], [.type(edge.from), " → ", .type(edge.to), " 시작"])
          + [" · "] + content.phrases.keeping(edge),
        evidence: index.places(of: edge))
    }
    return Section(Self.entryPoints, words("Where the app begins", "앱이 시작되는 곳"), entries: entries)
  }

  private var directories: [Section?] {
    [
      directory("flows", words("Flows", "플로우"), content.plan.parts.compactMap(\.head).map(flow)),
      directory("coordinators", words("Coordinators", "코디네이터"), index.coordinators.map(coordinator)),
      directory("screens", words("Screens", "화면"), index.screens.map(screen)),
    ]
  }

  private func directory(_ id: String, _ title: String, _ lines: [DirectoryLine]) -> Section? {
    if lines.isEmpty { return nil }
    let sorted = lines.sorted { ($0.name.lowercased(), $0.name, $0.page) < ($1.name.lowercased(), $1.name, $1.page) }
    return Section(id, title, [.directory(title: title, sorted)])
  }

  private func flow(_ head: String) -> DirectoryLine {
    DirectoryLine(
      page: names.flowPage(of: head), name: index.name(of: head),
      remark: words.count(content.plan.tree.subtree(of: head).count, .coordinator))
  }

  private func coordinator(_ node: Node) -> DirectoryLine {
    let counts: [(Int, Words.Noun)] = [
      (Set(index.edges(from: node.id, .child).map(\.to)).count, .child),
      (Set(index.edges(from: node.id, .screen).map(\.to)).count, .screen),
    ]
    let remarks = counts.filter { $0.0 > 0 }.map { words.count($0.0, $0.1) }
    return line(node, node.isBase ? words("base class", "기반 클래스") : remarks.joined(separator: ", "))
  }

  private func screen(_ node: Node) -> DirectoryLine {
    let makers = Set(index.edges(to: node.id, .screen).map { index.name(of: $0.from) }).sorted()
    if makers.isEmpty { return line(node, words("no coordinator shows it", "보여 주는 코디네이터 없음")) }
    let rest = makers.count > 1 ? words(" and \(makers.count - 1) more", " 외 \(makers.count - 1)개") : ""
    return line(node, makers.first.map { words("in ", "") + $0 + rest } ?? "")
  }

  /// Where types share a name, the `id` tells them apart.
  private func line(_ node: Node, _ remark: String) -> DirectoryLine {
    let isShared = node.id != node.name
    return DirectoryLine(
      page: names.page(of: node.id) ?? node.id, name: node.name,
      remark: [isShared ? node.id : "", remark].filter { !$0.isEmpty }.joined(separator: " · "))
  }
}
