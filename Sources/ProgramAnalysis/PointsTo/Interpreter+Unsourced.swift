import GraphModel
import SourceFacts

/// What inherits from a class of which there is neither source nor model.
///
/// Such a class may do anything with what it is handed. It is taken to do what the name and arguments of a call say: start the coordinators,
/// show the screens, and tell the closures what those send by its members.
extension Interpreter {
  // MARK: - Channels

  /// What an object sends by its member of that name, of which nothing is known; or by any, without a name.
  private func channel(of sender: ObjectID, _ name: String = "") -> ObjectID {
    heap.object(.channel, type: nil, name: "\(sender.index).\(name)", maker: sender).id
  }

  /// `navigator.next(.done)`: what a member without source is told, it tells those who listen to it, or to its owner.
  func send(_ arguments: [EvaluatedArgument], through base: Expression, _ context: CallContext) {
    guard case .object(let sender)? = context.frame.receiver, let member = base.ownMember, !arguments.isEmpty,
      context.environment.declaration(of: member) == nil, mayBeChannel(member, of: sender)
    else { return }
    // That somebody hears it is an assumption.
    choices += 1
    defer { choices -= 1 }
    for argument in arguments {
      let values = argument.values.filter { !Self.isCallable($0) }
      if values.isBottom { continue }
      put(ValueSet(.object(sender)), in: HiddenField.content, of: channel(of: sender, member))
      emit(values, from: channel(of: sender, member), isDeferred: false, context.frame, context.site)
      // Those who listen to all that an object sends are told what they can take apart.
      for part in values.parts where isStep(part) || saysWhatItCarries(member, of: sender) && arguments.count == 1 {
        for case .closure(let listener) in field(HiddenField.subscribers, of: channel(of: sender)).values {
          invoke(
            listener, [part], from: context.frame, site: context.site, message: message(member, part), isDelivery: true)
        }
      }
    }
  }

  /// Whether nothing is known of a member: it is inherited from a class without source, or is of a type without source and model.
  private func mayBeChannel(_ name: String, of id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    guard let symbol = program.property(named: name, in: type) else { return program.unsourcedBase(of: type) != nil }
    guard !symbol.fact.isComputed, let declared = symbol.type, let resolved = program.resolve(declared) else {
      return false
    }
    return program[resolved].isExternal && !matters(resolved)
  }

  private func isStep(_ values: ValueSet) -> Bool {
    values.objects.contains { heap[$0].kind.isCase }
  }

  /// Whether a member's type says what it carries: `Navigator<Step>`.
  private func saysWhatItCarries(_ name: String, of id: ObjectID) -> Bool {
    guard let type = heap[id].type, let declared = program.property(named: name, in: type)?.type,
      case .named(_, let arguments) = declared.reference
    else { return false }
    return !arguments.isEmpty
  }

  /// `screen.viewModel.navigator.onNext { … }`: a coordinator listens to what another object sends, or may send, by such a member.
  /// Whether the call is one.
  func listen(_ arguments: [EvaluatedArgument], through base: Expression, _ context: CallContext) -> Bool {
    // What is written before the member is evaluated again here, so that calls in a chain of calls would be for each after them.
    guard base.isMemberPath, case .object(let receiver)? = context.frame.receiver, isCoordinator(receiver) else {
      return false
    }
    let closures = arguments.reduce(into: ValueSet()) { $0.formUnion($1.values.filter(Self.isCallable)) }
    guard !closures.isEmpty else { return false }
    var isListening = false
    for source in sources(of: base, context.environment, context.frame) where !source.isOwn {
      for object in source.objects where mayBeChannel(source.link, of: object) {
        let isUsed = !field(HiddenField.content, of: channel(of: object, source.link)).isEmpty
        guard isUsed || saysWhatItCarries(source.link, of: object) else {
          // Whether it sends by the member is known once its own code has run.
          possibleSenders.append(PossibleSender(object: object, listener: receiver))
          continue
        }
        isListening = true
        listen(closures, to: object, member: source.link)
        for case .closure(let closure) in closures.values {
          heap[closure].name(source.link, isDirect: true)
          // Whatever runs the closure, it is the coordinator's; that this sender does is an assumption.
          choices += 1
          for coordinator in listeners(closure, []) {
            record(.subscribed(source: object, link: source.link, coordinator: coordinator), at: context.site)
          }
          choices -= 1
        }
      }
    }
    if isListening { runLater(closures, from: context.frame, site: context.site) }
    return isListening
  }

  /// Lets closures hear what the members of which nothing is known are told.
  func listen(_ closures: ValueSet, to sender: ObjectID, member: String) {
    put(closures, in: HiddenField.subscribers, of: channel(of: sender, member))
  }

  private static func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure, .method: true
    case .object, .metatype: false
    }
  }

  /// `router.push(screen)`: something of which nothing is known is taken to show the screens that a coordinator hands it, as it says.
  func show(_ arguments: [EvaluatedArgument], byUnknown name: String, _ context: CallContext) {
    let coordinator = context.frame.actor
    guard isCoordinator(coordinator), let transition = PatternWords.transition(of: name, labels: context.labels) else {
      return
    }
    choices += 1
    defer { choices -= 1 }
    for screen in arguments.flatMap({ screens(in: $0.values) }) {
      record(.shown(actor: coordinator, screen: screen, transition: transition), at: context.site)
      current?.shown.append(Shown(screen: screen, transition: transition, site: context.site))
    }
  }

  // MARK: - Inherited calls of coordinators

  /// Where a class without source is taken to keep children.
  static let assumedChildren = HiddenField.children

  /// A call of methods that coordinators inherit from a class without source; nil where nothing of the flow is handed to them.
  func callUnsourced(
    _ name: String, of receivers: ValueSet, _ arguments: [EvaluatedArgument], _ context: CallContext
  ) -> ValueSet? {
    receivers.objects.reduce(nil) { result, id in
      callUnsourced(name, of: id, arguments, context).map { (result ?? .empty).union($0) } ?? result
    }
  }

  /// A call of a method that a coordinator inherits from a class without source; nil where nothing of the flow is handed to it.
  func callUnsourced(
    _ name: String, of coordinator: ObjectID, _ arguments: [EvaluatedArgument], _ context: CallContext
  ) -> ValueSet? {
    guard isCoordinator(coordinator), let type = heap[coordinator].type, let base = program.unsourcedBase(of: type)
    else { return nil }
    choices += 1
    defer { choices -= 1 }
    let handed = handed(arguments, to: coordinator, context)
    let verb = PatternWords.transition(of: name, labels: context.labels)
    let children = PatternWords.isRelease(name) ? [] : handed.children
    guard !children.isEmpty || verb != nil && !handed.screens.isEmpty else { return nil }
    let call = ModelledCall(
      receiver: coordinator, base: nil, arguments: arguments, site: context.site, environment: context.environment,
      frame: context.frame)
    if !children.isEmpty {
      addChildren(children.reduce(into: ValueSet()) { $0.insert(.object($1)) }, into: Self.assumedChildren, call)
    }
    if let verb {
      for screen in handed.screens {
        record(.shown(actor: coordinator, screen: screen, transition: verb), at: context.site)
        current?.shown.append(Shown(screen: screen, transition: verb, site: context.site))
      }
    }
    listen(handed, name, by: coordinator, context)
    noteAssumption(name, of: base, context)
    return .unknown
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
      let closures = argument.values.filter(Self.isCallable)
      // A closure that gives a coordinator or a screen is a factory; any other one is a listener.
      let made = results(of: closures, context)
      let values = argument.values.filter { !Self.isCallable($0) }.union(made)
      let children = coordinators(heldBy: values).filter { $0 != coordinator }
      let screens = screens(in: values)
      for case .metatype(let type) in values.values where roles.isScreen(type) { shown.append(type) }
      handed.children += children
      handed.screens += screens
      if !closures.isEmpty {
        if children.isEmpty, screens.isEmpty { handed.closures.append((argument.label, closures)) }
      } else if children.isEmpty, screens.isEmpty {
        handed.senders += values.objects.filter { isSender($0) && $0 != coordinator }
      }
    }
    handed.screens += shown.map { make($0, with: arguments, context) }
    return handed
  }

  /// What closures give when they are called with anything, which is not part of the call.
  private func results(of closures: ValueSet, _ context: CallContext) -> ValueSet {
    closures.values.reduce(into: ValueSet()) { results, closure in
      guard case .closure(let id) = closure else { return }
      results.formUnion(invoke(id, [], from: context.frame, site: context.site, message: nil, isDeferred: true))
    }
  }

  /// A screen that the class without source makes of what is passed beside its type.
  private func make(_ screen: TypeID, with arguments: [EvaluatedArgument], _ context: CallContext) -> ObjectID {
    let id = allocate(screen, at: context.site, context.frame)
    keep(arguments, in: id)
    return id
  }

  /// Lets the closures hear what the children, or else the view models, or else the screens send.
  private func listen(_ handed: Handed, _ name: String, by coordinator: ObjectID, _ context: CallContext) {
    let sources = senders(of: handed)
    // Beside a closure that is told something, one that is told nothing is run when the call is done.
    let telling = handed.closures.filter { takesArguments($0.values) }
    for (label, closures) in handed.closures {
      runLater(closures, from: context.frame, site: context.site)
      guard telling.isEmpty || takesArguments(closures) else { continue }
      for source in sources {
        put(closures, in: HiddenField.subscribers, of: channel(of: source))
        record(.subscribed(source: source, link: label ?? name, coordinator: coordinator), at: context.site)
      }
    }
  }

  private func takesArguments(_ closures: ValueSet) -> Bool {
    closures.values.contains { value in
      switch value {
      case .closure(let id): heap[id].fact.parameters?.isEmpty == false
      case .method(let id): !heap[id].symbol.fact.parameters.isEmpty
      case .object, .metatype: false
      }
    }
  }

  /// Who sends messages to the listeners: the children, or else the view models that are passed or that the screens were made with.
  private func senders(of handed: Handed) -> [ObjectID] {
    if !handed.children.isEmpty { return handed.children }
    if !handed.senders.isEmpty { return handed.senders }
    return handed.screens.flatMap { screen in
      let held = heap[screen].fields.keys.flatMap { field($0, of: screen).objects }.filter {
        isSender($0) && !isScreen($0)
      }
      return held.isEmpty ? [screen] : held
    }
  }

  private func noteAssumption(_ name: String, of base: TypeID, _ context: CallContext) {
    let signature = name + "(" + context.labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    noteUnresolved(
      "\(program[base].name) has no source: \(signature) is taken to do what its name says; a model makes that certain",
      at: context.site, context.frame, isAssumption: true)
  }
}

/// An object of which a coordinator listens to a member without source.
struct PossibleSender: Hashable {
  let object: ObjectID
  let listener: ObjectID
}

extension Expression {
  /// Whether it only names members of members.
  fileprivate var isMemberPath: Bool {
    switch self {
    case .name: true
    case .member(.some(let base), _, _): base.isMemberPath
    default: false
    }
  }

  /// The member of the receiver that it names or begins with: `navigator` in `self.navigator.steps`.
  fileprivate var ownMember: String? {
    switch self {
    case .name(let name, _) where name != "self" && name != "super": name
    case .member(.some(let base), let name, _): base.isSelf ? name : base.ownMember
    default: nil
    }
  }
}
