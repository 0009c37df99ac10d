import SourceFacts

/// Containers of libraries, which make what was registered for a type when they are asked for one.
extension Interpreter {
  /// One registry for all containers: which of them is asked is seldom known.
  private func registry(of type: TypeID) -> ObjectID {
    heap.object(.statics, type: type, name: "registry", maker: nil).id
  }

  /// The field for what is registered under the names that an argument may be; nil where it may be any.
  private func fields(named names: ValueSet?) -> [String]? {
    guard let names else { return [HiddenField.factories] }
    if names.isNull { return [HiddenField.factories] }
    let keys = names.objects.compactMap { id in
      if case .enumCase(let name) = heap[id].kind { name } else { nil }
    }
    guard !keys.isEmpty, keys.count == names.values.count else { return nil }
    return keys.map { "\(HiddenField.factories) \($0)" }
  }

  /// What is registered under an unknown name is found under all.
  private static let unnamed = HiddenField.factories + " any"
  private static let all = HiddenField.factories + " all"

  func register(_ types: ValueSet, named names: ValueSet?, factory: ValueSet) {
    for case .metatype(let type) in types.values {
      for field in (fields(named: names) ?? [Self.unnamed]) + [Self.all] {
        put(factory, in: field, of: registry(of: type))
      }
    }
  }

  private func factories(of type: TypeID, named names: ValueSet?) -> ValueSet {
    guard let fields = fields(named: names) else { return field(Self.all, of: registry(of: type)) }
    return (fields + [Self.unnamed]).reduce(into: ValueSet()) { $0.formUnion(field($1, of: registry(of: type))) }
  }

  /// Makes what was registered for the types; where nothing was, that is noted and gives nothing.
  func resolve(
    _ types: ValueSet, named names: ValueSet?, with arguments: [ValueSet], _ call: ModelledCall
  ) -> ValueSet {
    var result = ValueSet()
    for case .metatype(let type) in types.values {
      let factories = factories(of: type, named: names)
      if factories.isEmpty { noteUnregistered(type, call) }
      let isChoice = factories.values.count > 1
      if isChoice { choices += 1 }
      result.formUnion(make(factories, with: arguments, call))
      if isChoice { choices -= 1 }
    }
    return result
  }

  /// Runs factories on behalf of who asks: what they make is made for that one.
  func make(_ factories: ValueSet, with arguments: [ValueSet], _ call: ModelledCall) -> ValueSet {
    var result = ValueSet()
    for value in factories.values {
      let made: ValueSet
      switch value {
      case .object: made = ValueSet(value)
      case .closure(let id):
        made = invoke(id, arguments, for: call.frame.actor, from: call.frame, site: call.site, message: nil)
      case .metatype(let type): made = ValueSet(.object(make(type, with: Array(arguments.dropFirst()), call)))
      case .method: made = runNow(ValueSet(value), arguments, call.frame, call.site)
      }
      complete(made, of: value, call)
      result.formUnion(made)
    }
    return result
  }

  // MARK: - Completions

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
    for factory in factories.values { put(closures, in: HiddenField.completions, of: completions(of: factory)) }
  }

  private func complete(_ made: ValueSet, of factory: Value, _ call: ModelledCall) {
    let closures = field(HiddenField.completions, of: completions(of: factory))
    guard !closures.isEmpty, !made.known.isEmpty else { return }
    let container = call.receiver.map { ValueSet(.object($0)) } ?? .unknown
    for case .closure(let id) in closures.values {
      invoke(
        id, [container, made.known], for: call.frame.actor, from: call.frame, site: call.site, message: nil)
    }
  }

  // MARK: - Types

  /// Makes an object of a type of which the container itself calls the initializer, with what it was passed for the parameters, or
  /// else what it makes for them.
  private func make(_ type: TypeID, with passed: [ValueSet], _ call: ModelledCall) -> ObjectID {
    let object = sharedObject(of: type, for: call.frame.actor) ?? allocate(type, at: call.site, call.frame)
    guard let initializer = program.functions(named: "init", in: type).first(where: { $0.fact.body != nil }) else {
      return object
    }
    var passed = passed
    let arguments = initializer.parameterTypes.map { declared -> ValueSet in
      guard let declared, let type = program.resolve(declared), matters(type) else {
        return .unknown
      }
      if let index = passed.firstIndex(where: { isKnown($0, toBe: type) }) { return passed.remove(at: index) }
      return resolve(ValueSet(.metatype(type)), named: nil, with: [], call)
    }
    invoke(initializer, .object(object), arguments, from: call.frame, site: call.site, message: nil)
    return object
  }

  private func isKnown(_ values: ValueSet, toBe type: TypeID) -> Bool {
    values.objects.contains { id in heap[id].type.map { program.isSubtype($0, of: type) } ?? false }
  }

  private func noteUnregistered(_ type: TypeID, _ call: ModelledCall) {
    noteUnresolved(
      "\(program[type].name) is asked of a container, but nothing registers it", at: call.site, call.frame)
  }

  // MARK: - What is asked for

  /// The types that an argument of a model names.
  func types(_ argument: ArgumentModel, _ call: inout ModelledCall) -> ValueSet {
    switch argument {
    case .expected: return call.expected.map { ValueSet(.metatype($0)) } ?? .empty
    case .requested:
      let named = metatypes(call.take(.first))
      return named.isEmpty ? types(.expected, &call) : named
    case .product:
      let closures = call.take(.closure)
      var result = metatypes(call.take(.first))
      for case .closure(let id) in closures.values where result.isEmpty {
        let closure = heap[id]
        if let type = product(of: closure.fact.body, closure.environment, closure.frame) {
          result.insert(.metatype(type))
        }
      }
      return result
    default: return call.take(argument)
    }
  }

  private func metatypes(_ values: ValueSet) -> ValueSet {
    values.known.filter { if case .metatype = $0 { true } else { false } }
  }

  /// The type of what a body gives, as far as it is written: `Type(…)`, `value as Type`.
  private func product(of body: [Statement], _ environment: Environment, _ frame: Frame) -> TypeID? {
    switch body.last {
    case .return(.some(let expression)), .expression(let expression): product(of: expression, environment, frame)
    default: nil
    }
  }

  private func product(of expression: Expression, _ environment: Environment, _ frame: Frame) -> TypeID? {
    switch expression {
    case .cast(_, let type, _): return program.resolve(type, in: frame.scope)
    case .call(let call):
      switch call.callee {
      case .member(.some(let base), "init", _): return named(by: base, environment, frame)
      case .member(.some(let base), let name, _):
        guard let owner = named(by: base, environment, frame) else { return nil }
        let function = program.functions(named: name, in: owner).first { $0.fact.isStatic }
        return function?.resultType.flatMap { program.resolve($0) }
      case .name, .specialized: return named(by: call.callee, environment, frame)
      default: return nil
      }
    case .member(.some(let base), let name, _):
      guard let owner = named(by: base, environment, frame) else { return nil }
      return program.property(named: name, in: owner)?.type.flatMap { program.resolve($0) } ?? owner
    default: return nil
    }
  }

  private func named(by expression: Expression, _ environment: Environment, _ frame: Frame) -> TypeID? {
    switch expression {
    case .specialized(let inner, _): named(by: inner, environment, frame)
    case .name(let name, _):
      if case .type(let type) = meaning(of: name, environment, frame) { type } else { nil }
    case .member(.some(let base), let name, _):
      named(by: base, environment, frame).flatMap { program[$0].nested[name]?.first }
    default: nil
    }
  }
}
