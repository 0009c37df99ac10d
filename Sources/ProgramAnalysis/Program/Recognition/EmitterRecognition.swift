import SourceFacts

/// Finds the classes through which others send: `final class StepEmitter { private let steps = PassthroughSubject<Step, Never>(); func
/// emit(_ step: Step) { steps.send(step) } }`.
///
/// The analysis looks through them: whoever calls one sends through the stream, and whoever listens to it listens to the one that has it.
final class EmitterRecognition: ProgramPart {
  unowned(unsafe) let program: Program
  @exclusivity(unchecked) private var cache: [TypeID: Bool] = [:]

  init(program: Program) {
    self.program = program
  }

  /// Whether a type only has streams, gives them, and sends through them what it is passed, and others than the coordinators and one page have
  /// one: that page's view model is none, whatever it is called.
  func isEmitter(_ type: TypeID, _ roles: Roles) -> Bool {
    if let known = cache[type] { return known }
    let isEmitter = !streams(of: type).isEmpty && onlyPassesOn(type) && isShared(type, roles)
    cache[type] = isEmitter
    return isEmitter
  }

  /// The stored streams of a type.
  func streams(of type: TypeID) -> Set<String> {
    Set(stored(in: program[type]).filter(isStream).map(\.fact.name))
  }

  /// Those of them that a method sends through.
  func streams(sentThroughBy method: FunctionSymbol, of type: TypeID) -> Set<String> {
    sent(by: method.fact, among: streams(of: type))
  }

  /// Whether a view model or several pages have a property for objects of the type.
  private func isShared(_ type: TypeID, _ roles: Roles) -> Bool {
    let names = Set(hierarchy.ancestors(of: type).filter { !program[$0].isExternal }.map { program[$0].simpleName })
    let files = program.files.indices.filter { !program.files[$0].usedTypeNames.isDisjoint(with: names) }
    let holders = program.types.indices.map(TypeID.init(index:)).filter { holder in
      holder != type && !program[holder].isExternal && !roles.isCoordinator(holder) && !roles.isLaunched(holder)
        && !program.files(of: holder).isDisjoint(with: files)
        && stored(in: program[holder]).contains { property in
          declaredTypes.type(of: property).map { !program[$0].isExternal && hierarchy.isSubtype(type, of: $0) } == true
        }
    }
    let pages = holders.filter { roles.isScreen($0) || roles.isController($0) || roles.isView($0) }
    return pages.count > 1 || pages.count < holders.count
  }

  private func stored(in info: TypeInfo) -> [PropertySymbol] {
    info.orderedProperties.filter { !$0.fact.isComputed && !$0.fact.isStatic }
  }

  private func isStream(_ property: PropertySymbol) -> Bool {
    declaredTypes.type(of: property).map(hierarchy.isStream) == true
  }

  /// Whether all that a type has are streams and all that its methods do is to send through them or to give them.
  private func onlyPassesOn(_ type: TypeID) -> Bool {
    let info = program[type]
    guard !info.isExternal, info.kind == .struct || info.kind == .class, !program.isCalledViewModel(type),
      !info.supertypes.contains(where: { program[$0].kind != .protocol && program[$0].name != "NSObject" })
    else { return false }
    let streams = streams(of: type)
    guard stored(in: info).allSatisfy({ isStream($0) || isMade($0, of: streams) }) else { return false }
    let methods = info.orderedFunctions.filter { $0.fact.kind == .method && !$0.fact.isStatic && $0.fact.body != nil }
    let senders = methods.filter { $0.resultType == nil }
    return !senders.isEmpty && senders.allSatisfy { !sent(by: $0.fact, among: streams).isEmpty }
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

  /// The streams that a method calls with what it was passed.
  private func sent(by fact: FunctionFact, among streams: Set<String>) -> Set<String> {
    let parameters = Set(fact.parameters.map(\.name))
    var found: Set<String> = []
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, case .member(.some(let base), _, _) = call.callee,
        let member = base.ownMember, streams.contains(member)
      else { return }
      let walk = ExpressionWalk { argument, _ in
        if case .name(let name, _) = argument, parameters.contains(name) { found.insert(member) }
      }
      for argument in call.arguments { walk.walk(argument.value) }
    }.walk(fact.body ?? [])
    return found
  }
}
