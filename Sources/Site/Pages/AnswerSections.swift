import GraphModel

/// What a reader asks first of a screen or coordinator, answered on top of its page.
struct AnswerSections {
  /// What comes after so many lines is only shown where the reader asks for it.
  private static let limit = 8

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
    return Section("here", words("How a user gets here", "사용자가 여기에 오는 길"), blocks(of: lines))
  }

  private var outcomes: Section? {
    let isCoordinator = content.index.nodes[id]?.kind == .coordinator
    let moves = isCoordinator ? content.index.moves(by: id) : content.index.edges(from: id, .flow)
    let outcomes = ordered(Outcome.outcomes(of: moves))
    if outcomes.isEmpty { return nil }
    let lines = outcomes.map { line($0, isCoordinator) }
    return Section("happens", words("What can happen here", "여기에서 일어날 수 있는 일"), blocks(of: lines))
  }

  /// Of what happens on several screens first what happens on those that a user meets first.
  private func ordered(_ outcomes: [Outcome]) -> [Outcome] {
    outcomes.enumerated().sorted { first, second in
      let distances = [first, second].map { content.plan.ways.distance(of: $0.element.from) }
      return (distances[0], first.offset) < (distances[1], second.offset)
    }.map(\.element)
  }

  private func blocks(of lines: [[Inline]]) -> [Block] {
    let rest = Array(lines.dropFirst(Self.limit))
    let more = Block.details(title: words("\(rest.count) more", "\(rest.count)개 더 보기"), [.lines(rest)])
    return [.lines(Array(lines.prefix(Self.limit)))] + (rest.isEmpty ? [] : [more])
  }

  private func line(_ outcome: Outcome, _ namesScreen: Bool) -> [Inline] {
    let screen: [Inline] = namesScreen ? [.type(outcome.from), " · "] : []
    return screen + [.code(outcome.trigger), " → "] + phrases.targets(of: outcome.moves, content.plan.openings)
  }
}
