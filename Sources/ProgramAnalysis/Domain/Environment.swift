import Collections
import SourceFacts

/// The names of a block, inside those around it. Environments are kept from run to run of their body.
final class Environment {
  final class Variable {
    /// What it may hold; in a branch that a test of its type decides, only what the branch is for.
    var values: ValueSet { narrowed ?? known }
    @exclusivity(unchecked) fileprivate var known: ValueSet
    @exclusivity(unchecked) var narrowed: ValueSet?
    let type: ScopedType?
    /// What it was declared to be, as written.
    @exclusivity(unchecked) var origin: Expression?
    /// Whether it is a parameter.
    @exclusivity(unchecked) var isArgument = false
    /// Whether it holds a function that is only called before the call that passed it ends.
    @exclusivity(unchecked) var isNonEscaping = false
    /// The statement that declares it, told from the others of its block; nil for what is no local variable.
    let declaration: Int?
    /// Whether it is out of scope for now: while a statement that declares it again evaluates what it will hold, its name means
    /// what it means outside, as in `if let name`.
    @exclusivity(unchecked) var isHidden = false
    /// Activations that read it.
    @exclusivity(unchecked) var readers = Readers()
    /// The variables of one name that it stands for, in merged closures.
    @exclusivity(unchecked) private(set) var parts: [Variable] = []
    /// The variables that stand for it and others.
    @exclusivity(unchecked) private var joins: [Variable] = []

    init(values: ValueSet, type: ScopedType?, declaration: Int?) {
      self.declaration = declaration
      known = values
      self.type = type
    }

    /// Returns whether it holds something new.
    func insert(_ more: ValueSet) -> Bool {
      guard known.formUnion(more) else { return false }
      for join in joins { _ = join.insert(more) }
      return true
    }

    /// Activations that depend on it, directly or through variables that stand for it, and are forgotten.
    func takeDependents() -> OrderedSet<Int> {
      joins.reduce(into: readers.takeAll()) { $0.formUnion($1.takeDependents()) }
    }

    /// A variable that stands for several.
    convenience init(joining part: Variable) {
      self.init(values: .empty, type: part.type, declaration: part.declaration)
      origin = part.origin
      isArgument = part.isArgument
      isNonEscaping = part.isNonEscaping
      _ = join(part)
    }

    /// Returns whether it holds something new.
    func join(_ part: Variable) -> Bool {
      guard !parts.contains(where: { $0 === part }) else { return false }
      parts.append(part)
      part.joins.append(self)
      return insert(part.known)
    }
  }

  let parent: Environment?
  @exclusivity(unchecked) private var children: [Int: Environment] = [:]
  @exclusivity(unchecked) private(set) var variables: [String: Variable] = [:]
  /// Locals that take the name of a parameter from their declaration on, and the parameters whose names they took.
  @exclusivity(unchecked) private var shadowing: [String: Variable] = [:]
  @exclusivity(unchecked) private var shadowed: [String: Variable] = [:]
  @exclusivity(unchecked) private(set) var functions: [String: FunctionFact] = [:]

  /// The environments that a merged closure captured, which this one stands for.
  @exclusivity(unchecked) private var alternatives: [Environment] = []

  init(parent: Environment? = nil) { self.parent = parent }

  /// An environment in which each name stands for what it stands for in several others.
  init(joining environment: Environment) {
    parent = nil
    alternatives = [environment]
  }

  /// Stands for one more environment. Returns the variables that hold more than before.
  func join(_ environment: Environment) -> [Variable] {
    guard !alternatives.contains(where: { $0 === environment }) else { return [] }
    alternatives.append(environment)
    return variables.compactMap { name, variable in
      environment.variable(name).flatMap { variable.join($0) ? variable : nil }
    }
  }

  /// The environment of an inner block; the same for the same key.
  func child(_ key: Int) -> Environment {
    if let known = children[key] { return known }
    let child = Environment(parent: self)
    children[key] = child
    return child
  }

  /// Declares a name; where the block ran before, adds to what it meant. Returns the variable where it has grown.
  func declare(_ name: String, _ values: ValueSet, type: ScopedType? = nil, by statement: Int? = nil) -> Variable? {
    if let known = variables[name] { return known.insert(values) ? known : nil }
    variables[name] = Variable(values: values, type: type, declaration: statement)
    return nil
  }

  /// Lets a new local variable take the name of a parameter.
  func shadowParameter(_ name: String, type: ScopedType?, by statement: Int?) {
    guard let parameter = variables[name], parameter.isArgument, parameter.declaration == nil else { return }
    shadowed[name] = parameter
    variables[name] = shadowing[name] ?? Variable(values: .empty, type: type, declaration: statement)
  }

  /// The parameters whose names local variables have.
  var shadowedParameters: Set<String> { shadowed.isEmpty ? [] : Set(shadowed.keys) }

  /// Gives parameters their names back, at the end of a branch or for a body that begins again.
  func uncoverParameters(except names: Set<String> = []) {
    for (name, parameter) in shadowed where !names.contains(name) {
      shadowing[name] = variables[name]
      variables[name] = parameter
      shadowed[name] = nil
    }
  }

  func declare(_ function: FunctionFact) { functions[function.name] = function }

  /// What a name stands for, the innermost declaration first.
  enum Declaration {
    case variable(Variable)
    case function(FunctionFact, Environment)
  }

  func declaration(of name: String) -> Declaration? {
    var without: Set<ObjectIdentifier> = []
    return declaration(of: name, &without)
  }

  /// - Parameter without: environments of merged closures that are known not to have the name. Where merged closures stand in merged
  ///   closures many ways lead to one of them, and it is searched once.
  private func declaration(of name: String, _ without: inout Set<ObjectIdentifier>) -> Declaration? {
    var environment: Environment? = self
    while let current = environment {
      if !current.variables.isEmpty, let found = current.variables[name], !found.isHidden { return .variable(found) }
      if !current.functions.isEmpty, let found = current.functions[name] { return .function(found, current) }
      if !current.alternatives.isEmpty { return current.joinedDeclaration(of: name, &without) }
      environment = current.parent
    }
    return nil
  }

  private func joinedDeclaration(of name: String, _ without: inout Set<ObjectIdentifier>) -> Declaration? {
    guard variables[name] == nil, !without.contains(ObjectIdentifier(self)) else { return nil }
    var joined: Variable?
    for alternative in alternatives {
      switch alternative.declaration(of: name, &without) {
      case .variable(let part)?:
        if let joined { _ = joined.join(part) } else { joined = Variable(joining: part) }
      case .function(let fact, _)?: return .function(fact, self)
      case nil: continue
      }
    }
    variables[name] = joined
    if joined == nil { without.insert(ObjectIdentifier(self)) }
    return joined.map { .variable($0) }
  }

  func variable(_ name: String) -> Variable? {
    if case .variable(let found)? = declaration(of: name) { found } else { nil }
  }

  func declares(_ name: String) -> Bool { declaration(of: name) != nil }
}
