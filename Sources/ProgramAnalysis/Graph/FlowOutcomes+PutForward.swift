import Collections
import GraphModel

extension FlowOutcomes {
  /// Where a coordinator leads that gives a page the screen which the page then shows itself:
  /// `NavigationLink(destination: coordinator.detail())`.
  func outcomes(
    of callee: Activation, whoseScreensAreShownBy workers: OrderedSet<ObjectID>
  ) -> OrderedSet<Outcome> {
    let shown = workers.flatMap { builder.putForward[$0] ?? [] }
    guard !shown.isEmpty else { return [] }
    let given = Set(interpreter.shownScreens.screens(in: callee.result))
    return shown.filter { given.contains($0.screen) }.reduce(into: []) { outcomes, shown in
      guard let owner = interpreter.libraryChildren.owner(of: shown.screen), let by = graph.type(callee.actor) else {
        return
      }
      if owner == callee.actor, let screen = graph.type(shown.screen) {
        outcomes.append(Outcome(to: screen, move: .transition(shown.transition), by: by, site: shown.site))
      } else if let child = graph.type(owner), builder.isChild(child, of: by) {
        outcomes.append(Outcome(to: child, move: .start, by: by, site: shown.site, showsView: true))
      }
    }
  }
}
