import Collections
import SourceFacts

/// Runs closures, at once or later.
struct ClosureInvocation: InterpreterPart {
  let interpreter: Interpreter

  /// Runs a closure where it was made: with the receiver and actor of the body that holds it. With `isDelivery` it hears of what
  /// the caller put into a stream, and the caller need not know of it.
  @discardableResult
  func invoke(
    _ id: ClosureID, _ arguments: [ValueSet], for actor: ObjectID? = nil, from caller: Frame, site: Site?,
    message: String?, isDeferred: Bool = false, isDelivery: Bool = false
  ) -> ValueSet {
    let closure = heap[id]
    let id = closure.id
    let home = closure.frame
    let actor = actor ?? home.actor
    // Who does nothing is told nothing.
    if !isDeferred, !closure.fact.body.isEmpty {
      messages.noteMessage(
        message, to: home.receiver, by: closure.link ?? message, from: caller, site: site, isDelivery: isDelivery)
      messages.noteMessage(message, throughWired: id, from: caller, site: site)
    }
    var result = ValueSet()
    guard
      let values = argumentEvaluation.passable(
        arguments, site ?? Site(file: home.scope.file, range: closure.fact.range))
    else {
      return .empty
    }
    for tuple in functionInvocation.argumentTuples(
      of: values, isService: contextSelection.isService(home.receiver, [:]), isLibraryCall: message == nil)
    {
      let activation = activationTable.activation(.closure(id), receiver: home.receiver, actor: actor, arguments: tuple)
      result.formUnion(
        functionInvocation.underTests(of: tuple, among: values, caller) {
          solver.run(
            activation, from: caller, site: site, message: message, isDeferred: isDeferred, isDelivery: isDelivery
          ) { [self] in body(of: closure, actor, activation) }
        })
      // What an inner closure touches, the closure around it touches.
      if home.activation === caller.activation || isInside(home, caller) || !isActing(home.receiver) {
        for touched in activation.touched { caller.activation.touched.append(touched) }
      }
    }
    return result
  }

  /// The activations in which a closure runs with such arguments.
  func runs(of id: ClosureID, _ arguments: [ValueSet]) -> [Activation] {
    let id = heap[id].id
    let home = heap[id].frame
    return functionInvocation.argumentTuples(
      of: arguments.map { $0.isBottom ? .unknown : $0 }, isService: contextSelection.isService(home.receiver, [:])
    )
    .map {
      activationTable.activation(.closure(id), receiver: home.receiver, actor: home.actor, arguments: $0)
    }
  }

  private func body(of closure: ClosureInstance, _ actor: ObjectID, _ activation: Activation) -> ValueSet {
    let home = closure.frame
    // What the parameters of the type around it stand for may have been found since the literal was first met.
    let generics = home.generics.merging(genericsResolution.ownGenerics(of: home.receiver, in: home.owner)) { met, _ in
      met
    }
    let frame = Frame(
      activation: activation, scope: home.scope, receiver: home.receiver, actor: actor, generics: generics,
      owner: home.owner, result: resultType(of: closure))
    let environment = activation.environment(in: closure.environment)
    bind(activation.arguments, to: closure.fact, environment, frame)
    var result = ValueSet()
    let goesOn = statements.execute(closure.fact.body, environment, frame, &result)
    return goesOn ? result.union(.unknown) : result
  }

  /// What a closure says that it gives, or what its place asks for.
  private func resultType(of closure: ClosureInstance) -> ScopedType? {
    if let written = closure.fact.result { return ScopedType(reference: written, scope: closure.frame.scope) }
    guard let expected = closure.expected.map({ program.resolution.expand($0) }),
      case .function(_, let result) = expected.reference
    else { return nil }
    return ScopedType(reference: result, scope: expected.scope)
  }

  private func isActing(_ receiver: Value?) -> Bool {
    guard case .object(let id)? = receiver else { return false }
    return kinds.isCoordinator(id) || kinds.isScreen(id)
  }

  private func isInside(_ home: Frame, _ caller: Frame) -> Bool {
    if case .closure = caller.activation.code { home.activation.code == caller.activation.code } else { false }
  }

  private func bind(_ arguments: [ValueSet], to fact: ClosureFact, _ environment: Environment, _ frame: Frame) {
    var values = arguments
    // A closure of several parameters takes a tuple apart.
    if let count = fact.parameters?.count, count > 1, values.count == 1,
      let tuple = values[0].objects.first(where: { heap[$0].kind == .tuple })
    {
      values = (0..<count).map { memory.field(String($0), of: tuple) }
    } else if fact.parameters?.count == 2, values.count == 1, values[0].objects.contains(where: kinds.isCoordinator) {
      // `coordinators.enumerated().forEach { index, coordinator in … }`: a number or key has no part in the flow.
      values.append(values[0])
    }
    for (index, parameter) in (fact.parameters ?? []).enumerated() {
      let type = parameter.type.map { ScopedType(reference: $0, scope: frame.scope) }
      memory.declare(
        parameter.name, values.indices.contains(index) ? values[index] : .unknown, type: type, in: environment)
    }
  }

  /// Runs what can be called, for its effects, with nothing known of its arguments.
  func runLater(_ values: ValueSet, from caller: Frame, site: Site?, isDeferred: Bool = true) {
    for value in values.values {
      switch value {
      case .closure(let id): invoke(id, [], from: caller, site: site, message: nil, isDeferred: isDeferred)
      case .method(let id):
        let (symbol, receiver) = heap[id]
        guard symbol.fact.body != nil else { continue }
        functionInvocation.invoke(symbol, receiver, [], from: caller, site: site, message: nil, isDeferred: isDeferred)
      default: continue
      }
    }
  }
}
