import Algorithms
import GraphModel

/// The screens that the code which the system launches puts into a window without a coordinator, and as soon as it is launched: what covers the app
/// while it is in the background is not what it begins with.
struct WindowScreenFinder: GraphPart {
  let graph: GraphBuilder

  /// One for each pair of who does it and the screen, sorted by both.
  func windowScreens() -> [WindowScreen] {
    let atLaunch = effectsAtLaunch().union(viewsOfApps())
    let found = places.flatMap { effect, sites -> [WindowScreen] in
      guard case .shown(let actor, let shown, .root) = effect, !graph.isCoordinator(actor),
        let owner = graph.type(actor), roles.isLaunched(owner), let site = sites.first,
        atLaunch.contains(effect)
      else { return [] }
      return graph.placements.seen(shown, shownBy: actor, .root).filter { isOfNoCoordinator($0.screen) }.compactMap {
        graph.type($0.screen).map {
          WindowScreen(
            owner: graph.id(owner), screen: graph.id($0), name: program[$0].name, location: graph.location(site))
        }
      }
    }
    return found.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }.uniqued { [$0.owner, $0.screen] }
  }

  /// What happens while the system launches delegates: by what it calls then, and by what that calls.
  private func effectsAtLaunch() -> Set<Effect> {
    let activations = interpreter.solver.activations
    let launches = log.reached.filter { id in
      guard case .function(let symbol) = activations[id].code, let name = program.functionName(symbol),
        case .object(let receiver)? = activations[id].receiver, let type = graph.type(receiver), roles.isLaunched(type)
      else { return false }
      return program.members.functions(named: name, in: type).contains {
        $0.id == symbol && PlatformCalls.launches($0.fact)
      }
    }
    let runs = reachable(from: launches) { activations[$0].calls.lazy.filter { !$0.isDeferred }.map(\.callee) }
    return runs.reduce(into: []) { $0.formUnion(activations[$1].effects.map(\.effect)) }
  }

  /// What apps in SwiftUI consist of: of several views any may be what it begins with.
  private func viewsOfApps() -> [Effect] {
    places.keys.filter { effect in
      guard case .shown(let actor, _, .root) = effect, let type = graph.type(actor) else { return false }
      return program.hierarchy.inherits(type, fromExternal: "App")
    }
  }

  private func isOfNoCoordinator(_ screen: ObjectID) -> Bool {
    interpreter.kinds.isAppScreen(screen) && interpreter.libraryChildren.owner(of: screen) == nil
      && interpreter.standIns.coordinator(viewedBy: screen) == nil
  }
}
