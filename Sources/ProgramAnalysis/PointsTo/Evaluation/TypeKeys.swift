import SourceFacts

/// Keys of dictionaries that are the name or identity of a type, as in containers that hold what was registered for one.
struct TypeKeys: InterpreterPart {
  let interpreter: Interpreter

  /// The types that the key of a subscript is one of: `"\(type)"`, `String(describing: T.self)`, `ObjectIdentifier(type)`, or a local
  /// constant that is set to one of these. Empty where nothing is known of it.
  func types(of arguments: [Call.Argument], _ environment: Environment, _ frame: Frame) -> [TypeID] {
    arguments.count == 1 ? types(named: arguments[0].value, environment, frame) : []
  }

  /// The types that a key names.
  func types(named key: Expression, _ environment: Environment, _ frame: Frame) -> [TypeID] {
    guard let named = named(by: key, environment) else { return [] }
    let values = expressions.evaluate(named, environment, frame)
    let types = values.values.compactMap { value in if case .metatype(let type) = value { type } else { nil } }
    return types.count == values.values.count && !values.isUnknown ? types.sorted() : []
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
