import SourceFacts

/// Containers of libraries, which make what was registered for a type when they are asked for one.
struct RegistrySemantics: InterpreterPart {
  let interpreter: Interpreter
  /// What is registered under an unknown name is found under all.
  private static let unnamed = HiddenField.factories + " any"
  private static let all = HiddenField.factories + " all"

  /// One registry for all containers: which of them is asked is seldom known.
  private func registry(of type: TypeID) -> ObjectID {
    heap.object(.statics, type: type, name: "registry", maker: nil).id
  }

  /// The fields for what is registered under the names that an argument may be; nil where it may be any.
  private func fields(named names: ValueSet?) -> [String]? {
    guard let names else { return [HiddenField.factories] }
    if names.isNull { return [HiddenField.factories] }
    let keys = names.objects.compactMap { id in
      if case .enumCase(let name) = heap[id].kind { name } else { nil }
    }
    guard !keys.isEmpty, keys.count == names.values.count else { return nil }
    return keys.map { "\(HiddenField.factories) \($0)" }
  }

  /// Whether a name waits for its value, and so is none yet; one for which none comes may be any.
  private func isWaiting(_ names: ValueSet?, _ type: TypeID) -> Bool {
    names?.isBottom == true && !solver.isWidened(.field(registry(of: type), Self.unnamed))
  }

  func register(_ types: ValueSet, named names: ValueSet?, factory: ValueSet) {
    for case .metatype(let type) in types.values where !isWaiting(names, type) {
      for field in (fields(named: names) ?? [Self.unnamed]) + [Self.all] {
        memory.put(factory, in: field, of: registry(of: type))
      }
    }
  }

  private func factories(of type: TypeID, named names: ValueSet?) -> ValueSet {
    guard let fields = fields(named: names) else { return memory.field(Self.all, of: registry(of: type)) }
    return (fields + [Self.unnamed]).reduce(into: ValueSet()) { $0.formUnion(memory.field($1, of: registry(of: type))) }
  }

  /// Makes what was registered for the types. Where nothing was, that is noted, and a class that the code names is what it gives all the
  /// same: the registration is somewhere that was not read. What conforms to a protocol is not known.
  func resolve(
    _ types: ValueSet, named names: ValueSet?, with arguments: [ValueSet], _ call: ModelledCall
  ) -> ValueSet {
    var result = ValueSet()
    for case .metatype(let type) in types.values where !isWaiting(names, type) {
      let factories = factories(of: type, named: names)
      if factories.isEmpty {
        noteUnregistered(type, call)
        result.formUnion(unregistered(type, with: arguments, call))
      }
      result.formUnion(choose(among: factories, with: arguments, call, inside: []))
    }
    return result
  }

  private func choose(
    among factories: ValueSet, with arguments: [ValueSet], _ call: ModelledCall, inside making: Set<TypeID>
  ) -> ValueSet {
    let isChoice = factories.values.count > 1
    if isChoice { solver.choices += 1 }
    defer { if isChoice { solver.choices -= 1 } }
    return make(factories, with: arguments, call, inside: making)
  }

  private func unregistered(_ type: TypeID, with arguments: [ValueSet], _ call: ModelledCall) -> ValueSet {
    guard program[type].kind == .class, !program[type].isExternal, kinds.matters(type),
      solver.isWidened(.field(registry(of: type), Self.all))
    else { return .empty }
    return ValueSet(.object(make(type, with: arguments, call, inside: [])))
  }

  /// Runs factories on behalf of who asks: what they make is made for that one.
  ///
  /// - Parameter making: the types whose initializers ask for it, so that those that need one another end.
  func make(
    _ factories: ValueSet, with arguments: [ValueSet], _ call: ModelledCall, inside making: Set<TypeID> = []
  ) -> ValueSet {
    var result = ValueSet()
    for value in factories.values {
      let made: ValueSet
      switch value {
      case .object: made = ValueSet(value)
      case .closure(let id):
        made = closureInvocation.invoke(
          id, arguments, for: call.frame.actor, from: call.frame, site: call.site, message: nil)
      case .metatype(let type) where making.contains(type): made = .unknown
      case .metatype(let type):
        made = ValueSet(.object(make(type, with: Array(arguments.dropFirst()), call, inside: making)))
      case .method: made = callbackRuns.runNow(ValueSet(value), arguments, call.frame, call.site)
      }
      complete(made, of: value, call)
      result.formUnion(made)
    }
    return result
  }

  /// What is done with each object that a factory has made.
  private func completions(of factory: Value) -> ObjectID {
    let name: String =
      switch factory {
      case .closure(let id): "closure \(id.index)"
      case .metatype(let id): "type \(id.index)"
      case .method(let id): "method \(id.index)"
      case .object(let id): "object \(id.index)"
      }
    return heap.object(.statics, type: nil, name: "completions of \(name)", maker: nil).id
  }

  /// Lets a closure complete what factories make.
  func complete(_ factories: ValueSet, by closures: ValueSet) {
    for factory in factories.values { memory.put(closures, in: HiddenField.completions, of: completions(of: factory)) }
  }

  private func complete(_ made: ValueSet, of factory: Value, _ call: ModelledCall) {
    let closures = memory.field(HiddenField.completions, of: completions(of: factory))
    guard !closures.isEmpty, !made.known.isEmpty else { return }
    let container = call.receiver.map { ValueSet(.object($0)) } ?? .unknown
    for case .closure(let id) in closures.values {
      closureInvocation.invoke(
        id, [container, made.known], for: call.frame.actor, from: call.frame, site: call.site, message: nil)
    }
  }

  /// Makes an object of a type of which the container itself calls the initializer, with what it was passed for the parameters, or
  /// else what is registered for them.
  private func make(
    _ type: TypeID, with passed: [ValueSet], _ call: ModelledCall, inside making: Set<TypeID>
  ) -> ObjectID {
    let object =
      sharedObjects.sharedObject(of: type, for: call.frame.actor)
      ?? construction.allocate(type, at: call.site, call.frame)
    guard let initializer = program.members.functions(named: "init", in: type).first(where: { $0.fact.body != nil })
    else {
      return object
    }
    var passed = passed
    let making = making.union([type])
    let arguments = initializer.parameterTypes.map { declared -> ValueSet in
      guard let declared, let type = program.resolution.resolve(declared), kinds.matters(type) else {
        return .unknown
      }
      if let index = passed.firstIndex(where: { isKnown($0, toBe: type) }) { return passed.remove(at: index) }
      let factories = factories(of: type, named: nil)
      if factories.isEmpty { noteUnregistered(type, call) }
      return choose(among: factories, with: [], call, inside: making)
    }
    functionInvocation.invoke(initializer, .object(object), arguments, from: call.frame, site: call.site, message: nil)
    return object
  }

  private func isKnown(_ values: ValueSet, toBe type: TypeID) -> Bool {
    values.objects.contains { id in heap[id].type.map { program.hierarchy.isSubtype($0, of: type) } ?? false }
  }

  private func noteUnregistered(_ type: TypeID, _ call: ModelledCall) {
    recorder.noteUnresolved(
      "\(program[type].name) is asked of a container, but nothing registers it", at: call.site, call.frame)
  }
}
