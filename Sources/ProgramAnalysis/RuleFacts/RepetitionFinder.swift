import Collections
import GraphModel
import SourceFacts

/// What makes a child enter the collection of its parent again.
struct RepetitionFinder: ObservationFinder {
  let observer: Observer

  /// What makes a child enter more than once while the parent lives: an event of a screen, or a child that goes on living.
  func repetitions(of insertion: EventLog.Insertion) -> [Evidence] {
    var found: [Evidence] = []
    var seen: Set<Int> = []
    let adder = interpreter.solver.activations[insertion.activation]
    var pending = bodySource.isGuarded(insertion.site, in: adder, isAdder: true) ? [] : [insertion.activation]
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, !begins(interpreter.solver.activations[id], insertion.holder) else { continue }
      for caller in interpreter.solver.activations[id].callers {
        for call in interpreter.solver.activations[caller].calls where call.callee == id {
          let source = interpreter.solver.activations[caller]
          if let screen = screenThatLoads(source) {
            pending += activations(making: screen)
            continue
          }
          switch trigger(call, from: source, to: interpreter.solver.activations[id], insertion) {
          case .code:
            if !bodySource.isGuarded(call.site, in: interpreter.solver.activations[caller]) { pending.append(caller) }
          case .event(let site): if let site { found.append(graph.evidence(site)) }
          case .coordinator(let other):
            let leaves = observer.departures.all.contains {
              $0.holder == insertion.holder && $0.coordinators?.contains(other) == true
            }
            let isOver = leaves || call.message.map(PatternWords.areIn) == true
            if !isOver, made(by: insertion.holder).contains(other), let site = call.site {
              found.append(graph.evidence(site))
            }
          case .nothing: continue
          }
        }
      }
    }
    return found
  }

  /// Whether a body is how the parent itself is made or begun, which happens once.
  private func begins(_ activation: Activation, _ parent: ObjectID) -> Bool {
    guard activation.receiver == .object(parent), let fact = calls.function(activation)?.fact else { return false }
    if fact.kind == .initializer { return true }
    // One that is handed a coordinator begins that one: `coordinate(to: child)`.
    return PatternWords.isStart(fact.name)
      && !activation.arguments.contains { values in values.objects.contains { graph.isCoordinator($0) } }
  }

  /// The screen whose beginning alone runs a body: that happens once for each time the screen is made.
  private func screenThatLoads(_ activation: Activation) -> ObjectID? {
    guard case .object(let screen)? = activation.receiver, !graph.isCoordinator(screen),
      interpreter.kinds.isAppScreen(screen)
    else { return nil }
    var seen: Set<Int> = []
    var pending = [activation.id]
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let current = interpreter.solver.activations[id]
      guard current.receiver == .object(screen), let symbol = calls.function(current) else { return nil }
      if PlatformCalls.happensOnce(symbol.fact) { continue }
      let callers = current.callers.filter {
        if case .entry = interpreter.solver.activations[$0].code { false } else { true }
      }
      let isDeferred = callers.contains { caller in
        interpreter.solver.activations[caller].calls.contains { $0.callee == id && $0.isDeferred }
      }
      if callers.isEmpty || isDeferred { return nil }
      pending += callers
    }
    return screen
  }

  private func activations(making object: ObjectID) -> [Int] {
    interpreter.solver.activations.filter { activation in
      activation.allocations.contains { $0.object == object }
    }.map(\.id)
  }

  private enum Trigger {
    /// More of the parent's own code.
    case code
    /// Something that happens on a screen, as often as the user likes.
    case event(Site?)
    /// Another coordinator asks for it.
    case coordinator(ObjectID)
    case nothing
  }

  private func trigger(
    _ call: CallEdge, from caller: Activation, to callee: Activation, _ insertion: EventLog.Insertion
  ) -> Trigger {
    if case .entry = caller.code { return .nothing }
    if call.isDeferred { return deferred(callee, insertion) }
    if isPassedOn(callee) { return .code }
    guard case .object(let sender)? = caller.receiver, sender != insertion.holder else { return .code }
    if graph.isCoordinator(sender) { return .coordinator(sender) }
    // What keeps the parent, or made it, tells it what to show; how often that happens is not known.
    if interpreter.recorder.makers[insertion.holder]?.contains(sender) == true
      || ownership.holders(of: insertion.holder).contains(where: { $0.holder == sender })
    {
      return .nothing
    }
    // A factory or router works for whoever calls it; a screen or view model acts by itself.
    return caller.actor == insertion.holder && callee.receiver != .object(insertion.holder) ? .code : .event(call.site)
  }

  /// Whether a closure is called by what it was passed to and kept by nobody: it runs for each time that it was passed.
  private func isPassedOn(_ activation: Activation) -> Bool {
    guard case .closure(let id) = activation.code else { return false }
    return ownership.keepers(of: .closure(id)).isEmpty && eventLog.subscriptions[.closure(id)] == nil
  }

  /// A closure that was handed over runs when whoever holds it calls it.
  private func deferred(_ closure: Activation, _ insertion: EventLog.Insertion) -> Trigger {
    guard case .closure(let id) = closure.code else { return .nothing }
    let instance = interpreter.heap[id]
    let site = Site(file: instance.frame.scope.file, range: instance.fact.range)
    let holders = ownership.keepers(of: .closure(id))
    if let coordinator = holders.first(where: { graph.isCoordinator($0) && $0 != insertion.holder }) {
      return .coordinator(coordinator)
    }
    if let call = eventLog.subscriptions[.closure(id)] {
      for case (.subscribed(let source, _, insertion.holder), let sites) in observer.effects[insertion.holder] ?? []
      where graph.isCoordinator(source) && sites.contains(where: call.contains) {
        return .coordinator(source)
      }
      return .event(site)
    }
    return holders.isEmpty ? .nothing : .event(site)
  }

  private func made(by parent: ObjectID) -> Set<ObjectID> { graph.made[parent] ?? [] }
}
