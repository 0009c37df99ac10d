import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Screens that go past their coordinator.
struct BypassFinder: ObservationFinder {
  let observer: Observer

  func bypasses() -> [Bypass] {
    var found: OrderedDictionary<[String], [Evidence]> = [:]
    for object in interpreter.heap.objects where object.kind == .instance && interpreter.kinds.isAppScreen(object.id) {
      guard let type = object.type, !program[type].isExternal, graph.roles.isController(type),
        let owner = interpreter.libraryChildren.owner(of: object.id)
      else { continue }
      for (way, sites) in ways(past: owner, in: type) {
        found[[graph.id(type), observer.name(owner), way.rawValue], default: []] += sites.map(graph.evidence)
      }
    }
    return found.compactMap { key, places in
      Bypass.Way(rawValue: key[2]).map { way in
        Bypass(screen: key[0], coordinator: key[1], way: way, places: places.uniqued { $0 })
      }
    }.sorted(by: \.places) { [$0.screen, $0.coordinator] }
  }

  private func ways(past owner: ObjectID, in type: TypeID) -> [(Bypass.Way, [Site])] {
    let pops = ["popViewController", "popToRootViewController", "popToViewController"].flatMap { name in
      mentions[name].filter { $0.owner == type && $0.place == .callee }.map(\.site)
    }
    // One that presents something may dismiss that.
    let presents = mentions["present"].contains { $0.owner == type && $0.place == .callee }
    let dismisses =
      presents
      ? []
      : mentions["dismiss"].filter { $0.owner == type && $0.place == .callee && $0.isOwn && !$0.isSuper }.map(\.site)
    let reaches = coordinatorProperties(of: type, owner).flatMap { property in
      mentions[property].compactMap { mention -> Site? in
        guard mention.owner == type, mention.isOwn, mention.place == .base else { return nil }
        return mentions.reach(from: mention.site)
      }
    }
    return [(.pops, pops), (.dismisses, dismisses), (.reaches, reaches)].filter { !$0.1.isEmpty }
  }

  /// The properties in which a screen has its coordinator.
  private func coordinatorProperties(of type: TypeID, _ owner: ObjectID) -> [String] {
    program[type].orderedProperties.filter { symbol in
      symbol.fact.type.flatMap { program.resolution.resolve($0, in: symbol.scope) } == graph.type(owner)
    }.map(\.fact.name)
  }
}
