import SourceFacts

/// Runs a coordinator's function once for each case of a route that is not known, where what the function does with one mention of the
/// route depends on what it did with another: `let screen = make(route); switch route { case .list: show(screen) … }`.
///
/// A path through such a function takes one case all along. With the route unknown, each branch would meet what was made for all.
final class CaseSplitting: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// By function, the parameters that it switches over and names elsewhere, with their enums.
  private var routes: [Int: [Int: TypeID]] = [:]

  private static let caseLimit = 32

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The arguments with all cases in place of a route of which nothing is known.
  func split(_ arguments: [ValueSet], for symbol: FunctionSymbol, on receiver: Value?) -> [ValueSet] {
    guard arguments.contains(where: isOpen), case .object(let id)? = receiver, kinds.isCoordinator(id) else {
      return arguments
    }
    let routes = routes(of: symbol)
    guard !routes.isEmpty else { return arguments }
    return arguments.enumerated().map { index, values in
      guard let type = routes[index], isOpen(values) else { return values }
      return program[type].cases.keys.sorted().reduce(into: ValueSet()) {
        $0.formUnion(literals.plainCase($1, type: type))
      }
    }
  }

  /// Whether a value may be any case, as far as is known.
  private func isOpen(_ values: ValueSet) -> Bool {
    values.values.allSatisfy {
      if case .object(let id) = $0 { heap[id].kind == .opaque } else { false }
    } && (values.isUnknown || !values.values.isEmpty)
  }

  private func routes(of symbol: FunctionSymbol) -> [Int: TypeID] {
    if let known = routes[symbol.id] { return known }
    let found = findRoutes(of: symbol)
    routes[symbol.id] = found
    return found
  }

  private func findRoutes(of symbol: FunctionSymbol) -> [Int: TypeID] {
    var routes: [Int: TypeID] = [:]
    for (index, parameter) in symbol.fact.parameters.enumerated() {
      guard let type = symbol.parameterTypes[index].flatMap({ program.resolution.resolve($0) }),
        program[type].kind == .enum, (2...Self.caseLimit).contains(program[type].cases.count)
      else { continue }
      let body = symbol.fact.body ?? []
      if switches(over: parameter.name, in: body), mentions(of: parameter.name, in: body) > 1 { routes[index] = type }
    }
    return routes
  }

  private func switches(over name: String, in body: [Statement]) -> Bool {
    body.contains {
      switch $0 {
      case .switch(.name(name, _), _), .expression(.statement(.switch(.name(name, _), _), _)): true
      default: false
      }
    }
  }

  private func mentions(of name: String, in body: [Statement]) -> Int {
    var count = 0
    let walk = ExpressionWalk { expression, _ in
      if case .name(name, _) = expression { count += 1 }
    }
    walk.walk(body)
    return count
  }
}
