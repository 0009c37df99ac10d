import SourceFacts

/// A type whose instances are called in place of the one closure that they hold: `struct OpenAction { let action: () -> Void; func
/// callAsFunction() { action() } }`.
///
/// For the analysis it is glass: making one gives the closure, and calling it calls that.
struct ClosureWrapper {
  /// By the ids of initializers, which parameter is the closure.
  let wrappedParameters: [Int: Int]
  /// The methods that call it.
  let callers: Set<String>
}

/// Finds the types that wrap a closure.
final class ClosureWrapperRecognition: ProgramPart {
  unowned(unsafe) let program: Program
  private var cache: [TypeID: ClosureWrapper?] = [:]
  static let call = "callAsFunction"

  init(program: Program) {
    self.program = program
  }

  /// What a type wraps; nil for one that is more than what it calls.
  func wrapper(_ type: TypeID) -> ClosureWrapper? {
    if let known = cache[type] { return known }
    let wrapper = find(type)
    cache[type] = wrapper
    return wrapper
  }

  private func find(_ type: TypeID) -> ClosureWrapper? {
    let info = program[type]
    guard info.functions[Self.call] != nil, info.kind == .struct || info.kind == .class,
      !info.supertypes.contains(where: { program[$0].kind == .class }), !hierarchy.inherits(type, fromExternal: "View")
    else { return nil }
    let stored = info.orderedProperties.filter { !$0.fact.isComputed && !$0.fact.isStatic && isFunction($0.type) }
    guard stored.count == 1, let initializers = wrappedParameters(in: info, by: stored[0].fact.name) else { return nil }
    let callers = callers(of: stored[0].fact.name, in: info)
    return callers.contains(Self.call) ? ClosureWrapper(wrappedParameters: initializers, callers: callers) : nil
  }

  /// Nil where an initializer makes the closure of something else.
  private func wrappedParameters(in info: TypeInfo, by property: String) -> [Int: Int]? {
    var wrapped: [Int: Int] = [:]
    for initializer in info.functions["init"] ?? [] {
      let parameters = initializer.fact.parameters
      let functions = parameters.indices.filter { isFunction(initializer.parameterTypes[$0]) }
      guard functions.count == 1, initializer.fact.body?.assigns(parameters[functions[0]].name, to: property) == true
      else { return nil }
      wrapped[initializer.id] = functions[0]
    }
    return wrapped
  }

  private func isFunction(_ type: ScopedType?) -> Bool {
    guard let type, case .function = resolution.expand(type).reference else { return false }
    return true
  }

  /// The methods that call the property, themselves or by one another.
  private func callers(of property: String, in info: TypeInfo) -> Set<String> {
    let methods = info.orderedFunctions.filter { $0.fact.kind == .method && !$0.fact.isStatic }
    var callers: Set<String> = []
    var grew = true
    while grew {
      let more = methods.filter {
        !callers.contains($0.fact.name) && $0.fact.body?.call(callers.union([property])) == true
      }
      callers.formUnion(more.map(\.fact.name))
      grew = !more.isEmpty
    }
    return callers
  }
}

extension [Statement] {
  /// Whether one of them is `self.property = name`.
  fileprivate func assigns(_ name: String, to property: String) -> Bool {
    contains {
      guard case .expression(.assignment(let target, "=", .name(name, _), _)) = $0 else { return false }
      return target.ownMember == property
    }
  }

  /// Whether one of the type's own members is called in them.
  fileprivate func call(_ members: Set<String>) -> Bool {
    var isFound = false
    ExpressionWalk { expression, _ in
      if case .call(let call) = expression, let member = call.callee.ownMember, members.contains(member) {
        isFound = true
      }
    }.walk(self)
    return isFound
  }
}
