import Collections
import GraphModel
import SourceFacts

/// Runs bodies on abstract objects and records what their primitives do.
///
/// A body runs again when something that it read has grown, until nothing grows any more. Every limit is a constant below, so
/// that no input makes it run for long: what lies beyond ``stepLimit`` is left out, and ``exhausted`` says so.
final class Interpreter {
  let program: Program
  let roles: Roles
  let relevance: Relevance
  /// Types whose objects hold a wire to a coordinator.
  var involved: Set<TypeID> = []
  let heap = Heap()
  /// What rules want to know beside the effects; nil where nobody asks.
  let notebook: Notebook?
  var log = EffectLog()
  /// What could not be followed, with the place.
  var unresolved: OrderedDictionary<Unresolved, Site> = [:]

  private(set) var activations: [Activation] = []
  private var contexts: [ContextKey: Int] = [:]
  private var activationIDs: [Activation.Key: Int] = [:]
  /// How many activations each body has for a receiver and actor; past a limit its arguments are no longer told apart.
  private var activationsByCode: [Activation.Key: Int] = [:]
  /// Activations that have to run again.
  private var queue: Deque<Int> = []
  /// Functions that ran on a receiver.
  private var ran: Set<RunKey> = []
  /// The activation whose body is running; what it reads it depends on.
  private(set) var current: Activation?
  private var depth = 0
  /// The publisher's name, as written, by which each method listens.
  var listenerLinks: [Listener: String] = [:]
  /// Methods that a library calls with the values of a stream, each a step of its own.
  var steppedListeners: Set<Listener> = []
  /// The coordinators that each closure which was put into a property reaches.
  var wiredClosures: [ClosureID: OrderedSet<ObjectID>] = [:]
  /// Local functions that are running.
  var localCalls: Set<ObjectIdentifier> = []
  /// Screens that a library gives to a coordinator, whoever made them.
  var owners: [ObjectID: ObjectID] = [:]
  /// How many of the calls in hand are one choice of several.
  var choices = 0
  private(set) var steps = 0
  private(set) var exhausted = false

  static let stepLimit = 4_000_000
  /// A call deeper than this runs later, by itself.
  static let depthLimit = 64
  static let activationsPerCode = 24
  /// How many places that could not be followed are kept.
  static let unresolvedLimit = 1_000
  /// A protocol with more implementers than this is not taken apart.
  static let implementerLimit = 6

  init(program: Program, roles: Roles, notebook: Notebook? = nil) {
    self.notebook = notebook
    self.program = program
    self.roles = roles
    relevance = Relevance(program: program, roles: roles)
  }

  // MARK: - Running

  /// Counts one step; false once the budget is spent.
  func spend() -> Bool {
    steps += 1
    if steps > Self.stepLimit { exhausted = true }
    return !exhausted
  }

  func activation(
    _ code: Code, receiver: Value?, actor: ObjectID, arguments: [ValueSet], generics: [String: TypeID] = [:]
  ) -> Activation {
    var key = Activation.Key(code: code, receiver: receiver, actor: actor, arguments: arguments, generics: generics)
    if let known = activationIDs[key] { return activations[known] }
    let site = Activation.Key(code: code, receiver: receiver, actor: actor, arguments: [], generics: [:])
    if activationsByCode[site, default: 0] >= Self.activationsPerCode {
      key = site
      if let known = activationIDs[key] {
        join(arguments, into: activations[known])
        return activations[known]
      }
    }
    activationsByCode[site, default: 0] += 1
    let activation = Activation(
      id: activations.count, code: code, receiver: receiver, actor: actor, arguments: arguments,
      context: context(of: actor, arguments))
    activationIDs[key] = activation.id
    activations.append(activation)
    return activation
  }

  private func join(_ arguments: [ValueSet], into activation: Activation) {
    var grew = false
    for (index, values) in arguments.enumerated() {
      if !activation.arguments.indices.contains(index) { activation.arguments.append(.empty) }
      if activation.arguments[index].formUnion(values) { grew = true }
    }
    if grew { invalidate(activation.id) }
  }

  /// Objects made in a body are told apart by the body's actor, and wrappers by what was passed as well: a helper that wraps
  /// screens must not mix those of two calls. Arguments that are such wrappers themselves count no more, so that it ends.
  private func context(of actor: ObjectID, _ arguments: [ValueSet]) -> Int {
    let plain = arguments.map { $0.filter { isShowable($0) } }
    guard plain.contains(where: { !$0.isEmpty }) else { return actor.index }
    let key = ContextKey(actor: actor, arguments: plain)
    if let known = contexts[key] { return known }
    // Below zero, so that no context of this kind is that of an actor alone.
    let context = -2 - contexts.count
    contexts[key] = context
    return context
  }

  /// Screens, their containers and coordinators.
  private func isShowable(_ value: Value) -> Bool {
    guard case .object(let id) = value, !heap[id].isContextual else { return false }
    return isCoordinator(id) || isScreen(id) || heap[id].type.map { roles.isController($0) } == true
  }

  private struct ContextKey: Hashable {
    let actor: ObjectID
    let arguments: [ValueSet]
  }

  /// Runs a body unless nothing that it reads has changed; gives what it returns.
  func run(
    _ activation: Activation, from caller: Frame, site: Site?, message: String?, isDeferred: Bool = false,
    _ body: @escaping () -> ValueSet
  ) -> ValueSet {
    let calling = caller.activation
    calling.calls.append(CallEdge(callee: activation.id, message: message, isDeferred: isDeferred, site: site))
    activation.callers.append(calling.id)
    let isChoice = calling.isChoice || choices > 0
    if activation.body == nil {
      activation.body = body
      activation.origin = Activation.Origin(caller: calling.id, site: site)
      activation.isChoice = isChoice
      if case .function(let id) = activation.code, let receiver = activation.receiver {
        ran.insert(RunKey(function: id, receiver: receiver))
      }
    } else if activation.isChoice, !isChoice {
      activation.isChoice = false
      activation.isDirty = true
    }
    guard activation.isDirty, !activation.isRunning else { return activation.result }
    guard depth < Self.depthLimit else {
      enqueue(activation)
      return activation.result
    }
    execute(activation)
    return activation.result
  }

  private func execute(_ activation: Activation) {
    guard spend(), let body = activation.body else { return }
    let outer = (current, choices)
    activation.isRunning = true
    activation.isDirty = false
    current = activation
    choices = 0
    depth += 1
    let touched = activation.touched.count
    let grew = activation.result.formUnion(body()) || activation.touched.count > touched
    depth -= 1
    (current, choices) = outer
    activation.isRunning = false
    if activation.isDirty { enqueue(activation) }
    guard grew else { return }
    for caller in activation.callers where caller != current?.id || activation.callers.count > 1 { invalidate(caller) }
  }

  /// Runs whatever has to run again until nothing has.
  func settle() {
    while let id = queue.popFirst() {
      let activation = activations[id]
      activation.isQueued = false
      if activation.isDirty, !activation.isRunning { execute(activation) }
    }
  }

  private func enqueue(_ activation: Activation) {
    guard !activation.isQueued else { return }
    activation.isQueued = true
    queue.append(activation.id)
  }

  private func invalidate(_ id: Int) {
    activations[id].isDirty = true
    if !activations[id].isRunning { enqueue(activations[id]) }
  }

  /// Whether a function has run on a receiver.
  func hasRun(_ symbol: FunctionSymbol, _ receiver: Value) -> Bool {
    ran.contains(RunKey(function: symbol.id, receiver: receiver))
  }

  /// Whether the run began with that function on that receiver.
  func isEntered(_ symbol: FunctionSymbol, _ receiver: Value, by frame: Frame) -> Bool {
    let key = Activation.Key(
      code: .function(symbol.id), receiver: receiver, actor: actor(for: receiver, else: frame.actor), arguments: [],
      generics: [:])
    return activationIDs[key] != nil
  }

  private struct RunKey: Hashable {
    let function: Int
    let receiver: Value
  }

  // MARK: - Places

  /// What a field holds.
  func field(_ name: String, of id: ObjectID) -> ValueSet {
    if let current { heap[id].readers[name, default: []].append(current.id) }
    return heap[id].fields[name] ?? .empty
  }

  /// The names of the fields that hold something; who asks depends on new ones too.
  func fieldNames(of id: ObjectID) -> [String] {
    if let current { heap[id].readers[HiddenField.any, default: []].append(current.id) }
    return heap[id].fields.keys.elements
  }

  func put(_ values: ValueSet, in field: String, of id: ObjectID) {
    guard heap.add(values, to: field, of: id) else { return }
    for reader in heap[id].readers[field] ?? [] { invalidate(reader) }
    for reader in heap[id].readers[HiddenField.any] ?? [] { invalidate(reader) }
  }

  func values(of variable: Environment.Variable) -> ValueSet {
    if let current { variable.readers.append(current.id) }
    return variable.values
  }

  func assign(_ values: ValueSet, to variable: Environment.Variable) {
    guard variable.insert(values) else { return }
    for reader in variable.readers { invalidate(reader) }
  }

  func declare(_ name: String, _ values: ValueSet, type: ScopedType? = nil, in environment: Environment) {
    guard let grown = environment.declare(name, values, type: type) else { return }
    // What runs now reads the new values further down.
    for reader in grown.readers where reader != current?.id { invalidate(reader) }
  }

  // MARK: - Recording

  /// Whether what runs now is no choice of several.
  var isCertain: Bool { choices == 0 && current?.isChoice != true }

  func record(_ effect: Effect, at site: Site?) {
    var sites: [Site] = []
    if let site { sites.append(site) }
    // From the primitive back to the statement in the actor's own code; how that came to run is another matter.
    var activation = current
    while let running = activation, let origin = running.origin, sites.count < 16 {
      if let owner = running.owner, owner == heap[running.actor].type { break }
      let caller = activations[origin.caller]
      guard caller.actor == running.actor, caller !== running else { break }
      // A closure that a library runs stands inside that call: it says nothing that the closure's own statement doesn't.
      if let site = origin.site, sites.last.map(site.contains) != true { sites.append(site) }
      activation = caller
    }
    log.record(effect, at: sites.reversed(), isCertain: isCertain)
  }

  func site(_ range: SourceRange, _ frame: Frame) -> Site { Site(file: frame.scope.file, range: range) }

  // MARK: - Objects

  func typeInfo(_ id: ObjectID) -> TypeInfo? { heap[id].type.map { program[$0] } }

  func isCoordinator(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind != .statics else { return false }
    return roles.isCoordinator(type)
  }

  func isScreen(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind == .instance || heap[id].kind == .opaque else { return false }
    return roles.isScreen(type)
  }

  /// A screen of the app, with Swift source or, as far as its name tells, in Objective-C.
  func isAppScreen(_ id: ObjectID) -> Bool {
    isScreen(id) || heap[id].type.map { program.isUnsourcedController($0) } == true
  }

  /// The one object that stands for all coordinators of a type.
  func coordinator(_ type: TypeID) -> ObjectID {
    heap.object(.instance, type: type, name: "coordinator", maker: nil).id
  }

  /// An object of which only the type is known.
  func opaque(_ type: TypeID) -> ObjectID {
    if roles.isCoordinator(type) { return coordinator(type) }
    return heap.object(.opaque, type: type, maker: nil).id
  }

  func statics(of type: TypeID) -> ObjectID { heap.object(.statics, type: type, maker: nil).id }

  func isStream(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return program.ancestors(of: type).contains { program.models.isStream(program[$0].name) }
  }

  /// What a value of only a known type may be: an object of it, or for a collection an empty one that can be filled.
  func opaqueValue(of type: ScopedType, generics: [String: TypeID], name: String) -> ValueSet {
    let expanded = program.expand(type.reference, in: type.scope)
    switch expanded.reference {
    case .array, .dictionary:
      guard !name.isEmpty else { return .empty }
      let object = heap.object(
        .collection, type: program.externalType(LibraryModel.collectionType), name: name, maker: nil)
      return ValueSet(.object(object.id))
    case .named(let path, _) where path.count == 1 && generics[path[0]] != nil:
      return generics[path[0]].map { ValueSet(.object(opaque($0))) } ?? .empty
    default:
      guard let resolved = program.resolve(expanded.reference, in: expanded.scope) else { return .empty }
      guard matters(resolved) else { return .empty }
      let info = program[resolved]
      // Streams of two owners must not become one: whoever listens to the first would hear the second.
      if info.isExternal, !name.isEmpty {
        return ValueSet(.object(heap.object(.opaque, type: resolved, name: name, maker: nil).id))
      }
      return ValueSet(.object(opaque(resolved)))
    }
  }

  /// Whether objects of a type can tell anything: those with source, those that a model describes, and view controllers that
  /// have no Swift source.
  func matters(_ type: TypeID) -> Bool {
    let info = program[type]
    return !info.isExternal || program.models.isKnown(info.name) || program.isUnsourcedController(type)
  }

  /// The objects that answer for one: itself, or for a value known only by its protocol its implementers.
  func targets(of id: ObjectID) -> [ObjectID] {
    let object = heap[id]
    guard object.kind == .opaque, let type = object.type, program.isProtocol(type), !program[type].isExternal else {
      return [id]
    }
    let implementers = program.concreteSubtypes(of: type)
    guard !implementers.isEmpty, implementers.count <= Self.implementerLimit else { return [] }
    return implementers.map { opaque($0) }
  }

  /// The actor of a body with that receiver: coordinators and screens act for themselves, others for their caller.
  func actor(for receiver: Value?, else actor: ObjectID) -> ObjectID {
    guard case .object(let id)? = receiver, heap[id].kind != .statics, isCoordinator(id) || isScreen(id) else {
      return actor
    }
    return id
  }
}

/// Something the engine met and could not follow.
struct Unresolved: Hashable {
  let subject: TypeID?
  let text: String
}
