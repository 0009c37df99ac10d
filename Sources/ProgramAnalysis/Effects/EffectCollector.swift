import Collections
import GraphModel
import SourceFacts

/// Decides where the interpreter begins: with what the system makes, then coordinators and what may start them, then whatever was
/// shown or wired to them.
///
/// What code of the app calls is run with what it passes. Only functions that nothing has called by the time nothing else happens are
/// run with unknown arguments, stratum by stratum: those by which a flow begins, others, and private ones last.
struct EffectCollector {
  let program: Program
  let roles: Roles
  let interpreter: Interpreter
  private let inheritedHandlers: InheritedHandlers

  /// - Parameter abstracted: types whose code is not run; what it is handed to call is.
  init(program: Program, roles: Roles, budget: Budget, abstracting abstracted: Set<TypeID> = []) {
    self.program = program
    self.roles = roles
    interpreter = Interpreter(program: program, roles: roles, budget: budget, abstracting: abstracted)
    inheritedHandlers = InheritedHandlers(program: program)
  }

  /// Runs until nothing new is found, then reads the effects from the stable state.
  func collect() -> EffectLog {
    let owners = possibleOwners()
    enterRegistrations()
    enter(owners.filter { roles.isLaunched($0) }.map { interpreter.standIns.opaque($0) })
    enterCoordinators()
    // Views call what else may start a coordinator.
    enter(owners.filter { !roles.isLaunched($0) && roles.isView($0) }.map { interpreter.standIns.opaque($0) })
    enter(owners.filter { !roles.isLaunched($0) && !roles.isView($0) }.map { interpreter.standIns.opaque($0) })
    let sending = Set(owners.filter { roles.isView($0) })
    let compositions = program.compositionFinder.compositions(of: sending)
    // A link in the stack of a coordinator's path sends to it without naming it.
    lazy var linked = program.compositionFinder.compositions(of: sending.union(program.compositionFinder.linkingViews))
    var known: Set<ObjectID> = []
    var round = 0
    var revived: [ObjectID: Set<Int>] = [:]
    var unmade: Set<ObjectID> = []
    var inherited: Set<ObjectID> = []
    var read: Set<ObjectID> = []
    while true {
      let preview = EffectLog.Preview(interpreter)
      let senders = Senders(interpreter: interpreter, places: preview.effects)
      let participants = participants(in: preview.effects, senders)
      let others =
        parts(of: interpreter.presentation.hasCoordinatorPaths ? linked : compositions) + representables()
        + hostedViews(holding: Set(participants))
      // What pages hold does for each of them what that one calls, and if several hold it nothing by itself.
      let heard = heard(by: participants, amongHeldBy: senders)
      if interpreter.codeRelevance.involve(heard.compactMap { interpreter.heap[$0].type }) {
        interpreter.solver.solve()
        continue
      }
      let specialized = interpreter.recorder.specialized.values.flatMap { $0 }.sorted { $0.index < $1.index }
      let found = (participants + heard.filter { isEntered($0, senders, participants) } + others + specialized)
        .filter { known.insert($0).inserted }
      round += 1
      if found.isEmpty {
        guard
          enterUnmade(&unmade, round: round) || enterInherited(&inherited, round: round)
            || enterAbandoned(preview.reached, &revived, round: round) || readUnmade(&read, round: round)
        else { break }
      } else {
        interpreter.codeRelevance.involve(found.compactMap { interpreter.heap[$0].type })
        enter(found, round: round)
      }
    }
    return EffectLog(interpreter)
  }

  /// Runs each body of the stable state once more and notes down what rules want to know beside the graph, which has to be there by then: it
  /// must not depend on whether anybody asks for findings.
  func observe(_ log: EffectLog, noting eventLog: EventLog) {
    interpreter.events.eventLog = eventLog
    interpreter.events.callGraph = ReachedCallGraph(interpreter.machine)
    interpreter.solver.replay(log.reached)
  }

  /// The objects that stand for coordinators, each with its type.
  private func coordinators() -> [(TypeID, ObjectID)] {
    roles.coordinatorTypes.flatMap { type in interpreter.standIns.coordinators(of: type).map { (type, $0) } }
  }

  /// Whether an initializer takes the coordinator's parent: the code that calls it may only be known once screens have run.
  private func takesParent(_ symbol: FunctionSymbol) -> Bool {
    symbol.fact.kind == .initializer && symbol.owner.map(roles.isCoordinator) == true
      && symbol.fact.parameters.contains { PatternWords.namesParent($0.name) }
  }

  /// Runs the initializers that take a parent and that nothing has called, each coordinator's once. False where there are none.
  private func enterUnmade(_ entered: inout Set<ObjectID>, round: Int) -> Bool {
    let unmade = coordinators().compactMap { type, id -> Entry? in
      let initializers = entries(of: type).filter { takesParent($0) && isOpen($0, id) }
      guard !initializers.isEmpty, entered.insert(id).inserted else { return nil }
      return Entry(id: id, type: type, functions: initializers)
    }
    for entry in unmade { run(entry.functions, of: entry, .beginnings, round: round) }
    interpreter.solver.solve()
    return !unmade.isEmpty
  }

  /// Runs what coordinators inherit from a class of the app to be told what to do, each coordinator's once, where nothing tells any of them.
  /// False where there is none.
  private func enterInherited(_ entered: inout Set<ObjectID>, round: Int) -> Bool {
    let untold = coordinators().compactMap { type, id -> Entry? in
      let functions = entries(of: type).filter {
        isTold($0, by: id, of: type) && !interpreter.solver.hasRun($0.id)
      }
      guard !functions.isEmpty, entered.insert(id).inserted else { return nil }
      return Entry(id: id, type: type, functions: functions)
    }
    for entry in untold { run(entry.functions, of: entry, .functions, round: round) }
    interpreter.solver.solve()
    return !untold.isEmpty
  }

  /// Whether a function is one by which a base class's heirs are told what to do, as `go(_ route:)` is: with unknown arguments it would do for
  /// each of them all that any of them is told.
  private func isTold(_ symbol: FunctionSymbol, by id: ObjectID, of type: TypeID) -> Bool {
    guard let owner = symbol.owner, program[owner].kind == .class, !symbol.fact.parameters.isEmpty,
      interpreter.kinds.isCoordinator(id), stratum(of: symbol) != .beginnings,
      owner != type || program.hierarchy.concreteSubtypes(of: owner).count > 1 && !isMade(id)
    else { return false }
    return !program.hierarchy.isDelegateMethod(symbol, of: owner)
      && !program.models.deliveredMethods.contains(symbol.fact.name)
  }

  private func isMade(_ id: ObjectID) -> Bool { interpreter.recorder.makers[id]?.isEmpty == false }

  /// Runs the functions of coordinators that something called once and nothing calls in the stable state, because what decides it has
  /// changed since: a flag that they set themselves, say. False where there are none.
  private func enterAbandoned(_ reached: [Int], _ revived: inout [ObjectID: Set<Int>], round: Int) -> Bool {
    let running = interpreter.solver.functionsRun(in: reached)
    let abandoned = coordinators().compactMap { type, id -> Entry? in
      let functions = entries(of: type).filter {
        interpreter.solver.hasRun($0, .object(id)) && running[id]?.contains($0.id) != true
          && revived[id, default: []].insert($0.id).inserted
      }
      return functions.isEmpty ? nil : Entry(id: id, type: type, functions: functions)
    }
    for entry in abandoned { run(entry.functions, of: entry, .abandonedFunctions, round: round) }
    interpreter.solver.solve()
    return !abandoned.isEmpty
  }

  /// Reads of coordinators that nobody makes what their protocols ask them for, as whoever makes them will: `flow.rootViewController`. Each
  /// coordinator's once; false where there are none.
  private func readUnmade(_ read: inout Set<ObjectID>, round: Int) -> Bool {
    let unmade = coordinators().compactMap { type, id -> (Entry, [String])? in
      guard !isMade(id) else { return nil }
      let names = askedProperties(of: type)
      guard !names.isEmpty, read.insert(id).inserted else { return nil }
      return (Entry(id: id, type: type, functions: []), names)
    }
    for (entry, names) in unmade {
      begin(entry, .askedProperties, round: round) { frame in
        for name in names { handOut(name, of: entry, frame) }
      }
    }
    interpreter.solver.solve()
    return !unmade.isEmpty
  }

  /// The stored properties by which a type answers requirements of protocols.
  private func askedProperties(of type: TypeID) -> [String] {
    let names = program.hierarchy.ancestors(of: type).filter {
      program[$0].kind == .protocol && !program[$0].isExternal
    }
    .flatMap { program[$0].orderedProperties.map(\.fact.name) }
    return Set(names).sorted().filter { name in
      program.members.property(named: name, in: type).map { !$0.fact.isStatic && !$0.fact.isComputed } == true
    }
  }

  private func handOut(_ name: String, of entry: Entry, _ frame: Frame) {
    guard let symbol = program.members.property(named: name, in: entry.type) else { return }
    let place = Site(file: symbol.scope.file, range: symbol.fact.range)
    let values = interpreter.reading.read(name, of: ValueSet(.object(entry.id)), site: place, isSuper: false, frame)
    for screen in values.objects
    where interpreter.kinds.isAppScreen(screen) && interpreter.heap[screen].maker == entry.id
      && interpreter.heap[screen].type.map(roles.isContainer) != true
    {
      interpreter.recorder.record(.handedOut(coordinator: entry.id, screen: screen), at: place)
    }
  }

  /// Runs what the app adds to a library's type for the library to call when the app starts.
  private func enterRegistrations() {
    for name in program.models.types(playing: .launch) {
      let type = program.externalType(name)
      let functions = program[type].orderedFunctions.filter { $0.fact.isStatic && $0.fact.body != nil }
      guard !functions.isEmpty else { continue }
      let id = interpreter.standIns.opaque(type)
      let activation = interpreter.activationTable.activation(
        .entry(id, stratum: 0), receiver: .object(id), actor: id, arguments: [])
      let frame = Frame(
        activation: activation, scope: functions[0].scope, receiver: .object(id), actor: id, generics: [:], owner: type,
        result: nil)
      interpreter.solver.begin(activation) {
        for symbol in functions where !interpreter.solver.hasRun(symbol.id) {
          interpreter.functionInvocation.invoke(symbol, .metatype(type), [], from: frame, site: nil, message: nil)
        }
        return .empty
      }
      interpreter.solver.solve()
    }
  }

  /// Coordinators that the code of another names: that one may make them, and comes first.
  private func coordinatorsNamedByOthers() -> Set<TypeID> {
    let byName = Dictionary(grouping: roles.coordinatorTypes) { program[$0].simpleName }
    let files = roles.coordinatorTypes.reduce(into: Set<Int>()) { $0.formUnion(program.files(of: $1)) }
    var named: Set<TypeID> = []
    for file in files {
      for name in program.files[file].usedTypeNames {
        for type in byName[name] ?? [] where !program.files(of: type).contains(file) { named.insert(type) }
      }
    }
    return named
  }

  /// Types that may start a coordinator: what the system makes, and what names a coordinator or its protocol.
  private func possibleOwners() -> [TypeID] {
    let coordinatorTypes = roles.coordinatorTypes + roles.coordinatorRoots
    let names = Set(coordinatorTypes.map { program[$0].simpleName })
    let refinements = program.types.indices.map(TypeID.init(index:)).filter { type in
      program[type].kind == .protocol && roles.coordinatorRoots.contains { program.hierarchy.isSubtype(type, of: $0) }
    }
    let all = names.union(refinements.map { program[$0].simpleName })
    return program.types.indices.map(TypeID.init(index:)).filter { type in
      let info = program[type]
      guard let kind = info.kind, kind != .protocol, !roles.isCoordinator(type), info.scope.file >= 0,
        roles.erasers[type] == nil
      else { return false }
      return roles.isLaunched(type) || !program.files[info.scope.file].usedTypeNames.isDisjoint(with: all)
    }
  }

  /// Objects whose code decides what is sent to a coordinator: screens that were shown, and what got a reference, a closure or
  /// a listener.
  private func participants(in effects: OrderedSet<Effect>, _ senders: Senders) -> [ObjectID] {
    var found: OrderedSet<ObjectID> = []
    for effect in effects {
      switch effect {
      case .shown(_, let object, _), .stacked(_, let object), .handedOut(_, let object), .supplied(_, _, let object):
        found.append(object)
        found.append(contentsOf: interpreter.representables.representatives(of: object))
      case .wired(let object, _, let coordinator, _, _):
        if participates(object, coordinator, .closure, senders) { found.append(object) }
      case .subscribed(let object, _, let coordinator):
        if participates(object, coordinator, .publisher, senders) { found.append(object) }
      case .stored(let object, _, let coordinator, _, _, _):
        if participates(object, coordinator, .delegate, senders) { found.append(object) }
      case .made, .removed, .used, .sent, .called, .placed: continue
      }
    }
    for possible in interpreter.unsourcedChannels.possibleSenders
    where senders.contains(possible.object, to: possible.listener) {
      found.append(possible.object)
    }
    let streams = interpreter.emission.ownListeners.keys
    let emitters = holders(ofAnyOf: Set(streams)).filter(interpreter.kinds.isEmitter)
    found.append(contentsOf: emitters)
    found.append(contentsOf: holders(ofAnyOf: Set(streams + emitters)).filter(senders.isOnePagesViewModel))
    found.append(contentsOf: pagesDelegates())
    found.append(contentsOf: pages(holdingAnyOf: Set(found).filter(senders.isOnePagesViewModel)))
    return found.sorted { $0.index < $1.index }
  }

  /// Objects with a stream that a coordinator listens to as its own, or with what sends through one, as view models have that are made with
  /// a subject of moves.
  private func holders(ofAnyOf streams: Set<ObjectID>) -> [ObjectID] {
    guard !streams.isEmpty else { return [] }
    return interpreter.heap.objects.map(\.id).filter { id in
      (interpreter.kinds.isSender(id) && !interpreter.kinds.isCoordinator(id) || interpreter.kinds.isEmitter(id))
        && interpreter.heap[id].filledFields.contains { !streams.isDisjoint(with: $0.value.objects) }
    }
  }

  /// Pages that have a view model which acts on a coordinator, whoever shows them: one that a storyboard made as `menu.topViewController`, say.
  private func pages(holdingAnyOf models: Set<ObjectID>) -> [ObjectID] {
    models.isEmpty
      ? []
      : interpreter.heap.objects.filter { object in
        interpreter.kinds.isAppScreen(object.id)
          && object.filledFields.contains { !models.isDisjoint(with: $0.value.objects) }
      }.map(\.id)
  }

  /// What pages make for the system to call, as a table's source, with a stream that a coordinator listens to.
  private func pagesDelegates() -> [ObjectID] {
    let coordinators = Set(coordinators().map(\.1))
    return interpreter.heap.objects.map(\.id).filter {
      interpreter.kinds.isPagesDelegate($0) && interpreter.subscription.isHeard($0, by: coordinators)
    }
  }

  /// What pages hold with a stream or callback that others listen to, as a presenter does to its page's view model, or a processor to the
  /// actions that a store is sent; and what has one of these itself, as a store has its middleware and a table's source has the store.
  private func heard(by listeners: [ObjectID], amongHeldBy senders: Senders) -> [ObjectID] {
    let kinds = interpreter.kinds
    var others = Set(listeners.filter { !kinds.isAppScreen($0) })
    others.formUnion(streams(of: listeners.filter(kinds.isAppScreen)))
    guard !others.isEmpty else { return [] }
    let held = interpreter.heap.objects.filter { object in
      object.kind == .instance && senders.isHeldByPage(object.id) && !kinds.isCoordinator(object.id)
        && !kinds.isAppScreen(object.id)
    }
    var found = held.filter { interpreter.subscription.isHeard($0.id, by: others) }.map(\.id)
    others.formUnion(found)
    var grew = true
    while grew {
      let holders = held.filter { object in
        !others.contains(object.id) && object.filledFields.contains { !others.isDisjoint(with: $0.value.objects) }
      }.map(\.id)
      found += holders
      others.formUnion(holders)
      grew = !holders.isEmpty
    }
    return found.sorted { $0.index < $1.index }
  }

  /// Whether what a page holds acts by itself: what others listen to, or the system calls, if no other page has it.
  private func isEntered(_ object: ObjectID, _ senders: Senders, _ participants: [ObjectID]) -> Bool {
    guard senders.isOnlyOnePages(object), let type = interpreter.heap[object].type else { return false }
    return interpreter.subscription.isHeard(object, by: Set(participants).union(streams(of: participants)))
      || program.hierarchy.isDelegate(type)
  }

  /// The streams that objects have themselves, to which others may be bound: `viewModel.onStep.bind(to: steps)`.
  private func streams(of objects: [ObjectID]) -> [ObjectID] {
    objects.flatMap { object in
      interpreter.heap[object].filledFields.flatMap { $0.value.objects.filter(interpreter.kinds.isStream) }
    }
  }

  private func participates(
    _ object: ObjectID, _ coordinator: ObjectID, _ via: DelegateRelation.Via, _ senders: Senders
  ) -> Bool {
    !interpreter.kinds.isCoordinator(object) && senders.contains(object, to: coordinator, via: via)
  }

  /// Views that others made as parts of themselves, of those types. A view that is a part of its own kind, as a tree is, is entered once.
  private func parts(of types: Set<TypeID>) -> [ObjectID] {
    interpreter.heap.objects.filter { object in
      guard object.kind == .instance, let type = object.type, types.contains(type), let maker = object.maker,
        interpreter.kinds.isScreen(object.id), interpreter.kinds.isScreen(maker)
      else { return false }
      return !sequence(first: maker, next: { interpreter.heap[$0].maker }).contains {
        interpreter.heap[$0].type == type
      }
    }.map(\.id)
  }

  /// Views that a view controller of the app hosts, on itself or as a hosting controller, and those in them or in another page, which have what
  /// acts on a coordinator: they act for the page.
  private func hostedViews(holding participants: Set<ObjectID>) -> [ObjectID] {
    let roots = Set(interpreter.heap.objects.flatMap { interpreter.kinds.hostedViews(of: $0.id) })
    return interpreter.heap.objects.filter { object in
      guard object.kind == .instance, let type = object.type, roles.isView(type), !program[type].isExternal,
        object.filledFields.contains(where: { !participants.isDisjoint(with: $0.value.objects) })
      else { return false }
      if roots.contains(object.id) { return true }
      // What stands for parts of several pages would act for each of them as it does for all.
      guard !object.hasSeveralPages, let maker = object.maker, interpreter.kinds.isAppScreen(maker) else {
        return false
      }
      return sequence(first: maker, next: { interpreter.heap[$0].maker }).contains {
        participants.contains($0) || interpreter.heap[$0].type.map(roles.isController) == true
      }
    }.map(\.id)
  }

  /// Views of the app that represent view controllers: they make these when they are seen, which no code of the app does.
  private func representables() -> [ObjectID] {
    interpreter.heap.objects.filter { object in
      guard object.kind == .instance, let type = object.type, !program[type].isExternal else { return false }
      return program.hierarchy.inherits(type, fromExternal: RepresentableFinder.representable)
    }.map(\.id)
  }

  // MARK: - Entries

  /// What can be called from outside, in the order in which it is assumed to be.
  private enum Stratum: Int, CaseIterable, Comparable {
    /// Stored properties, initializers and the ways in which a flow begins.
    case beginnings
    case functions
    /// Private functions that nothing has called by then are called by what can't be seen: a timer, a target and action.
    case privateFunctions
    /// What screens inherit: who calls it is known once their own functions have run.
    case inheritedFunctions
    /// Functions of coordinators of which no call reaches all branches: code counts whether it can be reached or not.
    case prunedFunctions
    /// Functions of coordinators that nothing calls any more.
    case abandonedFunctions
    /// What protocols ask coordinators for that nobody makes.
    case askedProperties

    /// Those that each object is entered with.
    static let entering: [Stratum] = [
      .beginnings, .functions, .privateFunctions, .inheritedFunctions, .prunedFunctions,
    ]

    static func < (left: Stratum, right: Stratum) -> Bool { left.rawValue < right.rawValue }
  }

  /// Runs what can be called on the objects from outside, with nothing known of what is passed.
  private func enter(_ objects: [ObjectID], in strata: [Stratum] = Stratum.entering, round: Int = 0) {
    let entered = objects.compactMap { id -> Entry? in
      guard let type = interpreter.heap[id].type, !program[type].isExternal else { return nil }
      return Entry(id: id, type: type, functions: entries(of: type))
    }
    // Users act on screens: what a screen calls of other objects is called with what the screen passes.
    let (others, screens) = entered.partitioned { interpreter.kinds.isAppScreen($0.id) }
    for group in [screens, others] where !group.isEmpty {
      for stratum in strata {
        // Who is not called yet is found before any is run, so that the order of the runs decides nothing.
        let open = group.map { entry in (entry, entry.functions.filter { isOpen($0, of: entry, in: stratum) }) }
        for (entry, functions) in open where stratum <= .functions || !functions.isEmpty {
          run(functions, of: entry, stratum, round: round)
        }
        interpreter.solver.solve()
      }
    }
  }

  /// Runs what can be called on coordinators: first on those that no other names, then on those that these are seen to make, which know from
  /// them what they are made with, and last on those that nobody makes.
  private func enterCoordinators() {
    let makeable = coordinatorsNamedByOthers()
    let (named, unnamed) = roles.coordinatorTypes.partitioned { !makeable.contains($0) }
    var rest = named
    var entered: [ObjectID] = []
    func objects(of types: [TypeID]) -> [ObjectID] { types.flatMap { interpreter.standIns.coordinators(of: $0) } }
    func takeMade() -> [ObjectID] {
      let (others, made) = rest.partitioned { type in
        interpreter.standIns.coordinators(of: type).contains(where: isMade)
      }
      rest = others
      return objects(of: made)
    }
    var batch = objects(of: unnamed) + takeMade()
    var round = 0
    while !batch.isEmpty || !rest.isEmpty {
      if batch.isEmpty { (batch, rest) = (objects(of: rest), []) }
      while !batch.isEmpty {
        enter(batch, in: [.beginnings, .functions])
        entered += batch
        batch = takeMade()
      }
      // Rounds below zero keep these entries apart from those of what is found later.
      enter(entered, in: [.privateFunctions], round: round)
      round -= 1
      batch = takeMade()
    }
    enter(entered, in: [.prunedFunctions])
  }

  private struct Entry {
    let id: ObjectID
    let type: TypeID
    let functions: [FunctionSymbol]
  }

  private func stratum(of symbol: FunctionSymbol) -> Stratum {
    if symbol.fact.isPrivate { return .privateFunctions }
    let begins = symbol.fact.kind == .initializer || PatternWords.isStart(symbol.fact.name)
    return begins ? .beginnings : .functions
  }

  private func isOpen(_ symbol: FunctionSymbol, of entry: Entry, in stratum: Stratum) -> Bool {
    if isTold(symbol, by: entry.id, of: entry.type) { return false }
    if interpreter.kinds.isAppScreen(entry.id), inheritedHandlers.isInherited(symbol, by: entry.type),
      !isRequirement(symbol.fact.name, of: entry.id)
    {
      return stratum == .inheritedFunctions && isOpen(symbol, entry.id)
        && inheritedHandlers.isAskedFor(symbol, of: entry.type)
    }
    guard stratum == .prunedFunctions else {
      return self.stratum(of: symbol) == stratum && !takesParent(symbol) && isOpen(symbol, entry.id)
    }
    return interpreter.kinds.isCoordinator(entry.id) && !symbol.fact.parameters.isEmpty
      && interpreter.solver.isPruned(symbol, .object(entry.id))
  }

  /// Whether nothing is seen to call a function. What a library calls, it may call with anything, not only with what it was seen to be
  /// given.
  private func isOpen(_ symbol: FunctionSymbol, _ id: ObjectID) -> Bool {
    if program.models.deliveredMethods.contains(symbol.fact.name) { return true }
    // Whoever calls a helper answers for what it does, whichever object of its type it is.
    return isHelper(id) ? !interpreter.solver.hasRun(symbol.id) : !interpreter.solver.hasRun(symbol, .object(id))
  }

  private func isOpen(_ property: PropertySymbol, _ id: ObjectID) -> Bool {
    !isHelper(id) || !interpreter.solver.hasRun(property.id)
  }

  /// Whether an object only stands for those of its type, which the app's own code makes.
  private func isHelper(_ id: ObjectID) -> Bool {
    let object = interpreter.heap[id]
    guard object.kind == .opaque, let type = object.type else { return false }
    return !roles.takesPart(type)
  }

  private func run(_ functions: [FunctionSymbol], of entry: Entry, _ stratum: Stratum, round: Int) {
    let assumed = Set(functions.filter { !$0.fact.parameters.isEmpty }.map(\.id))
    begin(entry, stratum, round: round, assuming: assumed) { frame in
      let receiver = Value.object(entry.id)
      if stratum == .beginnings { initializeProperties(of: entry.type, receiver, entry.id, frame) }
      for symbol in functions { run(symbol, receiver, frame, isPruned: stratum == .prunedFunctions) }
      if stratum == .functions {
        tellDelegates(of: entry, frame)
        interpreter.reducerComposition.build(entry.id, for: entry.id, isPart: true, frame.activation)
        for property in program[entry.type].orderedProperties
        where property.fact.getter != nil && !property.fact.isStatic && isOpen(property, entry.id) {
          let place = Site(file: property.scope.file, range: property.fact.range)
          _ = interpreter.reading.read(property.fact.name, of: ValueSet(receiver), site: place, isSuper: false, frame)
        }
      }
    }
  }

  /// Runs code that nothing calls, on behalf of the object that is entered.
  private func begin(
    _ entry: Entry, _ stratum: Stratum, round: Int, assuming assumed: Set<Int> = [], _ body: @escaping (Frame) -> Void
  ) {
    let receiver = Value.object(entry.id)
    let activation = interpreter.activationTable.activation(
      .entry(entry.id, stratum: round * Stratum.allCases.count + stratum.rawValue), receiver: receiver, actor: entry.id,
      arguments: [])
    activation.assumed = assumed
    let frame = Frame(
      activation: activation, scope: Scope(file: program[entry.type].scope.file, type: entry.type), receiver: receiver,
      actor: entry.id, generics: [:], owner: entry.type, result: nil)
    interpreter.solver.begin(activation) {
      body(frame)
      return .empty
    }
  }

  /// Lets an object that inherits from a class of the system tell its delegates what the system's code tells them in its name.
  private func tellDelegates(of entry: Entry, _ frame: Frame) {
    let bases = Set(program.hierarchy.ancestors(of: entry.type).filter { program[$0].isExternal })
    guard !bases.isEmpty else { return }
    for field in interpreter.heap[entry.id].filledFields.map(\.key).sorted()
    where program.members.property(named: field, in: entry.type) == nil {
      for delegate in interpreter.memory.field(field, of: entry.id).objects where delegate != entry.id {
        guard let type = interpreter.heap[delegate].type else { continue }
        for symbol in entries(of: type) where program.hierarchy.isDelegateMethod(symbol, of: symbol.owner ?? type) {
          guard let sender = symbol.fact.parameters[0].type,
            let base = program.resolution.resolve(sender, in: symbol.scope),
            bases.contains(base)
          else { continue }
          interpreter.functionInvocation.invoke(
            symbol, .object(delegate), [ValueSet(.object(entry.id))], from: frame, site: nil, message: symbol.fact.name)
        }
      }
    }
  }

  private func initializeProperties(of type: TypeID, _ receiver: Value, _ id: ObjectID, _ frame: Frame) {
    for ancestor in program.hierarchy.ancestors(of: type) where program[ancestor].kind != .protocol {
      for property in program[ancestor].orderedProperties
      where !property.fact.isStatic && isOpen(property, id) {
        interpreter.initialValues.initialize(property, of: id, receiver: receiver, frame)
      }
    }
  }

  /// Its own functions, and of inherited ones those that answer a requirement or a delegate's messages of the system; of a screen all,
  /// because the user acts on it by what its base class offers too. What is not a coordinator may tell one that it goes: `deinit`.
  private func entries(of type: TypeID) -> [FunctionSymbol] {
    var found = program[type].orderedFunctions + (roles.isCoordinator(type) ? [] : program[type].deinitializers)
    let requirements = program.hierarchy.ancestors(of: type).filter { program[$0].kind == .protocol }
      .flatMap { program[$0].orderedFunctions.filter { $0.fact.body == nil }.map(\.fact.name) }
    for ancestor in program.hierarchy.ancestors(of: type).dropFirst() where program[ancestor].kind != .protocol {
      if !roles.isCoordinator(type) { found += program[ancestor].deinitializers }
      found += program[ancestor].orderedFunctions.filter { symbol in
        program[type].functions[symbol.fact.name] == nil
          && (roles.isScreen(type) && symbol.isForUsers(of: program[ancestor])
            || requirements.contains(symbol.fact.name)
            || program.hierarchy.isDelegateMethod(symbol, of: ancestor))
      }
    }
    return found.filter { $0.fact.body != nil && !$0.fact.isStatic && $0.fact.kind != .operator }
  }

  private func run(_ symbol: FunctionSymbol, _ receiver: Value, _ frame: Frame, isPruned: Bool) {
    let arguments = isPruned ? symbol.fact.parameters.map { _ in ValueSet(.unspecified) } : []
    let result = interpreter.functionInvocation.invoke(
      symbol, receiver, arguments, from: frame, site: nil, message: nil)
    // What a requirement returns goes to whoever holds the object by the protocol.
    guard case .object(let id) = receiver, interpreter.kinds.isCoordinator(id), isRequirement(symbol.fact.name, of: id)
    else {
      return
    }
    let place = Site(file: symbol.scope.file, range: symbol.fact.range)
    for screen in interpreter.shownScreens.screens(in: result) where interpreter.heap[screen].maker == id {
      interpreter.recorder.record(.handedOut(coordinator: id, screen: screen), at: place)
    }
  }

  private func isRequirement(_ name: String, of id: ObjectID) -> Bool {
    guard let type = interpreter.heap[id].type else { return false }
    return program.hierarchy.ancestors(of: type).contains { ancestor in
      program[ancestor].kind == .protocol && program[ancestor].functions[name]?.contains { $0.fact.body == nil } == true
    }
  }
}

extension Array {
  /// The elements that do not satisfy a predicate, and those that do.
  fileprivate func partitioned(by predicate: (Element) -> Bool) -> ([Element], [Element]) {
    (filter { !predicate($0) }, filter(predicate))
  }
}

extension FunctionSymbol {
  /// Whether a user of a screen may have it called, by what the base class of the screen offers. Of what the app adds to a class of the system,
  /// as it does to all view controllers, that is what the system can call.
  fileprivate func isForUsers(of base: TypeInfo) -> Bool {
    base.isExternal ? fact.attributes.contains("objc") || fact.attributes.contains("IBAction") : base.kind == .class
  }
}
