import Algorithms
import Collections
import GraphModel

/// What inherits from a class, or methods of a protocol, of which there is neither source nor model.
///
/// Such a type may do anything with what it is handed. It is taken to do what the name and arguments of a call say: start the coordinators,
/// show the screens, and tell the closures what those send by its members.
struct UnsourcedCalls: InterpreterPart {
  let interpreter: Interpreter
  /// Where a type without source is taken to keep children.
  static let assumedChildren = HiddenField.children

  /// `router.push(screen)`: something of which nothing is known is taken to show the screens that a coordinator hands it, as it says.
  func show(_ arguments: [EvaluatedArgument], byUnknown name: String, _ context: CallContext) {
    let coordinator = context.frame.actor
    guard kinds.isCoordinator(coordinator), let transition = PatternWords.transition(of: name, labels: context.labels)
    else {
      return
    }
    solver.choices += 1
    defer { solver.choices -= 1 }
    let screens = arguments.map { (argument: $0, screens: shownScreens.screens(in: $0.values)) }
    // It may be shown somewhere: `Banner.show(message, to: navigationController)`, `push(from: list, to: detail)`.
    let (named, placed) = screens.partitioned { $0.argument.label.map(PatternWords.namesPlace) == true }
    let goals = placed.filter {
      $0.argument.label == "to" && $0.argument.values.objects.allSatisfy($0.screens.contains)
    }
    let shown = named.contains { !$0.screens.isEmpty } ? named : goals
    noteShown(shown.flatMap(\.screens), transition, by: coordinator, at: context.site)
  }

  /// `window.switchRootViewController(to: page)`: what a library adds to windows puts the view controller that it is handed into them.
  func show(_ arguments: [EvaluatedArgument], inUnknownWayBy receivers: ValueSet, _ context: CallContext) {
    let controllers = arguments.map(\.values).filter { values in
      values.objects.contains { heap[$0].type.map(roles.isController) == true }
    }
    guard controllers.count == 1 else { return }
    for window in receivers.objects {
      guard let type = heap[window].type, program[type].isExternal, program[type].name == "UIWindow",
        let model = program.members.modelledProperty(named: "rootViewController", in: type)
      else { continue }
      solver.choices += 1
      defer { solver.choices -= 1 }
      let argument = EvaluatedArgument(label: nil, values: controllers[0], isTrailing: false, written: .literal)
      libraryCalls.apply(model.assignment, receiver: window, [argument], site: context.site, context.frame)
    }
  }

  private func noteShown(
    _ screens: some Sequence<ObjectID>, _ transition: Transition, by coordinator: ObjectID, at site: Site
  ) {
    for screen in screens {
      recorder.record(.shown(actor: coordinator, screen: screen, transition: transition), at: site)
      recorder.noteShown(screen, transition, at: site)
    }
  }

  /// `viewController = screen`: what a coordinator puts into a property that it inherits from a type without source is taken for its content.
  func show(_ values: ValueSet, byProperty name: String, of coordinator: ObjectID, _ site: Site, _ frame: Frame) {
    guard kinds.isCoordinator(coordinator), let type = heap[coordinator].type, let base = inheritedBehavior(of: type)
    else { return }
    let screens = shownScreens.screens(in: values)
    guard !screens.isEmpty else { return }
    solver.choices += 1
    defer { solver.choices -= 1 }
    noteShown(screens, .embed, by: coordinator, at: site)
    noteAssumption("what is assigned to \(name) is taken to be shown", of: base, at: site, frame)
  }

  /// `super.init(screen)`: a screen that is made together with a coordinator, which hands it to the initializer of a class without source, is
  /// taken for its content. Another one is only what it shows others on.
  func own(_ arguments: [EvaluatedArgument], by coordinator: ObjectID, _ context: CallContext) {
    guard kinds.isCoordinator(coordinator), let type = heap[coordinator].type, let base = inheritedBehavior(of: type)
    else { return }
    let content = arguments.filter { argument in
      ![argument.label, argument.written.lastName].contains { $0.map(PatternWords.namesSurroundings) == true }
    }
    let screens = content.flatMap(\.values.objects).filter { isMadeTogether($0, context.frame.activation) }
    guard !screens.isEmpty else { return }
    solver.choices += 1
    defer { solver.choices -= 1 }
    libraryChildren.assume(screens, of: coordinator, at: context.site)
    noteAssumption(call: "init", of: base, context)
  }

  /// Whether the initializer that runs makes a screen, or who calls it does, by itself or by what it calls.
  private func isMadeTogether(_ screen: ObjectID, _ initializer: Activation) -> Bool {
    guard kinds.isScreen(screen), let type = heap[screen].type, !roles.isContainer(type) else { return false }
    let makers = [initializer] + initializer.callers.map { solver.activations[$0] }
    return makers.contains { maker in
      maker.allocations.contains { $0.object == screen }
        || maker.calls.contains { call in
          !call.isDeferred && call.callee != initializer.id
            && solver.activations[call.callee].allocations.contains { $0.object == screen }
        }
    }
  }

  /// A call of methods that coordinators inherit from a type without source; nil where nothing of the flow is handed to them.
  func callUnsourced(
    _ name: String, of receivers: ValueSet, _ arguments: [EvaluatedArgument], _ context: CallContext
  ) -> ValueSet? {
    receivers.objects.reduce(nil) { result, id in
      callUnsourced(name, of: id, arguments, context).map { (result ?? .empty).union($0) } ?? result
    }
  }

  /// A call of a method that a coordinator inherits from a type without source; nil where nothing of the flow is handed to it.
  func callUnsourced(
    _ name: String, of coordinator: ObjectID, _ arguments: [EvaluatedArgument], _ context: CallContext
  ) -> ValueSet? {
    guard kinds.isCoordinator(coordinator), let type = heap[coordinator].type,
      let base = inheritedBehavior(of: type)
    else { return nil }
    solver.choices += 1
    defer { solver.choices -= 1 }
    let handed = handed(arguments, to: coordinator, context)
    let verb = PatternWords.transition(of: name, labels: context.labels)
    let children = PatternWords.isRelease(name) ? [] : handed.children
    guard !children.isEmpty || verb != nil && !handed.screens.isEmpty else { return nil }
    context.frame.activation.touched.append(coordinator)
    let call = ModelledCall(
      receiver: coordinator, base: nil, arguments: arguments, site: context.site, environment: context.environment,
      frame: context.frame)
    if !children.isEmpty {
      libraryChildren.addChildren(
        children.reduce(into: ValueSet()) { $0.insert(.object($1)) }, into: Self.assumedChildren, call)
      for child in children { hand(coordinator, toChild: child, context) }
    }
    if let verb { noteShown(handed.screens, verb, by: coordinator, at: context.site) }
    listen(handed, name, by: coordinator, context)
    noteAssumption(call: name, of: base, context)
    return .unknown
  }

  /// Who keeps a child is taken to hand itself to it where the child refers to a parent by a type without source, as in
  /// `weak var parentCoordinator: ParentCoordinator?`: no code of the app could ask more of it.
  private func hand(_ parent: ObjectID, toChild child: ObjectID, _ context: CallContext) {
    guard let type = heap[child].type, let parentType = heap[parent].type else { return }
    for symbol in program.hierarchy.ancestors(of: type).flatMap({ program[$0].orderedProperties })
    where !symbol.fact.isComputed && !symbol.fact.isStatic && PatternWords.namesParent(symbol.fact.name) {
      guard let declared = symbol.type.flatMap({ program.resolution.resolve($0) }), program[declared].isExternal,
        program.hierarchy.isSubtype(parentType, of: declared)
      else { continue }
      propertyWrites.store(
        ValueSet(.object(parent)), in: symbol.fact.name, of: child, symbol, source: .argument, site: context.site,
        context.frame)
    }
  }

  /// What a coordinator inherits methods from of which nothing is known: a class, or else a protocol that makes it one and whose
  /// extensions are in a package.
  private func inheritedBehavior(of type: TypeID) -> TypeID? {
    program.unsourced.unsourcedBase(of: type)
      ?? program.hierarchy.ancestors(of: type).first { ancestor in
        let info = program[ancestor]
        return info.isExternal && roles.coordinatorRoots.contains(ancestor) && !program.models.isKnown(info.name)
          && !AppleFrameworks.owns(info.name)
      }
  }

  /// What a call is handed that has to do with the flow.
  private struct Handed {
    var children: [ObjectID] = []
    var screens: [ObjectID] = []
    /// Objects beside the screens that may send something: view models.
    var senders: [ObjectID] = []
    var closures: [(label: String?, values: ValueSet)] = []
  }

  private func handed(
    _ arguments: [EvaluatedArgument], to coordinator: ObjectID, _ context: CallContext
  ) -> Handed {
    var handed = Handed()
    var shown: [TypeID] = []
    for argument in arguments {
      let closures = argument.values.filter { $0.isCallable }
      // A closure that gives a coordinator or a screen is a factory; any other one is a listener.
      let made = results(of: closures, context)
      let values = argument.values.filter { !$0.isCallable }.union(made)
      let children = libraryChildren.coordinators(heldBy: values).filter { $0 != coordinator }
      let screens = shownScreens.screens(in: values)
      for case .metatype(let type) in values.values where roles.isScreen(type) { shown.append(type) }
      handed.children += children
      handed.screens += screens
      if !closures.isEmpty {
        if children.isEmpty, screens.isEmpty { handed.closures.append((argument.label, closures)) }
      } else if children.isEmpty, screens.isEmpty {
        handed.senders += values.objects.filter { kinds.isSender($0) && $0 != coordinator }
      }
    }
    handed.screens += shown.map { make($0, with: arguments, context) }
    return handed
  }

  /// What closures give when they are called with anything, which is not part of the call.
  private func results(of closures: ValueSet, _ context: CallContext) -> ValueSet {
    closures.values.reduce(into: ValueSet()) { results, closure in
      guard case .closure(let id) = closure else { return }
      results.formUnion(
        closureInvocation.invoke(id, [], from: context.frame, site: context.site, message: nil, isDeferred: true))
    }
  }

  /// A screen that the class without source makes of what is passed beside its type.
  private func make(_ screen: TypeID, with arguments: [EvaluatedArgument], _ context: CallContext) -> ObjectID {
    let id = construction.allocate(screen, at: context.site, context.frame)
    construction.keep(arguments, in: id)
    return id
  }

  /// Lets the closures hear what the children, or else the view models, or else the screens send.
  private func listen(_ handed: Handed, _ name: String, by coordinator: ObjectID, _ context: CallContext) {
    let sources = senders(of: handed)
    // Beside a closure that is told something, one that is told nothing is run when the call is done.
    let telling = handed.closures.filter { unsourcedChannels.takesArguments($0.values) }
    for (label, closures) in handed.closures {
      closureInvocation.runLater(closures, from: context.frame, site: context.site)
      guard telling.isEmpty || unsourcedChannels.takesArguments(closures) else { continue }
      for source in sources {
        memory.put(closures, in: HiddenField.subscribers, of: unsourcedChannels.channel(of: source))
        recorder.record(.subscribed(source: source, link: label ?? name, coordinator: coordinator), at: context.site)
      }
    }
  }

  /// Who sends messages to the listeners: the children, or else the view models that are passed or that the screens were made with.
  private func senders(of handed: Handed) -> [ObjectID] {
    if !handed.children.isEmpty { return handed.children }
    if !handed.senders.isEmpty { return handed.senders }
    return handed.screens.flatMap { screen in
      let held = heap[screen].fields.keys.flatMap { memory.field($0, of: screen).objects }.filter {
        kinds.isSender($0) && !kinds.isScreen($0)
      }
      return held.isEmpty ? [screen] : held
    }
  }

  private func noteAssumption(call name: String, of base: TypeID, _ context: CallContext) {
    let signature = name + "(" + context.labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    noteAssumption("\(signature) is taken to do what its name says", of: base, at: context.site, context.frame)
  }

  private func noteAssumption(_ assumption: String, of base: TypeID, at site: Site, _ frame: Frame) {
    recorder.noteUnresolved(
      "\(program[base].name) has no source: \(assumption); a model makes that certain", at: site, frame,
      isAssumption: true)
  }
}
