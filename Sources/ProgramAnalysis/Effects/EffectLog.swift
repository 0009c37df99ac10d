import Collections

/// The effects of all bodies that can be reached, read once from the stable state.
struct EffectLog {
  /// Each effect with its evidence: the statement in the actor's own code first, then the helpers it goes through.
  private(set) var places: OrderedDictionary<Effect, [Site]> = [:]
  /// Effects that rest on a choice between several bodies.
  private(set) var uncertain: Set<Effect> = []
  /// Effects that some call leads to, and not only that functions take all of their branches.
  private(set) var called: Set<Effect> = []
  /// Effects that only the declaration of a property or an initializer's collection proves.
  private(set) var initial: Set<Effect> = []
  /// Objects made where the engine had not to choose, and those made by code at all.
  private(set) var madeForCertain: Set<ObjectID> = []
  private(set) var made: Set<ObjectID> = []
  /// What could not be followed, each with its first place.
  private(set) var unresolved: OrderedDictionary<Unresolved, Site> = [:]
  /// The activations that the entries reach, in the order of their creation.
  let reached: [Int]
  /// Of these, those that some way without a choice leads to.
  let certain: Set<Int>

  /// How many places that could not be followed are kept.
  static let unresolvedLimit = 1_000

  /// What there is to see while the analysis goes on: the effects without evidence, and the activations that the entries reach.
  struct Preview {
    private(set) var effects: OrderedSet<Effect> = []
    let reached: [Int]

    init(_ interpreter: Interpreter) {
      let graph = ReachedCallGraph(interpreter.machine)
      reached = graph.reached
      let wires = EffectLog.wires(interpreter, graph)
      for id in reached {
        let activation = interpreter.solver.activations[id]
        for recorded in activation.effects {
          effects.append(contentsOf: EffectLog.resolved(recorded, in: activation, interpreter, graph, wires))
        }
      }
    }
  }

  init(_ interpreter: Interpreter) {
    let graph = ReachedCallGraph(interpreter.machine)
    reached = graph.reached
    certain = graph.certain
    let called = graph.called()
    let wires = Self.wires(interpreter, graph)
    for id in reached {
      let activation = interpreter.solver.activations[id]
      let isCertain = graph.isCertain(id)
      for recorded in activation.effects {
        for effect in Self.resolved(recorded, in: activation, interpreter, graph, wires) {
          let sites = graph.evidence(of: recorded.site, in: activation, givenTo: effect.recipient)
          if called.contains(id) { self.called.insert(effect) }
          let isInitial =
            activation.isInitialValue
            || recorded.effect.passesCollection && activation.isInitializer(in: interpreter.program)
          add(effect, at: sites, isCertain: isCertain && !recorded.isChoice, isInitial: isInitial)
        }
      }
      for allocation in activation.allocations {
        made.insert(allocation.object)
        if isCertain, !allocation.isChoice { madeForCertain.insert(allocation.object) }
      }
      for call in activation.unresolved where unresolved.count < Self.unresolvedLimit {
        let key = Unresolved(subject: call.subject, text: call.text, isAssumption: call.isAssumption)
        unresolved[key] = min(unresolved[key] ?? call.site, call.site)
      }
    }
  }

  /// The declaration of a property, or the initializer that is given a collection, proves what it begins with only where no statement
  /// does: what a collection holds later, it holds whenever these are looked at.
  private mutating func add(_ effect: Effect, at sites: [Site], isCertain: Bool, isInitial: Bool) {
    guard let known = places[effect] else {
      places[effect] = sites
      if isInitial { initial.insert(effect) }
      if !isCertain { uncertain.insert(effect) }
      return
    }
    if isInitial, !initial.contains(effect) { return }
    if !isInitial, initial.remove(effect) != nil {
      places[effect] = sites
      if isCertain { uncertain.remove(effect) } else { uncertain.insert(effect) }
      return
    }
    // What is sure says more than what is not; of equals, the first in the source.
    if isCertain, uncertain.remove(effect) != nil {
      places[effect] = sites
    } else if isCertain != uncertain.contains(effect), sites.lexicographicallyPrecedes(known) {
      places[effect] = sites
    }
  }

  // MARK: - What only the whole tells

  /// The coordinators that each closure which stands in a property acts on.
  private static func wires(_ interpreter: Interpreter, _ graph: ReachedCallGraph) -> [ClosureID: OrderedSet<ObjectID>]
  {
    var wires: [ClosureID: OrderedSet<ObjectID>] = [:]
    for id in graph.reached {
      for recorded in interpreter.solver.activations[id].effects {
        if case .wired(_, _, let coordinator, _, .closure(let closure)) = recorded.effect {
          wires[interpreter.heap[closure].id, default: []].append(coordinator)
        }
      }
    }
    return wires
  }

  /// An effect with the actor on whose behalf it happened; none where a coordinator only deals with itself.
  private static func resolved(
    _ recorded: RecordedEffect, in activation: Activation, _ interpreter: Interpreter, _ graph: ReachedCallGraph,
    _ wires: [ClosureID: OrderedSet<ObjectID>]
  ) -> [Effect] {
    let effect = recorded.effect
    switch effect {
    case .stored(let holder, let property, let coordinator, let isCollection, let source, _):
      guard holder != coordinator || interpreter.recorder.makesItsOwnKind(holder) else { return [] }
      // A parent may pass on to its own methods what it made. Where one object stands for it and for children of its kind, these are handed it.
      let isTaken =
        source == .argument && interpreter.recorder.makers[coordinator]?.contains(holder) == true
        && interpreter.kinds.isCoordinator(holder) && !interpreter.recorder.makesItsOwnKind(holder)
      let actor = graph.wirer(of: holder, from: activation) { running in
        !isTaken || running.arguments.contains { interpreter.envelopes.coordinators(in: $0).contains(coordinator) }
      }
      // What an object stores in its own code and was not given by another is its own.
      let origin = source == .argument && actor == holder ? ValueSource.own : source
      return [
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: isCollection, source: origin,
          actor: actor)
      ]
    case .wired(let holder, _, let coordinator, _, _) where holder == coordinator:
      return interpreter.recorder.makesItsOwnKind(holder) ? [effect] : []
    case .wired(let holder, let link, let coordinator, _, let callable):
      let actor = graph.wirer(of: holder, from: activation)
      return [.wired(holder: holder, link: link, coordinator: coordinator, actor: actor, callable: callable)]
    case .used(let actor, let coordinator, _) where actor == coordinator:
      return interpreter.recorder.makesItsOwnKind(actor) ? [effect] : []
    case .removed(let holder, let property, .some(let member))
    where putsBack(member, into: property, of: holder, after: recorded.site, activation, interpreter):
      return []
    case .subscribed(let source, _, let coordinator) where source == coordinator:
      return interpreter.recorder.makesItsOwnKind(source) ? [effect] : []
    case .called(let sender, let closure, let message):
      return (wires[interpreter.heap[closure].id] ?? []).filter {
        $0 != sender || interpreter.recorder.makesItsOwnKind(sender)
      }.map {
        .sent(sender: sender, coordinator: $0, message: message, link: interpreter.heap[closure].link)
      }
    default: return [effect]
    }
  }

  /// Whether a body that takes a member out, or each that calls it, then puts in what it was told: `remove(child); append(child)` only
  /// keeps it from being there twice.
  private static func putsBack(
    _ member: ObjectID, into property: String, of holder: ObjectID, after removal: Site?, _ activation: Activation,
    _ interpreter: Interpreter
  ) -> Bool {
    func puts(_ activation: Activation, after site: Site?) -> Bool {
      guard let site, activation.function != nil,
        activation.arguments.contains(where: { interpreter.envelopes.coordinators(in: $0).contains(member) })
      else { return false }
      return activation.effects.contains { recorded in
        guard case .stored(holder, property, member, true, _, _) = recorded.effect, let place = recorded.site else {
          return false
        }
        return place.file == site.file && site.range.end <= place.range.start
      }
    }
    if puts(activation, after: removal) { return true }
    return activation.function != nil && !activation.callers.isEmpty
      && activation.callers.allSatisfy { id in
        let caller = interpreter.solver.activations[id]
        let calls = caller.calls.filter { $0.callee == activation.id }
        return !calls.isEmpty && calls.allSatisfy { puts(caller, after: $0.site) }
      }
  }
}

/// Something the engine met and could not follow.
struct Unresolved: Hashable {
  let subject: TypeID?
  let text: String
  let isAssumption: Bool
}
