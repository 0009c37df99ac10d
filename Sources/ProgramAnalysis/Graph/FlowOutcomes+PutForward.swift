import Collections
import GraphModel

extension FlowOutcomes {
  /// Where a coordinator leads that gives a page the screen which the page then shows itself:
  /// `NavigationLink(destination: coordinator.detail())`.
  ///
  /// - Parameter shown: what the page shows itself. Of these that count in whose statement it asks, if there is one.
  func outcomes(
    of callee: Activation, asked message: String, at site: Site?, by page: ObjectID, _ shown: [Shown]
  ) -> OrderedSet<Outcome> {
    guard !shown.isEmpty, let by = graph.type(callee.actor), let from = graph.type(page) else { return [] }
    let given = Set(interpreter.shownScreens.screens(in: callee.result))
    let asked = shown.filter { given.contains($0.screen) }
    let around = asked.filter { shown in site.map { shown.site?.contains($0) == true } == true }
    return (around.isEmpty ? asked : around).reduce(into: []) { outcomes, shown in
      guard let owner = interpreter.libraryChildren.owner(of: shown.screen), let to = graph.type(owner) else { return }
      if owner != callee.actor {
        guard builder.isChild(to, of: by) else { return }
        outcomes.append(Outcome(to: to, move: .start, by: by, site: shown.site, showsView: true))
      } else if PatternWords.isStart(message), !builder.shows(by, from) {
        let parents = builder.children.filter { $0[1] == by && builder.shows($0[0], from) }.map { $0[0] }
        outcomes.append(Outcome(to: by, move: .start, by: parents.min() ?? by, site: shown.site, showsView: true))
      } else if let screen = graph.type(shown.screen) {
        outcomes.append(Outcome(to: screen, move: .transition(shown.transition), by: by, site: shown.site))
      }
    }
  }
}
