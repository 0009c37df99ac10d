import Algorithms
import GraphModel

/// The screens that the code which the system launches puts into a window without a coordinator.
struct WindowScreenFinder: GraphPart {
  let graph: GraphBuilder

  /// One for each pair of who does it and the screen, sorted by both.
  func windowScreens() -> [WindowScreen] {
    let found = places.flatMap { effect, sites -> [WindowScreen] in
      guard case .shown(let actor, let shown, .root) = effect, !graph.isCoordinator(actor),
        let owner = graph.type(actor), roles.isLaunched(owner), let site = sites.first
      else { return [] }
      return graph.placements.seen(shown, shownBy: actor, .root).filter { isOfNoCoordinator($0.screen) }.compactMap {
        graph.type($0.screen).map {
          WindowScreen(owner: graph.id(owner), screen: graph.id($0), location: graph.location(site))
        }
      }
    }
    return found.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }.uniqued { [$0.owner, $0.screen] }
  }

  private func isOfNoCoordinator(_ screen: ObjectID) -> Bool {
    interpreter.kinds.isAppScreen(screen) && interpreter.libraryChildren.owner(of: screen) == nil
      && interpreter.standIns.coordinator(viewedBy: screen) == nil
  }
}
