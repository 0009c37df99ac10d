import Collections
import GraphModel

/// What becomes of a page that a router puts at the bottom of its stack where that is empty, and else pushes: only the first page of the
/// stack stands at the bottom.
struct StackAlternatives: GraphPart {
  let graph: GraphBuilder

  /// A page that a coordinator shows by a router.
  private struct Page: Hashable {
    let actor: ObjectID
    let screen: ObjectID
  }

  /// The pages that each router shows where its stack is empty and where it is filled.
  private struct Router {
    var transitions: [StackState: OrderedDictionary<Page, Set<Transition>>] = [:]

    /// The pages that it puts at the bottom in the one case and pushes in the other.
    var alternatives: [Page] {
      let pushed = transitions[.filled]?.filter { $0.value == [.push] } ?? [:]
      return transitions[.empty]?.filter { $0.value == [.root] && pushed[$0.key] != nil }.map(\.key) ?? []
    }
  }

  /// The effects that do not happen, though the code of routers has them.
  func impossibleEffects() -> Set<Effect> {
    let routers = routers()
    guard !routers.isEmpty else { return [] }
    let opening = Set(
      openings.activations().flatMap { activation in
        activation.shown.map { Page(actor: activation.actor, screen: $0.screen) }
      })
    return routers.reduce(into: []) { effects, router in
      let alternatives = router.alternatives
      let actors = Set(alternatives.map(\.actor))
      for page in alternatives {
        let isFirst = opening.contains(page) && makers(of: page.actor).isDisjoint(with: actors)
        effects.insert(.shown(actor: page.actor, screen: page.screen, transition: isFirst ? .push : .root))
        if !isFirst { effects.insert(.stacked(actor: page.actor, screen: page.screen)) }
      }
    }
  }

  private func routers() -> [Router] {
    let activations = interpreter.solver.activations
    var routers: OrderedDictionary<Value, Router> = [:]
    for activation in log.reached.map({ activations[$0] }) {
      guard let router = activation.receiver else { continue }
      func note(_ shown: Shown, by actor: ObjectID, _ state: StackState) {
        let page = Page(actor: actor, screen: shown.screen)
        routers[router, default: Router()].transitions[state, default: [:]][page, default: []].insert(shown.transition)
      }
      for shown in activation.shown {
        if let state = shown.stackState { note(shown, by: activation.actor, state) }
      }
      for call in activation.calls where !call.isDeferred {
        guard let state = call.stackState else { continue }
        let run = reachable(from: [call.callee]) { activations[$0].calls.filter { !$0.isDeferred }.map(\.callee) }
        for callee in run {
          for shown in activations[callee].shown { note(shown, by: activations[callee].actor, state) }
        }
      }
    }
    return Array(routers.values).filter { !$0.alternatives.isEmpty }
  }

  /// The coordinators that make one, and those that make these.
  private func makers(of coordinator: ObjectID) -> Set<ObjectID> {
    Set(reachable(from: [coordinator]) { Array(interpreter.recorder.makers[$0] ?? []) }).subtracting([coordinator])
  }
}
