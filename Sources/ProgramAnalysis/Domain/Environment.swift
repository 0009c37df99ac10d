import Collections
import SourceFacts

/// The names of a block, inside those around it. Environments are kept from run to run of their body.
final class Environment {
  final class Variable {
    /// What it may hold; in a branch that a test of its type decides, only what the branch is for.
    var values: ValueSet { narrowed ?? known }
    @exclusivity(unchecked) fileprivate var known: ValueSet
    @exclusivity(unchecked) var narrowed: ValueSet?
    /// The cases one of which it is where the body of a `case` runs that names them; empty elsewhere.
    @exclusivity(unchecked) var testedCases: [String] = []
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

    /// Forgets what a branch says of it: it holds something else now.
    func forgetTest() {
      narrowed = nil
      testedCases = []
    }

    /// Activations that depend on it, directly or through variables that stand for it, and are forgotten.
    func takeDependents() -> OrderedSet<Int> {
      guard !joins.isEmpty else { return readers.takeAll() }
      var known: OrderedSet = [ObjectIdentifier(self)]
      var open = [self]
      var dependents: OrderedSet<Int> = []
      while let variable = open.popLast() {
        dependents.formUnion(variable.readers.takeAll())
        open += variable.joins.filter { known.append(ObjectIdentifier($0)).inserted }
      }
      return dependents
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
    guard let (found, joined) = lookUp(name) else { return nil }
    return found ?? joined?.joinedDeclaration(of: name)
  }

  /// What has the name in this environment and those around it: a declaration, or else merged closures that may have it.
  private func lookUp(_ name: String) -> (found: Declaration?, joined: Environment?)? {
    var environment: Environment? = self
    while let current = environment {
      if !current.variables.isEmpty, let found = current.variables[name], !found.isHidden {
        return (.variable(found), nil)
      }
      if !current.functions.isEmpty, let found = current.functions[name] { return (.function(found, current), nil) }
      if !current.alternatives.isEmpty { return (nil, current) }
      environment = current.parent
    }
    return nil
  }

  /// The variable that stands for those of all alternatives. It is kept before theirs are looked for: merged closures may stand in one another,
  /// and their variables then stand for each other's.
  private func joinedDeclaration(of name: String) -> Declaration? {
    guard variables[name] == nil else { return nil }
    switch firstDeclaration(of: name) {
    case .variable(let part)?:
      let joined = Variable(joining: part)
      variables[name] = joined
      for alternative in alternatives {
        if case .variable(let part)? = alternative.declaration(of: name), part !== joined { _ = joined.join(part) }
      }
      return .variable(joined)
    case .function(let fact, _)?: return .function(fact, self)
    case nil: return nil
    }
  }

  /// A function in merged closures or those that they stand in, or else a variable. Many ways lead to one of them, and it is searched once.
  private func firstDeclaration(of name: String) -> Declaration? {
    var known: Set = [ObjectIdentifier(self)]
    var open = [self]
    var first: Declaration?
    while let environment = open.popLast() {
      for alternative in environment.alternatives {
        guard let (found, joined) = alternative.lookUp(name) else { continue }
        if case .function? = found { return found }
        first = first ?? found
        if let joined, known.insert(ObjectIdentifier(joined)).inserted { open.append(joined) }
      }
    }
    return first
  }

  /// The environment around the one that declares a variable, if the name means something there.
  func around(_ variable: Variable, named name: String) -> Environment? {
    var environment: Environment? = self
    while let current = environment, current.variables[name] !== variable { environment = current.parent }
    return environment?.parent.flatMap { $0.declares(name) ? $0 : nil }
  }

  func variable(_ name: String) -> Variable? {
    if case .variable(let found)? = declaration(of: name) { found } else { nil }
  }

  func declares(_ name: String) -> Bool { declaration(of: name) != nil }
}
