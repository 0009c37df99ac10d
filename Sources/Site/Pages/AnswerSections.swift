import GraphModel

/// What a reader asks first of a screen or coordinator, answered on top of its page.
struct AnswerSections {
  /// More lines stand further down, with their source.
  private static let limit = 10

  let content: SiteContent
  let id: String

  private var words: Words { content.words }
  private var phrases: Phrases { content.phrases }

  var block: Block? {
    let sections = [arrival, outcomes].compactMap(\.self)
    return sections.isEmpty ? nil : .columns(sections)
  }

  private var arrival: Section? {
    let ways = content.plan.ways.ways(to: id)
    let lines =
      ways.isEmpty
      ? [[Inline.text(words("Nothing that was read leads here from the start.", "읽은 코드에는 앱 시작에서 여기로 오는 길이 없다."))]]
      : ways.map { phrases.way($0, content.index) }
    return Section("here", words("How a user gets here", "사용자가 여기에 오는 길"), [.lines(lines)])
  }

  private var outcomes: Section? {
    let isCoordinator = content.index.nodes[id]?.kind == .coordinator
    let moves = isCoordinator ? content.index.moves(by: id) : content.index.edges(from: id, .flow)
    let outcomes = Outcome.outcomes(of: moves)
    if outcomes.isEmpty { return nil }
    let lines = outcomes.prefix(Self.limit).map { line($0, isCoordinator) }
    let more = outcomes.count - lines.count
    let rest: [[Inline]] =
      more > 0
      ? [[.page(content.plan.names.page(of: id) ?? id, part: "moves", label: words("\(more) more", "\(more)개 더 보기"))]]
      : []
    return Section("happens", words("What can happen here", "여기에서 일어날 수 있는 일"), [.lines(lines + rest)])
  }

  private func line(_ outcome: Outcome, _ namesScreen: Bool) -> [Inline] {
    let screen: [Inline] = namesScreen ? [.type(outcome.from), " · "] : []
    let targets = outcome.moves.map { phrases.target(of: $0, content.plan.openings) }
    let unique = targets.enumerated().filter { targets.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    return screen + [.code(outcome.trigger), " → "] + unique.joined(words(", or ", ", 또는 "))
  }
}
