import Collections

/// The call graph as the entries reach it in the stable state.
///
/// It is walked from the entries breadth first, calls without choice before the others, so that each body is met on its shortest sure
/// way.
struct ReachedCallGraph {
  let machine: AbstractMachine
  /// In the order of their creation.
  let reached: [Int]
  private(set) var certain: Set<Int> = []
  /// By activation.
  private var origins: [Origin?]

  /// Who calls a body on its shortest way, and where.
  struct Origin {
    let caller: Int
    let site: Site?
  }

  init(_ machine: AbstractMachine) {
    self.machine = machine
    let activations = machine.solver.activations
    origins = Array(repeating: nil, count: activations.count)
    var seen = Array(repeating: false, count: activations.count)
    var order = activations.filter(\.isEntry).map(\.id)
    for entry in order { seen[entry] = true }
    Self.walk(&order, &seen, &origins, activations, withChoices: false)
    certain = Set(order)
    Self.walk(&order, &seen, &origins, activations, withChoices: true)
    reached = order.sorted()
  }

  private static func walk(
    _ order: inout [Int], _ seen: inout [Bool], _ origins: inout [Origin?], _ activations: [Activation],
    withChoices: Bool
  ) {
    func reach(_ callee: Int, from caller: Int, at site: Site?) {
      guard !seen[callee] else { return }
      seen[callee] = true
      origins[callee] = Origin(caller: caller, site: site)
      order.append(callee)
    }
    var index = 0
    while index < order.count {
      let caller = activations[order[index]]
      index += 1
      for call in caller.calls where withChoices || !call.isChoice {
        reach(call.callee, from: caller.id, at: call.site)
      }
      for callee in caller.initializations { reach(callee, from: caller.id, at: nil) }
    }
  }

  /// Nil too for what was first run later.
  private func origin(of id: Int) -> Origin? { origins.indices.contains(id) ? origins[id] : nil }

  /// The bodies that run with what they are called with. What an entry passes is not known, which counts where no call is seen: first of
  /// what users and the system act on, then of what coordinators offer to others.
  func called() -> Set<Int> {
    let activations = machine.solver.activations
    let callees = reached.filter { activations[$0].isEntry }.flatMap { entry in
      activations[entry].calls.map { (entry: activations[entry], callee: activations[$0.callee]) }
        + activations[entry].initializations.map { (entry: activations[entry], callee: activations[$0]) }
    }
    var called: Set<Int> = []
    func follow(_ isKnown: (Activation, Activation) -> Bool) {
      let starts = callees.filter { !called.contains($0.callee.id) && isKnown($0.entry, $0.callee) }.map(\.callee.id)
      called.formUnion(
        reachable(from: starts) { id in
          (activations[id].calls.map(\.callee) + activations[id].initializations).filter { !called.contains($0) }
        })
    }
    follow { entry, callee in callee.function.map { !entry.assumed.contains($0) } ?? true }
    follow { entry, _ in machine.heap[entry.actor].type.map(machine.roles.isCoordinator) != true }
    let run = machine.solver.functionsRun(in: called.sorted())
    follow { entry, callee in callee.function.map { run[entry.actor]?.contains($0) != true } ?? true }
    return called
  }

  /// Whether some way to a body needs no choice.
  func isCertain(_ id: Int) -> Bool { certain.contains(id) }

  /// From the primitive back to the statement in the actor's own code; how that came to run is another matter.
  ///
  /// - Parameter holder: an object that is given something, so that its initializer only takes it over.
  func evidence(of site: Site?, in activation: Activation, givenTo holder: ObjectID? = nil) -> [Site] {
    var sites: [Site] = []
    if let site { sites.append(site) }
    var running = activation
    while let origin = origin(of: running.id), sites.count < Self.depthLimit {
      if let holder, running.receiver == .object(holder), running.isInitializer(in: machine.program) {
        if let site = origin.site { sites.append(site) }
        running = machine.solver.activations[origin.caller]
        continue
      }
      if let owner = running.owner, let actor = machine.heap[running.actor].type,
        owner == actor || machine.roles.coordinator(viewedBy: owner) == actor
      {
        break
      }
      let caller = machine.solver.activations[origin.caller]
      guard caller.actor == running.actor, caller !== running else { break }
      // A closure that a library runs stands inside that call: it says nothing that the closure's own statement doesn't.
      if let site = origin.site, sites.last.map(site.contains) != true { sites.append(site) }
      running = caller
    }
    return sites.reversed()
  }

  private static let depthLimit = 16

  /// On whose behalf something is given to an object: what an object stores in its own code it was given by its caller.
  ///
  /// - Parameter isPassed: whether a function is passed what is given. One that is not made or read it itself.
  func wirer(
    of holder: ObjectID, from activation: Activation, passing isPassed: (Activation) -> Bool = { _ in true }
  ) -> ObjectID {
    var running = activation
    while running.actor == holder, running.function == nil || isPassed(running), let origin = origin(of: running.id) {
      let caller = machine.solver.activations[origin.caller]
      if caller === running { break }
      running = caller
    }
    return running.actor
  }
}
