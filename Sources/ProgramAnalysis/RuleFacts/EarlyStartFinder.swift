import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Children that are started before their parent keeps or hears them, where their start calls back at once.
struct EarlyStartFinder: ObservationFinder {
  let observer: Observer

  func earlyStarts() -> [EarlyStart] {
    interpreter.solver.activations.flatMap { activation -> [EarlyStart] in
      guard let parent = referenceFinder.receiver(around: activation), graph.isCoordinator(parent),
        let body = bodySource.body(of: activation)
      else { return [] }
      return activation.calls.compactMap { earlyStart($0, by: parent, in: body) }
    }.uniqued { $0.start.order + $0.late.order }.sorted(by: { [$0.start] }) { [$0.parent, $0.child] }
  }

  private func earlyStart(_ call: CallEdge, by parent: ObjectID, in body: Site) -> EarlyStart? {
    let callee = interpreter.solver.activations[call.callee]
    guard !call.isDeferred, let site = call.site, body.contains(site), case .object(let child)? = callee.receiver,
      child != parent, graph.isCoordinator(child), graph.made[parent]?.contains(child) == true,
      let symbol = calls.function(callee), PatternWords.isStart(symbol.fact.name)
    else { return nil }
    let steps = (observer.effects[child] ?? []) + (observer.effects[parent] ?? [])
    for (effect, sites) in steps {
      guard let place = sites.first, body.contains(place), place.range.start >= site.range.end else { continue }
      switch effect {
      case .stored(parent, let property, child, _, _, _):
        guard let callback = departure(of: child, from: property, of: parent, in: call, body) else { continue }
        return early(parent, child, site, .kept, place, callback)
      case .stored(child, let property, parent, _, _, _), .wired(child, let property, parent, _, _):
        guard let callback = sending(through: property, of: child, from: call.callee) else { continue }
        return early(parent, child, site, .wired(property: property), place, callback)
      default: continue
      }
    }
    return nil
  }

  private func early(
    _ parent: ObjectID, _ child: ObjectID, _ start: Site, _ step: EarlyStart.Step, _ late: Site, _ callback: Site
  ) -> EarlyStart {
    EarlyStart(
      parent: observer.name(parent), child: observer.name(child), start: graph.evidence(start), step: step,
      late: graph.evidence(late),
      callback: graph.evidence(callback))
  }

  /// Where a start takes the child out of the property of its parent that it is not in yet.
  private func departure(
    of child: ObjectID, from property: String, of parent: ObjectID, in start: CallEdge, _ body: Site
  ) -> Site? {
    // What the parent hands over behind the start is not there yet for this child.
    let reached = calls.reachedAtOnce(from: start.callee) { activation in
      guard let closure = calls.closure(of: activation), let site = start.site else { return false }
      return body.contains(closure) && closure.range.start >= site.range.end
    }
    let ids = Set(reached.map(\.id))
    return observer.departures.all.first {
      $0.takes(child, outOf: parent, property) && ids.contains($0.activation)
    }?.site
  }

  /// Where a start calls the child's parent through a property that is not set yet.
  private func sending(through property: String, of child: ObjectID, from start: Int) -> Site? {
    let own = calls.reachedAtOnce(from: start).filter { $0.receiver == .object(child) }.compactMap {
      bodySource.body(of: $0)
    }
    return mentions[property].first { mention in
      mention.isOwn && (mention.place == .callee || mention.place == .base && mentions.call(on: mention.site) != nil)
        && own.contains { runsAtOnce(mention.site, in: $0) }
    }?.site
  }

  /// Whether a place stands in a body itself, and in no closure of it that runs later.
  private func runsAtOnce(_ site: Site, in body: Site) -> Bool {
    body.contains(site) && !mentions.isInClosure(site, of: body)
  }
}
