import Algorithms
import GraphModel

/// A flow as its user goes through it: the screens of a coordinator and of all that it starts, in the order of first reach.
struct Walk: Sendable {
  struct Step: Sendable {
    let screen: String
    let outcomes: [Outcome]
    /// The screens that stand beside it, such as tabs.
    let branches: [String]
    /// Whether some message that is known leads to it, or the flow begins with it.
    let isReached: Bool
  }

  /// The coordinator that the flow begins with.
  let head: String
  let steps: [Step]
  /// The screens that it opens with, the first of its steps.
  let openings: [String]

  /// - Parameter members: the coordinators of the flow, its head first.
  init(from head: String, members: [String], index: SiteIndex, openings: OpeningScreens, branches: Branches) {
    let inside = Set(members)
    let own = members.flatMap { index.edges(from: $0, .screen).map(\.to) }.uniqued(on: \.self)
    var search = WalkSearch(index: index, openings: openings, branches: branches, inside: inside, own: Set(own))
    search.reach(openings.screens(of: head))
    self.openings = openings.screens(of: head).filter(Set(search.order).contains)
    let count = search.order.count
    for screen in own { search.reach([screen]) }
    self.head = head
    let reached = Set(search.order.prefix(count) + search.led)
    steps = search.order.map { screen in
      Step(
        screen: screen, outcomes: search.outcomes(of: screen), branches: branches.screens(beside: screen),
        isReached: reached.contains(screen))
    }
  }

  /// The number of a screen's step, from 1; nil where the walk does not pass it.
  func number(of screen: String) -> Int? { steps.firstIndex { $0.screen == screen }.map { $0 + 1 } }
}

/// Goes from screen to screen, level by level.
private struct WalkSearch {
  let index: SiteIndex
  let openings: OpeningScreens
  let branches: Branches
  /// The coordinators of the flow, and their screens.
  let inside: Set<String>
  let own: Set<String>
  private(set) var order: [String] = []
  /// The screens that a message leads to.
  private(set) var led: Set<String> = []
  private var seen: Set<String> = []

  init(index: SiteIndex, openings: OpeningScreens, branches: Branches, inside: Set<String>, own: Set<String>) {
    (self.index, self.openings, self.branches) = (index, openings, branches)
    (self.inside, self.own) = (inside, own)
  }

  func outcomes(of screen: String) -> [Outcome] {
    Outcome.outcomes(of: index.edges(from: screen, .flow))
  }

  mutating func reach(_ screens: [String]) {
    var waiting = screens.filter { own.contains($0) && seen.insert($0).inserted }
    var position = 0
    while position < waiting.count {
      let screen = waiting[position]
      let targets = branches.screens(beside: screen) + index.edges(from: screen, .flow).flatMap(targets)
      position += 1
      led.formUnion(targets)
      waiting += targets.filter { own.contains($0) && seen.insert($0).inserted }
    }
    order += waiting
  }

  private func targets(of move: Edge) -> [String] {
    if index.nodes[move.to]?.kind != .coordinator { return [move.to] }
    return inside.contains(move.to) ? openings.screens(of: move.to) : []
  }
}
