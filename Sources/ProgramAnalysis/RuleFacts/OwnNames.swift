import SourceFacts

/// The members of a type, as a function of it names them.
struct OwnNames {
  private let type: TypeID
  private let program: Program
  /// Parameters and local variables, apart from what a pattern binds.
  private let variables: Set<String>
  /// Whatever has another meaning somewhere in the function.
  private let shadowed: Set<String>

  init(of type: TypeID, in program: Program, shadowedBy fact: FunctionFact) {
    self.type = type
    self.program = program
    var variables = Set(fact.parameters.map(\.name))
    for statement in fact.body ?? [] {
      if case .binding(.name(let name), _, _) = statement { variables.insert(name) }
      if case .property(let local) = statement { variables.insert(local.name) }
    }
    self.variables = variables
    shadowed = variables.union(FreeNames.bound(in: fact.body ?? []))
  }

  /// Whether a stream of that name may go on as long as the object: one that a pattern binds, such as the payload of a case, is
  /// whatever a call gave.
  func mayBeEndless(_ variable: String) -> Bool { variables.contains(variable) || isMember(variable) }

  /// The stored property that a name or `self.name` stands for.
  func property(named expression: Expression) -> PropertySymbol? {
    switch expression {
    case .name(let name, _) where !shadowed.contains(name): program.members.property(named: name, in: type)
    case .member(.some(.name("self", _)), let name, _): program.members.property(named: name, in: type)
    case .prefix(_, let inner, _), .reference(let inner): property(named: inner)
    default: nil
    }
  }

  /// Whether a closure keeps `self`, written or not.
  func isCaptured(by closure: ClosureFact) -> Bool {
    let names = FreeNames(of: closure)
    if closure.captures.contains(where: { $0.isWeak && $0.name == "self" }) { return false }
    return names.strong.contains { name, _ in name == "self" || !names.values.contains(name) && isMember(name) }
  }

  private func isMember(_ name: String) -> Bool {
    guard !shadowed.contains(name) else { return false }
    return program.members.property(named: name, in: type)?.fact.isStatic == false
      || program.members.functions(named: name, in: type).contains { !$0.fact.isStatic && $0.fact.kind == .method }
  }
}
