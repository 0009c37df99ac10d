import Collections
import GraphModel
import SourceFacts

/// What can be run.
enum Code: Hashable {
  case function(Int)
  case getter(Int)
  case setter(Int)
  case observer(Int, Int)
  case initialValue(Int)
  case closure(ClosureID)
  /// What a presenter does when the state that it reads is written.
  case presentation(ObjectID)
  /// What the system does when the user touches a control: it runs the callback that the control was given, by which name there is for it.
  case event(Value, String)
  /// Where a run begins: nothing calls it.
  case entry(ObjectID, stratum: Int)

  var isPresentation: Bool { if case .presentation = self { true } else { false } }
}

/// A body with one receiver on behalf of one actor, and its activations by what it is passed.
final class Invocation {
  struct Key: Hashable {
    let code: Code
    let receiver: Value?
    let actor: ObjectID
  }

  struct Arguments: Hashable {
    let values: [ValueSet]
    let generics: [String: TypeID]
  }

  /// What arguments decide branches by.
  struct Shape: Hashable {
    struct Argument: Hashable {
      let constants: ValueSet.Flags
      let cases: Set<Variant>
    }

    enum Variant: Hashable {
      /// - Parameter inner: for a case that carries others, the name of the one object that stands for all that carry the same.
      case enumCase(TypeID?, CarriedCase, inner: String)
      case type(TypeID)
    }

    /// The name of a case, with the cases that it carries; none for a value that only carries cases.
    struct CarriedCase: Hashable {
      let name: String?
      var carried: Set<CarriedCase> = []

      /// The same with cases nested at most so deep.
      func truncated(to depth: Int) -> CarriedCase {
        CarriedCase(name: name, carried: depth > 1 ? Set(carried.map { $0.truncated(to: depth - 1) }) : [])
      }
    }

    let arguments: [Argument]
    let generics: [String: TypeID]

    /// Whether no argument brings a case or a type.
    var isPlain: Bool { arguments.allSatisfy(\.cases.isEmpty) }

    /// The same with cases nested at most so deep.
    func truncated(to depth: Int) -> Shape {
      let arguments = arguments.map { argument in
        Argument(
          constants: argument.constants,
          cases: Set(
            argument.cases.map { variant in
              if case .enumCase(let type, let carried, _) = variant {
                .enumCase(type, carried.truncated(to: depth), inner: "")
              } else {
                variant
              }
            }))
      }
      return Shape(arguments: arguments, generics: generics)
    }
  }

  /// What tells joined arguments apart.
  struct JoinKey: Hashable {
    let shape: Shape
    /// For each argument, the code that may be called by it; empty where that does not tell calls apart.
    let callables: [Set<CallableCode>]

    /// What is left of it at a precision; nil where that tells nothing apart.
    func coarsened(to precision: Precision) -> JoinKey? {
      switch precision {
      case .callables: self
      case .shapes: JoinKey(shape: shape, callables: [])
      case .cases(let depth): JoinKey(shape: shape.truncated(to: depth), callables: [])
      case .nothing: nil
      }
    }
  }

  /// How joined arguments are told apart, from the finest to the coarsest.
  enum Precision {
    case callables
    case shapes
    /// By shapes with cases nested at most so deep: of the actions that a whole hears from the parts of its parts there are very many.
    case cases(depth: Int)
    case nothing

    var coarser: Precision {
      switch self {
      case .callables: .shapes
      case .shapes: .cases(depth: 3)
      case .cases(let depth) where depth > 1: .cases(depth: depth - 1)
      case .cases, .nothing: .nothing
      }
    }
  }

  /// The code of a value that can be called, with the one of a fixed number of values that the body was passed which made it, as a method
  /// is that presents a screen: `present(screen) { dismiss { [self] in show(screen) } }`. Whoever else made the value does not matter.
  enum CallableCode: Hashable {
    case closure(ObjectIdentifier, madeWith: Value?)
    case method(Int)

    var atom: Value? { if case .closure(_, let atom) = self { atom } else { nil } }
  }

  let key: Key
  @exclusivity(unchecked) var activations: [Arguments: Int] = [:]
  /// How many of them have arguments that bodies make.
  @exclusivity(unchecked) var compositeCount = 0
  /// The activation without arguments, or the one in which those of all calls are joined.
  @exclusivity(unchecked) var plain: Int?
  /// Whether arguments are told apart only by their shape and by the code that they can be called to run.
  @exclusivity(unchecked) var isJoined = false
  /// The activations in which such arguments are joined.
  @exclusivity(unchecked) var joined: [JoinKey: Int] = [:]
  @exclusivity(unchecked) var precision = Precision.callables

  /// Every activation of the body.
  var all: [Int] { Array(activations.values) + Array(joined.values) + (plain.map { [$0] } ?? []) }

  init(_ key: Key) { self.key = key }
}

/// A node of the call graph: one body run with one receiver and one set of arguments on behalf of one actor.
///
/// What it returns only grows. It runs again when something that it read has grown since; what it does is what its last run did.
final class Activation {
  let id: Int
  let code: Code
  let receiver: Value?
  let actor: ObjectID
  /// What tells objects apart that its body makes.
  let context: Int
  /// What tells objects apart that wrap coordinators or callbacks.
  let wrapContext: Int
  @exclusivity(unchecked) private var environment: Environment?
  /// For a body that is called in too many ways to tell them apart, the arguments of all.
  @exclusivity(unchecked) var arguments: [ValueSet]
  @exclusivity(unchecked) var body: (() -> ValueSet)?
  /// The type whose declaration holds the body, once it has run.
  @exclusivity(unchecked) fileprivate(set) var owner: TypeID?
  /// Those that run again when it returns more.
  @exclusivity(unchecked) var callers: OrderedSet<Int> = []
  /// Activations that read what it returns without calling it.
  @exclusivity(unchecked) var resultReaders = Readers()
  /// What tells its calls from others of the same body, once closures that it makes are merged.
  @exclusivity(unchecked) var passed: Captures.Arguments?
  /// Whether it stands for calls with other arguments too, which are joined.
  @exclusivity(unchecked) var joinsCalls = false
  @exclusivity(unchecked) var isDirty = true
  /// How often its body has run.
  @exclusivity(unchecked) private var runs = 0
  private static let patience = 8
  /// The steps that its body has taken, without those of what it calls.
  @exclusivity(unchecked) var cost = 0
  /// Whether it runs when all others have: what is new for it comes from many.
  var waitsForOthers: Bool { joinsCalls || runs > Self.patience }
  @exclusivity(unchecked) var isQueued = false
  @exclusivity(unchecked) var isRunning = false
  @exclusivity(unchecked) var waitsFor: OrderedSet<WaitingPoint> = []
  @exclusivity(unchecked) var result = ValueSet()
  @exclusivity(unchecked) var made: OrderedSet<ObjectID> = []
  /// Coordinators that the body itself reads, calls or changes.
  @exclusivity(unchecked) var touched: OrderedSet<ObjectID> = []

  /// What the tests around the code that runs say.
  @exclusivity(unchecked) var path = PathCondition()

  /// What the code that runs has just written to properties of the receiver, by their names.
  @exclusivity(unchecked) var recentWrites: [String: ValueSet] = [:]

  // What the last run did.
  @exclusivity(unchecked) var calls: OrderedSet<CallEdge> = []
  @exclusivity(unchecked) var shown: OrderedSet<Shown> = []
  /// The enum cases that it stores in properties, in collections and as what other cases carry.
  @exclusivity(unchecked) var storedCases: Set<StoredCases> = []
  /// The callbacks that it stores in properties of coordinators.
  @exclusivity(unchecked) var storedCallbacks: [StatePlace: ValueSet] = [:]
  /// The cases that it stores others in.
  @exclusivity(unchecked) var filledCases: Set<ObjectID> = []
  /// The collections that it puts something into.
  @exclusivity(unchecked) var filledCollections: Set<ObjectID> = []
  /// Those of which it is not known all that it puts there.
  @exclusivity(unchecked) var vaguelyFilledCollections: Set<ObjectID> = []
  /// Whether it puts anything in front of the user, also what is no screen of the app's own.
  @exclusivity(unchecked) var showsSomething = false
  /// Initial values of properties that it reads.
  @exclusivity(unchecked) var initializations: OrderedSet<Int> = []
  @exclusivity(unchecked) var effects: OrderedSet<RecordedEffect> = []
  @exclusivity(unchecked) var allocations: OrderedSet<Allocation> = []
  @exclusivity(unchecked) var unresolved: OrderedSet<UnresolvedCall> = []

  /// What calls gave in the last run that others were called on.
  @exclusivity(unchecked) var receivers: [ReceiverKey: ValueSet] = [:]

  /// Whether values decided that some of its code is not run.
  @exclusivity(unchecked) var isPruned = false
  /// The functions that an entry runs without knowing what they are called with.
  @exclusivity(unchecked) var assumed: Set<Int> = []

  var isInitialValue: Bool { if case .initialValue = code { true } else { false } }
  var isEntry: Bool { if case .entry = code { true } else { false } }
  /// The symbol of the function whose body it is.
  var function: Int? { if case .function(let symbol) = code { symbol } else { nil } }

  func isInitializer(in program: Program) -> Bool {
    if case .function(let symbol) = code { program.functionName(symbol) == "init" } else { false }
  }

  func beginRun() {
    runs += 1
    recentWrites = [:]
    path = PathCondition()
    guard runs > 1 else { return }
    calls.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
    storedCases.removeAll(keepingCapacity: true)
    storedCallbacks.removeAll(keepingCapacity: true)
    filledCases.removeAll(keepingCapacity: true)
    filledCollections.removeAll(keepingCapacity: true)
    vaguelyFilledCollections.removeAll(keepingCapacity: true)
    showsSomething = false
    initializations.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    allocations.removeAll(keepingCapacity: true)
    unresolved.removeAll(keepingCapacity: true)
    waitsFor.removeAll(keepingCapacity: true)
    receivers.removeAll(keepingCapacity: true)
  }

  /// The names of its body; kept from run to run, because closures keep them.
  func environment(in parent: Environment? = nil) -> Environment {
    if let environment { return environment }
    let made = Environment(parent: parent)
    environment = made
    return made
  }

  init(id: Int, code: Code, receiver: Value?, actor: ObjectID, arguments: [ValueSet], context: Int, wrapContext: Int) {
    self.id = id
    self.context = context
    self.wrapContext = wrapContext
    self.code = code
    self.receiver = receiver
    self.actor = actor
    self.arguments = arguments
  }
}

/// A call that another is called on, in the environment of its names.
struct ReceiverKey: Hashable {
  let environment: ObjectIdentifier
  let range: SourceRange
}

/// A call from one activation to another.
struct CallEdge: Hashable {
  let callee: Int
  /// The method, closure property or publisher and case as the caller names it.
  let message: String?
  /// Whether the callee runs later, when something else happens: the caller only handed it over.
  let isDeferred: Bool
  /// Whether it is one of several that the call may go to.
  let isChoice: Bool
  let site: Site?
  /// What the tests around the call say.
  var path = PathCondition()
  /// Whether the callee hears what the caller puts into a stream.
  var isDelivery = false
  /// Whether the caller only said what will happen: once another stream delivers, or what it handed the callee to calls it.
  var isBound = false
  /// What is passed to a callee that joins the arguments of many calls, argument by argument, but for what it does not show; empty for any other.
  var passing: [ValueSet?] = []

  /// Callee and place tell nearly all calls apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(callee)
    hasher.combine(site?.range.start)
  }
}

/// The enum cases of which a statement stores one, with what the tests around it say.
struct StoredCases: Hashable {
  let cases: ValueSet
  let path: PathCondition
}

/// A screen that was put in front of the user, with the statement that did it.
struct Shown: Hashable {
  let screen: ObjectID
  let transition: Transition
  let site: Site?
  /// Whether it comes only when a state says so, or the user follows a link.
  var isConditional = false
  /// What lets the user of a view bring it up, where that is the view's own.
  var means: ViewMeans?
  /// What the tests around the statement say.
  var path = PathCondition()
}

/// What a view has for its user to bring up another: a link, or a state of its own.
enum ViewMeans: Hashable {
  case link
  case state(StatePlace)
}

/// An object made by a body.
struct Allocation: Hashable {
  let object: ObjectID
  let isChoice: Bool
}

/// Something the engine met and could not follow.
struct UnresolvedCall: Hashable {
  let subject: TypeID?
  let text: String
  let site: Site
  /// Whether it was taken to do what its name says.
  let isAssumption: Bool
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
  /// Whether it builds views, once asked for.
  @exclusivity(unchecked) var buildsViews: Bool?

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
