import SourceFacts

/// Finds the classes through which others send: `final class StepEmitter { private let steps = PassthroughSubject<Step, Never>(); func
/// emit(_ step: Step) { steps.send(step) } }`.
///
/// For the analysis they are glass: whoever calls one sends through the stream, and whoever listens to it listens to the one that has it.
final class EmitterRecognition: ProgramPart {
  unowned(unsafe) let program: Program
  @exclusivity(unchecked) private var cache: [TypeID: Bool] = [:]

  init(program: Program) {
    self.program = program
  }

  /// Whether a type only has streams, gives them, and sends through them what it is passed. A view model that does no more is none.
  func isEmitter(_ type: TypeID) -> Bool {
    if let known = cache[type] { return known }
    let isEmitter = find(type)
    cache[type] = isEmitter
    return isEmitter
  }

  private func find(_ type: TypeID) -> Bool {
    let info = program[type]
    guard !info.isExternal, info.kind == .struct || info.kind == .class, !program.isCalledViewModel(type),
      !info.supertypes.contains(where: { program[$0].kind != .protocol && program[$0].name != "NSObject" })
    else { return false }
    let stored = info.orderedProperties.filter { !$0.fact.isComputed && !$0.fact.isStatic }
    let isStream = { [self] property in declaredTypes.type(of: property).map(hierarchy.isStream) == true }
    let streams = Set(stored.filter(isStream).map(\.fact.name))
    guard !streams.isEmpty, stored.allSatisfy({ isStream($0) || isMade($0, of: streams) }) else { return false }
    let methods = info.orderedFunctions.filter { $0.fact.kind == .method && !$0.fact.isStatic && $0.fact.body != nil }
    let senders = methods.filter { $0.resultType == nil }
    return !senders.isEmpty && senders.allSatisfy { sends($0.fact, through: streams) }
      && methods.compactMap(\.resultType).allSatisfy { resolution.resolve($0).map(hierarchy.isStream) == true }
  }

  /// Whether a property is what one of the streams gives: `lazy var publisher = steps.eraseToAnyPublisher()`.
  private func isMade(_ property: PropertySymbol, of streams: Set<String>) -> Bool {
    guard property.type == nil, let value = property.fact.initialValue else { return false }
    var isMade = false
    ExpressionWalk { expression, place in
      if case .base = place, let member = expression.ownMember, streams.contains(member) { isMade = true }
    }.walk(value)
    return isMade
  }

  /// Whether a method calls one of the streams with what it was passed.
  private func sends(_ fact: FunctionFact, through streams: Set<String>) -> Bool {
    let parameters = Set(fact.parameters.map(\.name))
    var isFound = false
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, case .member(.some(let base), _, _) = call.callee,
        let member = base.ownMember, streams.contains(member)
      else { return }
      let walk = ExpressionWalk { argument, _ in
        if case .name(let name, _) = argument, parameters.contains(name) { isFound = true }
      }
      for argument in call.arguments { walk.walk(argument.value) }
    }.walk(fact.body ?? [])
    return isFound
  }
}
