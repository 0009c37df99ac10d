import SourceFacts

/// Keys of dictionaries that are the name or identity of a type, as in containers that hold what was registered for one, or cases of an
/// enumeration of the app, as in coordinators that hold a page for each route.
struct ContentKeys: InterpreterPart {
  let interpreter: Interpreter

  /// What the key of a subscript is one of: `"\(type)"`, `String(describing: T.self)`, `ObjectIdentifier(type)`, or a local
  /// constant that is set to one of these; the cases that a value may be. Empty where nothing is known of it.
  func keys(of arguments: [Call.Argument], _ environment: Environment, _ frame: Frame) -> [ContentKey] {
    arguments.count == 1 ? keys(named: arguments[0].value, environment, frame) : []
  }

  /// What a key names, or is.
  func keys(named key: Expression, _ environment: Environment, _ frame: Frame) -> [ContentKey] {
    let named = named(by: key, environment)
    let values = expressions.evaluate(named ?? key, environment, frame)
    if values.isBottom, conditions.knowledge(of: values, at: named ?? key, frame) == .waiting { return [.pending] }
    let keys = values.values.compactMap { named == nil ? caseKey($0) : typeKey($0) }
    if keys.count == values.values.count, !values.isUnknown { return keys.sorted() }
    return testedKeys(key, environment)
  }

  /// The cases one of which an argument is of which nothing else is known: `switch route { case .list: pages[route] = … }`.
  private func testedKeys(_ key: Expression, _ environment: Environment) -> [ContentKey] {
    guard case .name(let name, _) = key, let variable = environment.variable(name), !variable.testedCases.isEmpty,
      let type = variable.type.flatMap({ program.resolution.resolve($0) }), program[type].kind == .enum,
      !program[type].isExternal,
      variable.testedCases.allSatisfy({ program.members.enumCase(named: $0, in: type) != nil })
    else { return [] }
    return variable.testedCases.map { .enumCase(type, $0) }.sorted()
  }

  private func typeKey(_ value: Value) -> ContentKey? {
    if case .metatype(let type) = value { .type(type) } else { nil }
  }

  private func caseKey(_ value: Value) -> ContentKey? {
    guard case .object(let id) = value, case .enumCase(let name) = heap[id].kind, let type = heap[id].type,
      !program[type].isExternal
    else { return nil }
    return .enumCase(type, name)
  }

  /// The expression for the type that a key names.
  private func named(by key: Expression, _ environment: Environment) -> Expression? {
    switch key {
    case .effects(let parts) where parts.count == 1: parts[0]
    case .call(let call) where call.arguments.count == 1 && Self.naming.contains(call.callee.lastName ?? ""):
      call.arguments[0].value
    case .name(let name, _):
      environment.variable(name)?.origin.flatMap { origin in
        if case .name = origin { nil } else { named(by: origin, environment) }
      }
    default: nil
    }
  }

  /// Functions and initializers of the language that tell types apart.
  private static let naming: Set<String> = ["String", "ObjectIdentifier", "NSStringFromClass", "_typeName"]
}
