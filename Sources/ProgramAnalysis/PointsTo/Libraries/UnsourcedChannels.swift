import Collections
import SourceFacts

/// What is sent by a member of which nothing is known, and the closures that listen to such a member.
final class UnsourcedChannels: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What coordinators would listen to, if it sent anything.
  private(set) var possibleSenders: OrderedSet<PossibleSender> = []

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// What an object sends by its member of that name, of which nothing is known; or by any, without a name.
  func channel(of sender: ObjectID, _ name: String = "") -> ObjectID {
    heap.object(.channel, type: nil, name: "\(sender.index).\(name)", maker: sender).id
  }

  /// `navigator.next(.done)`: what a member without source is told, it tells those who listen to it, or to its owner.
  func send(_ arguments: [EvaluatedArgument], through base: Expression, _ context: CallContext) {
    guard case .object(let sender)? = context.frame.receiver, let member = base.firstMember, !arguments.isEmpty,
      context.environment.declaration(of: member) == nil, mayBeChannel(member, of: sender)
    else { return }
    // That somebody hears it is an assumption.
    solver.choices += 1
    defer { solver.choices -= 1 }
    for argument in arguments {
      let values = argument.values.filter { !$0.isCallable }
      if values.isBottom { continue }
      memory.put(ValueSet(.object(sender)), in: HiddenField.content, of: channel(of: sender, member))
      emission.emit(values, from: channel(of: sender, member), isDeferred: false, context.frame, context.site)
      // Those who listen to all that an object sends are told what they can take apart.
      for part in values.parts where isStep(part) || saysWhatItCarries(member, of: sender) && arguments.count == 1 {
        for case .closure(let listener) in memory.field(HiddenField.subscribers, of: channel(of: sender)).values {
          closureInvocation.invoke(
            listener, [part], from: context.frame, site: context.site, message: emission.message(member, part),
            isDelivery: true)
        }
      }
    }
  }

  /// Whether nothing is known of a member: it is inherited from a class without source, or is of a type without source and model.
  private func mayBeChannel(_ name: String, of id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    guard let symbol = program.members.property(named: name, in: type) else {
      return program.unsourced.unsourcedBase(of: type) != nil
    }
    guard !symbol.fact.isComputed, let declared = symbol.type, let resolved = program.resolution.resolve(declared)
    else {
      return false
    }
    return program[resolved].isExternal && !kinds.matters(resolved)
  }

  private func isStep(_ values: ValueSet) -> Bool {
    values.objects.contains { heap[$0].kind.isCase }
  }

  /// Whether a member's type says what it carries: `Navigator<Step>`.
  private func saysWhatItCarries(_ name: String, of id: ObjectID) -> Bool {
    guard let type = heap[id].type, let declared = program.members.property(named: name, in: type)?.type,
      case .named(_, let arguments) = declared.reference
    else { return false }
    return !arguments.isEmpty
  }

  /// `screen.viewModel.navigator.onNext { … }`: a coordinator listens to what another object sends, or may send, by such a member.
  /// Whether the call is one.
  func listen(_ arguments: [EvaluatedArgument], through base: Expression, _ context: CallContext) -> Bool {
    // What is written before the member is evaluated again here, so that calls in a chain of calls would be for each after them.
    guard base.isMemberPath, case .object(let receiver)? = context.frame.receiver, kinds.isCoordinator(receiver) else {
      return false
    }
    let closures = arguments.reduce(into: ValueSet()) { $0.formUnion($1.values.filter { $0.isCallable }) }
    guard !closures.isEmpty else { return false }
    var isListening = false
    for source in streamSources.sources(of: base, context.environment, context.frame) where !source.isOwn {
      for object in source.objects where mayBeChannel(source.link, of: object) {
        let isUsed = !memory.field(HiddenField.content, of: channel(of: object, source.link)).isEmpty
        guard isUsed || saysWhatItCarries(source.link, of: object) else {
          // Whether it sends by the member is known once its own code has run.
          notePossibleSender(object, to: receiver)
          continue
        }
        isListening = true
        listen(closures, to: object, member: source.link)
        for case .closure(let closure) in closures.values {
          heap[closure].name(source.link, by: .property)
          // Whatever runs the closure, it is the coordinator's; that this sender does is an assumption.
          solver.choices += 1
          for coordinator in subscription.listeners(closure, []) {
            recorder.record(.subscribed(source: object, link: source.link, coordinator: coordinator), at: context.site)
          }
          solver.choices -= 1
        }
      }
    }
    if isListening { closureInvocation.runLater(closures, from: context.frame, site: context.site) }
    return isListening
  }

  func notePossibleSender(_ object: ObjectID, to listener: ObjectID) {
    possibleSenders.append(PossibleSender(object: object, listener: listener))
  }

  /// Lets closures hear what the members of which nothing is known are told.
  func listen(_ closures: ValueSet, to sender: ObjectID, member: String) {
    memory.put(closures, in: HiddenField.subscribers, of: channel(of: sender, member))
  }

  func takesArguments(_ closures: ValueSet) -> Bool {
    closures.values.contains { value in
      switch value {
      case .closure(let id): heap[id].fact.parameters?.isEmpty == false
      case .method(let id): !heap[id].symbol.fact.parameters.isEmpty
      case .object, .metatype: false
      }
    }
  }
}

/// An object of which a coordinator listens to a member without source.
struct PossibleSender: Hashable {
  let object: ObjectID
  let listener: ObjectID
}

extension Expression {
  /// Whether it only names members of members.
  var isMemberPath: Bool {
    switch self {
    case .name: true
    case .member(.some(let base), _, _): base.isMemberPath
    default: false
    }
  }

  /// The member of the receiver that it names or begins with: `navigator` in `self.navigator.steps`.
  fileprivate var firstMember: String? {
    switch self {
    case .name(let name, _) where name != "self" && name != "super": name
    case .member(.some(let base), let name, _): base.isSelf ? name : base.firstMember
    default: nil
    }
  }
}
