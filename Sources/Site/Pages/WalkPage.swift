import Algorithms
import GraphModel

/// The page that goes through a flow step by step, for somebody who has not run the app.
struct WalkPage {
  let content: SiteContent
  let walk: Walk

  private var index: SiteIndex { content.index }
  private var words: Words { content.words }
  private var phrases: Phrases { content.phrases }

  var page: Page {
    let reached = walk.steps.count { $0.isReached }
    let name = index.name(of: walk.head)
    let rest: Inline = .text(
      words(
        " No message that could be followed leads to the other \(walk.steps.count - reached).",
        " 나머지 \(walk.steps.count - reached)개 화면은 어떤 메시지로 나오는지 알 수 없었다."))
    return Page(
      name: content.plan.names.walkPage(of: walk.head),
      title: words("\(name), step by step", "\(name), 한 단계씩"), kind: words("Walk", "둘러보기"),
      trail: [.type(walk.head)],
      lead: words(
        ["The screens of the flow that ", .type(walk.head), " begins, as a user comes to them."],
        [.type(walk.head), "에서 시작하는 플로우의 화면을 사용자가 만나는 순서로 보여 준다."])
        + (reached < walk.steps.count ? [rest] : []),
      blocks: opening + [.steps(walk.steps.enumerated().map { step($0.offset + 1, $0.element) })])
  }

  /// Where there are several screens to begin with, such as tabs.
  private var opening: [Block] {
    if walk.openings.count < 2 { return [] }
    return [.paragraph([.text(words("It opens with ", "첫 화면: "))] + walk.openings.map(link).joined(", "))]
  }

  private func step(_ number: Int, _ step: Walk.Step) -> WalkStep {
    let comment = content.documentation[step.screen].map { [Block.documentation($0)] } ?? []
    let image =
      content.screenshots[step.screen].map { [Block.image(file: $0.name, label: index.name(of: step.screen))] } ?? []
    return WalkStep(
      number: number, title: [.type(step.screen)] + shown(step.screen),
      blocks: comment + image + [.lines(outcomes(of: step))])
  }

  /// How the screen comes up, each way once.
  private func shown(_ screen: String) -> [Inline] {
    index.edges(to: screen, .screen).compactMap(\.transition).uniqued(on: \.self).flatMap { [" ", .transition($0)] }
  }

  private func outcomes(of step: Walk.Step) -> [[Inline]] {
    let branches: [[Inline]] =
      step.branches.isEmpty
      ? [] : [[.text(words("beside it → ", "함께 나타남 → "))] + step.branches.map(link).joined(", ")]
    let lines =
      branches
      + step.outcomes.map { outcome in
        [.code(outcome.trigger), " → "] + outcome.moves.map(target).uniqued(on: \.self).joined(words(", or ", ", 또는 "))
      }
    return lines.isEmpty
      ? [[.aside(words("Nothing is known to lead on from here.", "여기서 이어지는 곳은 알려지지 않았다."))]] : lines
  }

  /// Where a move leads: to steps of this walk, or else to where the screens stand.
  private func target(of move: Edge) -> [Inline] {
    let starts = index.nodes[move.to]?.kind == .coordinator
    let screens = starts ? content.plan.openings.screens(of: move.to) : [move.to]
    if screens.isEmpty { return phrases.target(of: move, content.plan.openings) }
    return screens.map(link).joined(", ")
  }

  private func link(to screen: String) -> [Inline] {
    let name = index.name(of: screen)
    if let number = walk.number(of: screen) {
      return [
        .page(content.plan.names.walkPage(of: walk.head), part: WalkStep.id(number), label: "\(number) · \(name)")
      ]
    }
    guard let other = content.plan.walks.first(where: { $0.number(of: screen) != nil }),
      let number = other.number(of: screen)
    else { return [.type(screen)] }
    let page = content.plan.names.walkPage(of: other.head)
    return [
      .page(page, part: WalkStep.id(number), label: name), .aside(words(" in ", " · ") + index.name(of: other.head)),
    ]
  }
}
