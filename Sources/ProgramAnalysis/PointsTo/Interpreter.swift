import Collections
import GraphModel
import SourceFacts

/// Runs bodies on abstract objects until nothing grows any more: a worklist solver for a flow-insensitive points-to analysis.
///
/// A body runs again when something that it read has grown. What depends on a value that nothing has reached yet waits
/// (``assumesUnknown(_:at:)``); once the worklist is empty, the places that still wait are widened to top of their type, all at once,
/// and the solver goes on. Each stratum is a least fixpoint, so the result does not depend on the order of the runs.
final class Interpreter {
  let program: Program
  let roles: Roles
  let relevance: Relevance
  /// Types whose objects hold a wire to a coordinator.
  private(set) var involved: Set<TypeID> = []
  /// Activations that did not run code of a type, because it did not seem to have to do with the flow.
  private var refusals: [TypeID: Set<Int>] = [:]
  let heap = Heap()
  /// What rules want to know beside the effects; nil where nobody asks, or while the solver still runs.
  var eventLog: EventLog?
  /// The stable call graph, once nothing grows any more.
  var callGraph: ReachedCallGraph?

  var activations: [Activation] = []
  var contexts: [ContextKey: Int] = [:]
  var invocations: [Invocation.Key: Invocation] = [:]
  /// Activations that have to run again.
  private var queue: Deque<Int> = []
  /// Activations that join the arguments of many callers, or have run often; they run when all others have, so that they meet what is new at
  /// once.
  private var lateQueue: Deque<Int> = []
  /// Places at which something unknown was taken for anything, because nothing had reached them when nothing grew any more.
  private var widened: Set<WaitingPoint> = []
  /// Activations that wait for a value.
  private var waiting: OrderedSet<Int> = []
  /// How often nothing grew any more while something waited.
  private var strata = 0
  private var widensAtOnce = false
  /// The runs of each function on a receiver.
  private var runsByFunction: [RunKey: [Int]] = [:]
  /// The functions and properties of which code has run, whatever the receiver.
  private var ranMembers: Set<Int> = []
  /// The activation whose body is running; what it reads it depends on.
  private(set) var current: Activation?
  private var depth = 0
  /// The publisher's name, as written, by which each method listens.
  var listenerLinks: [Listener: String] = [:]
  /// What people call the notifications that a stream delivers.
  var notificationLinks: [ObjectID: String] = [:]
  /// Methods that a library calls with the values of a stream, each a step of its own.
  var steppedListeners: Set<Listener> = []
  /// What coordinators would listen to, if it sent anything.
  var possibleSenders: OrderedSet<PossibleSender> = []
  /// Whether each function or getter that was asked for makes what it gives.
  var factories: [Int: Bool] = [:]
  /// The properties that bindings refer to.
  var boundPlaces: [ObjectID: StatePlace] = [:]
  /// What shows something for the values of a place of state.
  var presenters: [ObjectID: Presenter] = [:]
  /// The case of its value that a reference refers to.
  var boundCases: [ObjectID: String] = [:]
  /// The call that led to each effect that sends actions.
  var sendOrigins: [ObjectID: ModelledCall] = [:]
  /// What holds the state by which a coordinator shows: a part of that coordinator, whoever else holds it.
  var stateHolders: Set<ObjectID> = []
  /// How what is behind each step of a path is shown.
  var stepTransitions: [ObjectID: Transition] = [:]
  /// Pairs of an actor and a screen that it shows by showing the stack around it.
  var shownInStacks: Set<[ObjectID]> = []
  /// Views that stand for a coordinator and that one of its own kind pushes or presents.
  var nestedCoordinatorViews: Set<TypeID> = []
  /// Closures that build what coordinators' state shows, and the coordinators with such state.
  var destinationBuilders: Set<ClosureID> = []
  var presentingCoordinators: Set<ObjectID> = []
  /// Branches over state in the form of closures.
  var branchClosures: [Site: ClosureFact] = [:]
  /// Local functions that are running.
  var localCalls: Set<ObjectIdentifier> = []
  /// Local functions as closures, once they are passed as values.
  private var localClosures: [ObjectIdentifier: ClosureFact] = [:]
  /// By view, the view controller that it makes and stands for; by what hears that one, the view.
  var representers: [ObjectID: ObjectID] = [:]
  /// Screens that a library gives to a coordinator, whoever made them.
  var owners: [ObjectID: ObjectID] = [:]
  /// What makes one object for all who ask for one.
  var sharedFactories: Set<Value> = []
  /// On whose behalf each coordinator was made.
  private(set) var makers: [ObjectID: Set<ObjectID>] = [:]
  /// The statement that declares local variables now.
  var declaringStatement: Int?
  /// How many of the calls in hand are one choice of several.
  var choices = 0
  /// What the arguments of a call with overloads gave, as long as the outermost such call is evaluated.
  var overloadedArguments: [ArgumentKey: ValueSet] = [:]
  var overloadedCalls = 0
  /// Past it the analysis ends and says so.
  private(set) var budget: Budget

  /// After this many strata what waits is widened as soon as it is met, so that long chains of unknown values end soon.
  static let strataLimit = 8
  /// A call deeper than this runs later, by itself.
  static let depthLimit = 64
  /// Past this many activations of a body for one receiver and actor its arguments are joined.
  static let activationsPerCode = 24
  /// The same where arguments are values of which there is a fixed number: coordinators, screens, types, cases
  /// without payload.
  static let atomicActivationsPerCode = 4_096
  /// Past this many ways in which joined arguments decide branches all are joined.
  static let shapesPerCode = 128
  /// A protocol with more implementers than this is not taken apart.
  static let implementerLimit = 6

  init(program: Program, roles: Roles, budget: Budget = Budget()) {
    self.program = program
    self.roles = roles
    self.budget = budget
    relevance = Relevance(program: program, roles: roles)
  }

  // MARK: - Running

  /// Counts steps; false once the budget is spent.
  func spend(_ count: Int = 1) -> Bool {
    budget.spend(count)
    current?.cost += count
    return budget.end == nil
  }

  /// Runs a body unless nothing that it reads has changed; gives what it returns.
  func run(
    _ activation: Activation, from caller: Frame, site: Site?, message: String?, isDeferred: Bool = false,
    _ body: @escaping () -> ValueSet
  ) -> ValueSet {
    let calling = caller.activation
    calling.calls.append(
      CallEdge(callee: activation.id, message: message, isDeferred: isDeferred, isChoice: choices > 0, site: site))
    return run(activation, from: calling, body)
  }

  /// Runs a body that its caller only waits for, as it does for the initial value of a property.
  func run(_ activation: Activation, from calling: Activation, _ body: @escaping () -> ValueSet) -> ValueSet {
    _ = spend()
    activation.callers.append(calling.id)
    if activation.body == nil {
      activation.body = body
      switch activation.code {
      case .function(let id), .getter(let id), .initialValue(let id): ranMembers.insert(id)
      case .setter, .observer, .closure, .presentation, .entry: break
      }
      if case .function(let id) = activation.code, let receiver = activation.receiver {
        runsByFunction[RunKey(function: id, receiver: receiver), default: []].append(activation.id)
      }
    }
    guard activation.isDirty, !activation.isRunning else { return activation.result }
    guard depth < Self.depthLimit, !activation.waitsForOthers else {
      enqueue(activation)
      return activation.result
    }
    execute(activation)
    return activation.result
  }

  /// Runs a body that nothing calls.
  func begin(_ activation: Activation, _ body: @escaping () -> ValueSet) {
    activation.body = body
    execute(activation)
  }

  private func execute(_ activation: Activation) {
    guard spend(), let body = activation.body else { return }
    let outer = (current, choices, declaringStatement)
    activation.isRunning = true
    activation.isDirty = false
    activation.beginRun()
    current = activation
    choices = 0
    declaringStatement = nil
    depth += 1
    let touched = activation.touched.count
    let grew = activation.result.formUnion(body()) || activation.touched.count > touched
    depth -= 1
    (current, choices, declaringStatement) = outer
    activation.isRunning = false
    if activation.isDirty { enqueue(activation) }
    guard grew else { return }
    for caller in activation.callers where caller != current?.id || activation.callers.count > 1 { invalidate(caller) }
  }

  /// Runs whatever has to run again until nothing has, places that still wait widened.
  func solve() {
    repeat { drain() } while widenWaiting()
  }

  /// Runs whatever has to run again until nothing has.
  func drain() {
    while let id = queue.popFirst() ?? lateQueue.popFirst() {
      let activation = activations[id]
      activation.isQueued = false
      if activation.isDirty, !activation.isRunning { execute(activation) }
    }
  }

  /// Runs each body once more, so that what is noted down is what the stable state says.
  func replay(_ ids: some Sequence<Int>) {
    for id in ids { execute(activations[id]) }
  }

  private func enqueue(_ activation: Activation) {
    guard !activation.isQueued else { return }
    activation.isQueued = true
    if activation.waitsForOthers { lateQueue.append(activation.id) } else { queue.append(activation.id) }
  }

  /// Takes types for such whose code matters; what was left out of it until now is run.
  func involve(_ types: some Sequence<TypeID>) {
    for type in types where involved.insert(type).inserted {
      for id in (refusals.removeValue(forKey: type) ?? []).sorted() { invalidate(id) }
    }
  }

  /// Notes that the body that is running would have run code of a type.
  func noteRefusal(of type: TypeID) {
    if let current { refusals[type, default: []].insert(current.id) }
  }

  func invalidate(_ id: Int) {
    activations[id].isDirty = true
    if !activations[id].isRunning { enqueue(activations[id]) }
  }

  /// Whether code of a function or property has run, whatever the receiver.
  func hasRun(_ member: Int) -> Bool { ranMembers.contains(member) }

  /// Whether a function has run on a receiver.
  func hasRun(_ symbol: FunctionSymbol, _ receiver: Value) -> Bool {
    runsByFunction[RunKey(function: symbol.id, receiver: receiver)] != nil
  }

  /// Whether no run of a function on a receiver took all of its branches.
  func isPruned(_ symbol: FunctionSymbol, _ receiver: Value) -> Bool {
    let runs = runsByFunction[RunKey(function: symbol.id, receiver: receiver)] ?? []
    return !runs.isEmpty && runs.allSatisfy { activations[$0].isPruned }
  }

  /// The functions that activations run, by receiver.
  func functionsRun(in ids: [Int]) -> [ObjectID: Set<Int>] {
    ids.reduce(into: [:]) { found, id in
      if case .function(let symbol) = activations[id].code, case .object(let receiver)? = activations[id].receiver {
        found[receiver, default: []].insert(symbol)
      }
    }
  }

  private struct RunKey: Hashable {
    let function: Int
    let receiver: Value
  }

  // MARK: - Waiting

  /// Whether a value of which nothing is known has to be taken for anything: it is known to be unknown, or nothing had reached it
  /// when nothing grew any more. Otherwise what runs now waits for it.
  func assumesUnknown(_ values: ValueSet, at point: WaitingPoint.Place) -> Bool {
    guard values.isBottom else { return values.isUnknown }
    return isWidened(point)
  }

  /// Whether a place that holds nothing is top of its type by now; otherwise what runs now waits for it.
  func isWidened(_ place: WaitingPoint.Place) -> Bool {
    guard let current else { return true }
    let point = WaitingPoint(activation: current.id, place: place)
    if widened.contains(point) || widensAtOnce { return true }
    current.waitsFor.append(point)
    waiting.append(current.id)
    return false
  }

  /// Widens the places that still wait; false where there are none.
  private func widenWaiting() -> Bool {
    let ids = waiting
    waiting = []
    strata += 1
    widensAtOnce = strata >= Self.strataLimit
    var isNew = false
    for id in ids {
      let points = activations[id].waitsFor
      activations[id].waitsFor = []
      var widens = false
      for point in points where widened.insert(point).inserted { widens = true }
      if widens {
        isNew = true
        invalidate(id)
      }
    }
    return isNew
  }

  // MARK: - Places

  /// What a field holds.
  func field(_ name: String, of id: ObjectID) -> ValueSet {
    let field = heap[id].field(name)
    if let current { field.readers.insert(current.id) }
    return field.values
  }

  func put(_ values: ValueSet, in field: String, of id: ObjectID) {
    guard heap.add(values, to: field, of: id) else { return }
    for reader in heap[id].field(field).readers.ids { invalidate(reader) }
    trackHeld(values, by: id, in: field)
  }

  /// What an envelope holds, directly or through other envelopes; who asks depends on it.
  func held(by id: ObjectID) -> HeldValues {
    let object = heap[id]
    if let current { object.heldReaders.insert(current.id) }
    return object.held
  }

  /// Tells the readers of an envelope that it holds more.
  func invalidateHeld(of id: ObjectID) {
    for reader in heap[id].heldReaders.ids { invalidate(reader) }
  }

  func values(of variable: Environment.Variable) -> ValueSet {
    if let current { variable.readers.insert(current.id) }
    return variable.values
  }

  func assign(_ values: ValueSet, to variable: Environment.Variable) {
    guard variable.parts.isEmpty else { return variable.parts.forEach { assign(values, to: $0) } }
    guard variable.insert(values) else { return }
    for reader in variable.dependents { invalidate(reader) }
  }

  func declare(_ name: String, _ values: ValueSet, type: ScopedType? = nil, in environment: Environment) {
    guard let grown = environment.declare(name, values, type: type, by: declaringStatement) else { return }
    // What runs now reads the new values further down.
    for reader in grown.dependents where reader != current?.id { invalidate(reader) }
  }

  /// A local function in the form of a closure.
  func localClosure(of fact: FunctionFact) -> ClosureFact {
    if let known = localClosures[ObjectIdentifier(fact)] { return known }
    let closure = ClosureFact(
      captures: [], parameters: fact.parameters.map { .init(name: $0.name, type: $0.type) }, body: fact.body ?? [],
      range: fact.range)
    localClosures[ObjectIdentifier(fact)] = closure
    return closure
  }

  // MARK: - Recording

  /// Notes an effect of the body that runs now; whose it is and how sure, the stable call graph tells.
  func record(_ effect: Effect, at site: Site?) {
    current?.effects.append(RecordedEffect(effect: effect, site: site, isChoice: choices > 0))
  }

  /// Notes something that could not be followed.
  func noteUnresolved(_ text: String, at site: Site, _ frame: Frame, isAssumption: Bool = false) {
    // An assumption is about the class without source, whoever calls it.
    let subject = isAssumption ? nil : heap[frame.actor].type
    current?.unresolved.append(
      UnresolvedCall(subject: subject, text: text, site: site, isAssumption: isAssumption))
  }

  func noteAllocation(of id: ObjectID) {
    current?.allocations.append(Allocation(object: id, isChoice: choices > 0))
  }

  func noteMaker(_ maker: ObjectID, of coordinator: ObjectID) { makers[coordinator, default: []].insert(maker) }

  /// Whether a coordinator makes others of its type, so that one object stands for both sides of an edge.
  func makesItsOwnKind(_ id: ObjectID) -> Bool { makers[id]?.contains(id) ?? false }

  func site(_ range: SourceRange, _ frame: Frame) -> Site { Site(file: frame.scope.file, range: range) }
}

/// One evaluation of an argument.
struct ArgumentKey: Hashable {
  let activation: Int
  let environment: ObjectIdentifier
  let range: SourceRange
  let expecting: TypeReference?
}
