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

  /// A page as a body shows it.
  private struct Showing: Hashable {
    let page: Page
    let transition: Transition
    let activation: Int
  }

  /// The showings of one router, by what it has found out of its stack.
  private typealias Router = [StackState: OrderedSet<Showing>]

  /// The effects that do not happen: of each page that the same router both puts at the bottom and pushes, one of the two, as far as it is
  /// clear which page comes first, and as far as no other code does the same.
  func impossibleEffects() -> Set<Effect> {
    let routers = routers()
    guard !routers.isEmpty else { return [] }
    let opening = Set(
      openings.activations().flatMap { activation in
        activation.shown.map { Page(actor: activation.actor, screen: $0.screen) }
      })
    var (first, later): (Set<Page>, Set<Page>) = ([], [])
    for router in routers {
      let pages = alternatives(of: router)
      let actors = Set(pages.map(\.actor))
      let begin = pages.filter { opening.contains($0) && makers(of: $0.actor).isDisjoint(with: actors) }
      guard begin.count == 1 else { continue }
      first.formUnion(begin)
      later.formUnion(pages.filter { $0 != begin[0] })
    }
    let conditional = routers.reduce(into: Set<Showing>()) { $0.formUnion($1.values.joined()) }
    let impossible =
      first.subtracting(later).map { ($0, Transition.push) } + later.subtracting(first).map { ($0, Transition.root) }
    let others = otherShowings(of: Set(impossible.map(\.0)), than: conditional)
    return impossible.reduce(into: []) { effects, alternative in
      let (page, transition) = alternative
      guard !others.contains(where: { $0.page == page && $0.transition == transition }) else { return }
      effects.insert(.shown(actor: page.actor, screen: page.screen, transition: transition))
      if transition == .root { effects.insert(.stacked(actor: page.actor, screen: page.screen)) }
    }
  }

  /// The pages that a router puts at the bottom in the one case and pushes in the other.
  private func alternatives(of router: Router) -> [Page] {
    func pages(_ state: StackState, _ transition: Transition) -> OrderedSet<Page> {
      let transitions = Dictionary(grouping: router[state] ?? [], by: \.page).mapValues { Set($0.map(\.transition)) }
      return OrderedSet((router[state] ?? []).map(\.page)).filter { transitions[$0] == [transition] }
    }
    let pushed = pages(.filled, .push)
    return pages(.empty, .root).filter(pushed.contains)
  }

  private func routers() -> [Router] {
    let activations = interpreter.solver.activations
    var routers: OrderedDictionary<Value, Router> = [:]
    for activation in log.reached.map({ activations[$0] }) {
      guard let router = activation.receiver else { continue }
      func note(_ shown: Shown, in activation: Activation, _ state: StackState) {
        routers[router, default: [:]][state, default: []].append(showing(shown, in: activation))
      }
      for shown in activation.shown {
        if let state = shown.path.stackState { note(shown, in: activation, state) }
      }
      for call in activation.calls where !call.isDeferred {
        guard let state = call.path.stackState else { continue }
        let run = reachable(from: [call.callee]) { activations[$0].calls.filter { !$0.isDeferred }.map(\.callee) }
        for callee in run.map({ activations[$0] }) {
          for shown in callee.shown { note(shown, in: callee, state) }
        }
      }
    }
    return routers.values.filter { !alternatives(of: $0).isEmpty }
  }

  private func showing(_ shown: Shown, in activation: Activation) -> Showing {
    Showing(
      page: Page(actor: activation.actor, screen: shown.screen), transition: shown.transition, activation: activation.id
    )
  }

  /// Where code shows the pages without asking for the stack.
  private func otherShowings(of pages: Set<Page>, than conditional: Set<Showing>) -> [Showing] {
    log.reached.flatMap { id in
      let activation = interpreter.solver.activations[id]
      return activation.shown.map { showing($0, in: activation) }.filter {
        pages.contains($0.page) && !conditional.contains($0)
      }
    }
  }

  /// The coordinators that make one, and those that make these.
  private func makers(of coordinator: ObjectID) -> Set<ObjectID> {
    Set(reachable(from: [coordinator]) { Array(interpreter.recorder.makers[$0] ?? []) }).subtracting([coordinator])
  }
}
