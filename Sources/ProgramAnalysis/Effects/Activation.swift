import Collections
import SourceFacts

/// What can be run.
enum Code: Hashable {
  case function(Int)
  case getter(Int)
  case setter(Int)
  case observer(Int, Int)
  case initialValue(Int)
  case closure(ClosureID)
  /// Where a run begins: nothing calls it.
  case entry(ObjectID)
}

/// One body run with one receiver and one set of arguments on behalf of one actor.
///
/// Activations are kept from round to round: what they return and whom they call only grows.
final class Activation {
  struct Key: Hashable {
    let code: Code
    let receiver: Value?
    let actor: ObjectID
    let arguments: [ValueSet]
    let generics: [String: TypeID]
  }

  let id: Int
  let code: Code
  let receiver: Value?
  let actor: ObjectID
  /// What tells objects apart that its body makes.
  let context: Int
  var result = ValueSet()
  var lastRound = -1
  var isRunning = false
  var calls: OrderedSet<CallEdge> = []
  var shown: OrderedSet<Shown> = []
  var made: OrderedSet<ObjectID> = []
  /// Coordinators that the body itself reads, calls or changes.
  var touched: OrderedSet<ObjectID> = []

  init(id: Int, code: Code, receiver: Value?, actor: ObjectID, context: Int) {
    self.id = id
    self.context = context
    self.code = code
    self.receiver = receiver
    self.actor = actor
  }
}

/// A call from one activation to another.
struct CallEdge: Hashable {
  let callee: Int
  /// The method, closure property or publisher and case as the caller names it.
  let message: String?
  /// Whether the callee runs later, when something else happens: the caller only handed it over.
  let isDeferred: Bool
  let site: Site?
}

/// A screen that was put in front of the user.
struct Shown: Hashable {
  let screen: ObjectID
  let transition: Int
  let site: Site?
}

/// The names of a block, inside those around it.
final class Environment {
  final class Variable {
    var values: ValueSet
    let type: ScopedType?

    init(values: ValueSet, type: ScopedType?) {
      self.values = values
      self.type = type
    }
  }

  let parent: Environment?
  private(set) var variables: [String: Variable] = [:]
  private(set) var functions: [String: FunctionFact] = [:]

  init(parent: Environment? = nil) { self.parent = parent }

  func declare(_ name: String, _ values: ValueSet, type: ScopedType? = nil) {
    variables[name] = Variable(values: values, type: type)
  }

  func declare(_ function: FunctionFact) { functions[function.name] = function }

  func variable(_ name: String) -> Variable? {
    var environment: Environment? = self
    while let current = environment {
      if let found = current.variables[name] { return found }
      environment = current.parent
    }
    return nil
  }

  func function(_ name: String) -> (fact: FunctionFact, environment: Environment)? {
    var environment: Environment? = self
    while let current = environment {
      if let found = current.functions[name] { return (found, current) }
      environment = current.parent
    }
    return nil
  }
}

/// Where a running body stands: its receiver, its actor and the scope of its names.
final class Frame {
  let activation: Activation
  let scope: Scope
  let receiver: Value?
  /// On whose behalf it runs: the innermost coordinator or screen among the receivers up the stack, or what the run began with.
  let actor: ObjectID
  let generics: [String: TypeID]
  /// The type whose declaration holds the body: `super` looks behind it.
  let owner: TypeID?
  /// What `.member` in a `return` is a member of.
  let result: ScopedType?

  init(
    activation: Activation, scope: Scope, receiver: Value?, actor: ObjectID, generics: [String: TypeID], owner: TypeID?,
    result: ScopedType?
  ) {
    self.activation = activation
    self.scope = scope
    self.receiver = receiver
    self.actor = actor
    self.generics = generics
    self.owner = owner
    self.result = result
  }
}
