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
/// What it returns and whom it calls only grows. It runs again when something that it read has grown since.
final class Activation {
  struct Key: Hashable {
    let code: Code
    let receiver: Value?
    let actor: ObjectID
    let arguments: [ValueSet]
    let generics: [String: TypeID]
  }

  /// Who called it first, and where.
  struct Origin {
    let caller: Int
    let site: Site?
  }

  let id: Int
  let code: Code
  let receiver: Value?
  let actor: ObjectID
  /// What tells objects apart that its body makes.
  let context: Int
  private var environment: Environment?
  /// For a body that is called in too many ways to tell them apart, the arguments of all.
  var arguments: [ValueSet]
  var body: (() -> ValueSet)?
  var origin: Origin?
  /// The type whose declaration holds the body, once it has run.
  fileprivate(set) var owner: TypeID?
  var callers: OrderedSet<Int> = []
  var isDirty = true
  var isQueued = false
  var isRunning = false
  /// Whether it is reached only where the engine had to choose.
  var isChoice = false

  var result = ValueSet()
  var calls: OrderedSet<CallEdge> = []
  var shown: OrderedSet<Shown> = []
  var made: OrderedSet<ObjectID> = []
  /// Coordinators that the body itself reads, calls or changes.
  var touched: OrderedSet<ObjectID> = []

  /// The names of its body; kept from run to run, because closures keep them.
  func environment(in parent: Environment? = nil) -> Environment {
    if let environment { return environment }
    let made = Environment(parent: parent)
    environment = made
    return made
  }

  init(id: Int, code: Code, receiver: Value?, actor: ObjectID, arguments: [ValueSet], context: Int) {
    self.id = id
    self.context = context
    self.code = code
    self.receiver = receiver
    self.actor = actor
    self.arguments = arguments
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

/// A screen that was put in front of the user, with the actor's own statement that did it.
struct Shown: Hashable {
  let screen: ObjectID
  let transition: Int
  let site: Site?
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
  /// Whether it is an initializer's: what that empties was never full.
  let isInitializing: Bool

  init(
    activation: Activation, scope: Scope, receiver: Value?, actor: ObjectID, generics: [String: TypeID], owner: TypeID?,
    result: ScopedType?, isInitializing: Bool = false
  ) {
    self.activation = activation
    self.scope = scope
    self.receiver = receiver
    self.actor = actor
    self.generics = generics
    self.owner = owner
    activation.owner = owner
    self.result = result
    self.isInitializing = isInitializing
  }
}
