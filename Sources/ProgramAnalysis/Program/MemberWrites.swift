import SourceFacts

/// Which of an object's own properties its methods assign to, themselves or by others of its methods that they call.
final class MemberWrites: ProgramPart {
  unowned(unsafe) let program: Program
  private var known: [TypeID: [String: Set<String>]] = [:]

  init(program: Program) {
    self.program = program
  }

  /// The properties that a method of a type assigns to, those that it inherits included.
  func names(assignedBy method: String, of type: TypeID) -> Set<String> {
    if let known = known[type] { return known[method] ?? [] }
    let found = find(in: type)
    known[type] = found
    return found[method] ?? []
  }

  /// The properties that statements in a method of a type assign to, themselves or by others of its methods that they call.
  func names(assignedIn statements: some Sequence<Statement>, of type: TypeID) -> Set<String> {
    var names: Set<String> = []
    let walk = ExpressionWalk { expression, _ in
      if let name = expression.writtenMember {
        names.insert(name)
        names.formUnion(self.names(assignedBy: Self.observer(of: name), of: type))
      }
      if case .call(let call) = expression, let method = call.callee.ownMember {
        names.formUnion(self.names(assignedBy: method, of: type))
      }
    }
    for statement in statements { walk.walk(statement) }
    return names
  }

  /// The members of other objects that any code assigns to: `coordinator.isFirst = true`.
  private(set) lazy var foreign: Set<String> = {
    var names: Set<String> = []
    walkAll { expression, _ in
      switch expression {
      case .assignment(.member(.some(let base), let name, _), _, _, _) where !base.isSelf: names.insert(name)
      case .reference(.member(.some(let base), let name, _)) where !base.isSelf: names.insert(name)
      default: break
      }
    }
    return names
  }()

  /// The names of all that the code of each file assigns to, passes by reference or has a key path of.
  private lazy var assignedByFile: [Int: Set<String>] = {
    var names: [Int: Set<String>] = [:]
    walkAll { expression, file in
      switch expression {
      case .assignment(let target, _, _, _), .reference(let target):
        ExpressionWalk { part, _ in
          switch part {
          case .name(let name, _), .member(_, let name, _): names[file, default: []].insert(name)
          default: break
          }
        }.walk(target)
      case .keyPath(let path, _, _): names[file, default: []].formUnion(path)
      default: break
      }
    }
    return names
  }()

  private lazy var assigned: Set<String> = assignedByFile.values.reduce(into: []) { $0.formUnion($1) }

  /// Whether a stored property of a class refers to others by a protocol, begins as `nil`, and no code is seen to set one of its name.
  func isNeverSet(_ property: PropertySymbol) -> Bool {
    let fact = property.fact
    guard let owner = property.owner, program[owner].kind == .class, !fact.isConstant, !fact.isComputed,
      fact.initialValue == nil, fact.attributes.isEmpty,
      let type = property.type.flatMap({ program.resolution.resolve($0) }), program.hierarchy.isProtocol(type)
    else { return false }
    return !assigned.contains(fact.name)
  }

  /// Whether a stored property begins as `nil`, and no code that may set it, which is that of its own file, does.
  func isPrivateAndNeverSet(_ property: PropertySymbol) -> Bool {
    let fact = property.fact
    guard fact.isPrivate, property.owner.map({ program[$0].kind }) == .class, !fact.isConstant, !fact.isComputed,
      fact.initialValue == nil, fact.attributes.isEmpty
    else { return false }
    return assignedByFile[property.scope.file]?.contains(fact.name) != true
  }

  /// The properties of which key paths are handed to functions of the app that may write through them:
  /// `load().assign(to: \.profile, on: self)` of an app's own.
  private(set) lazy var writtenByPath: Set<String> = {
    let functions = program.types.flatMap(\.orderedFunctions) + program.globalFunctions.values.joined()
    let writers = Set(
      functions.filter { symbol in
        symbol.fact.parameters.contains { $0.type?.names.contains { Self.writablePaths.contains($0) } == true }
      }.map(\.fact.name))
    if writers.isEmpty { return [] }
    var names: Set<String> = []
    walkAll { expression, _ in
      guard case .call(let call) = expression, call.callee.lastName.map(writers.contains) == true else { return }
      for case .keyPath(let path, _, _) in call.arguments.map(\.value) { path.last.map { _ = names.insert($0) } }
    }
    return names
  }()

  private static let writablePaths: Set<String> = ["ReferenceWritableKeyPath", "WritableKeyPath"]

  private func walkAll(_ visit: @escaping (_ expression: Expression, _ file: Int) -> Void) {
    func walk(in scope: Scope) -> ExpressionWalk { ExpressionWalk { expression, _ in visit(expression, scope.file) } }
    for type in program.types {
      for symbol in type.orderedFunctions { walk(in: symbol.scope).walk(symbol.fact.body ?? []) }
      for symbol in type.orderedProperties { walk(in: symbol.scope).walk(symbol.fact) }
    }
    for symbol in program.globalFunctions.values.joined() { walk(in: symbol.scope).walk(symbol.fact.body ?? []) }
  }

  /// Whether each designated initializer of a class puts something into a property before it may return.
  func isAssignedByInitializers(_ name: String, of type: TypeID) -> Bool {
    let bodies = (program[type].functions["init"] ?? []).compactMap(\.fact.body)
    let designated = bodies.filter { body in !body.contains(where: \.callsOwnInitializer) }
    return program[type].kind == .class && !designated.isEmpty
      && designated.allSatisfy { body in
        guard let index = body.firstIndex(where: { $0.assigns(name) }) else { return false }
        return body[..<index].allSatisfy { if case .expression = $0 { true } else { false } }
      }
  }

  /// `name` of `name = value` and `self.name = value`, and what is passed by reference, anywhere in the expressions.
  static func names(assignedIn expressions: [Expression]) -> Set<String> {
    var names: Set<String> = []
    let walk = ExpressionWalk { expression, _ in
      if let name = expression.writtenMember { names.insert(name) }
    }
    for expression in expressions { walk.walk(expression) }
    return names
  }

  private func find(in type: TypeID) -> [String: Set<String>] {
    var writes: [String: Set<String>] = [:]
    var calls: [String: Set<String>] = [:]
    let owners = program.hierarchy.ancestors(of: type)
    let functions = owners.flatMap { program[$0].orderedFunctions }.map { ($0.fact.name, $0.fact.body ?? []) }
    // Whoever assigns to a property lets its observers run.
    let observers = owners.flatMap { program[$0].orderedProperties }.flatMap { property in
      property.fact.observers.map { (Self.observer(of: property.fact.name), $0.body) }
    }
    for (name, body) in functions + observers {
      ExpressionWalk { expression, _ in
        if let written = expression.writtenMember {
          writes[name, default: []].insert(written)
          calls[name, default: []].insert(Self.observer(of: written))
        }
        if case .call(let call) = expression, let called = call.callee.ownMember {
          calls[name, default: []].insert(called)
        }
      }.walk(body)
    }
    return Self.withCallees(writes, calls)
  }

  /// What the observers of a property stand under, among methods.
  private static func observer(of property: String) -> String { "didSet \(property)" }

  /// What methods do themselves or by others of the object's methods that they call.
  static func withCallees(_ own: [String: Set<String>], _ calls: [String: Set<String>]) -> [String: Set<String>] {
    var done = own
    var pending = Array(own.keys)
    var callers: [String: Set<String>] = [:]
    for (caller, called) in calls { for name in called { callers[name, default: []].insert(caller) } }
    while let method = pending.popLast() {
      for caller in callers[method] ?? [] {
        let before = done[caller]?.count ?? 0
        done[caller, default: []].formUnion(done[method] ?? [])
        if done[caller]?.count != before { pending.append(caller) }
      }
    }
    return done
  }
}

extension Statement {
  /// `self.init(…)`.
  fileprivate var callsOwnInitializer: Bool {
    guard case .expression(.call(let call)) = self, case .member(.some(.name("self", _)), "init", _) = call.callee
    else { return false }
    return true
  }

  /// `name = value` or `self.name = value`, where the value is not `nil`.
  fileprivate func assigns(_ name: String) -> Bool {
    guard case .expression(.assignment(let target, "=", let value, _)) = self, target.ownMember == name else {
      return false
    }
    return !value.isNull
  }
}

extension Expression {
  /// The member of the object itself that an assignment changes, that is passed by reference, as `&$isOpen` is too, or that is toggled.
  fileprivate var writtenMember: String? {
    switch self {
    case .assignment(let target, _, _, _): target.ownMember
    case .reference(let target): target.ownMember.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    case .call(let call):
      if case .member(.some(let base), "toggle", _) = call.callee, call.arguments.isEmpty {
        base.ownMember
      } else {
        nil
      }
    default: nil
    }
  }
}
