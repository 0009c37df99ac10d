import Collections
import GraphModel
import SourceFacts

/// Runs bodies on abstract objects and records what their primitives do.
///
/// The run is repeated in rounds until no place holds anything new. Every limit is a constant below, so that no input makes it
/// run for long: what lies beyond a limit is left out and counted in ``exhausted``.
final class Interpreter {
  let program: Program
  let roles: Roles
  let heap = Heap()
  var log = EffectLog()
  /// What could not be followed, with the place.
  var unresolved: OrderedDictionary<Unresolved, Site> = [:]

  private(set) var activations: [Activation] = []
  private var contexts: [ContextKey: Int] = [:]
  private var activationIDs: [Activation.Key: Int] = [:]
  /// How many activations each body has; past a limit its arguments are no longer told apart.
  private var activationsByCode: [Code: Int] = [:]
  /// Call sites from the run's beginning to the body in hand, with the actor of each.
  var stack: [(site: Site?, actor: ObjectID)] = []
  var round = 0
  /// Functions that ran on a receiver in this round.
  private(set) var ran: Set<RunKey> = []
  var steps = 0
  /// How many of the callers up the stack were one choice of several.
  var choices = 0
  private(set) var exhausted = false

  static let roundLimit = 6
  static let stepLimit = 4_000_000
  static let depthLimit = 48
  static let activationsPerCode = 48
  /// A protocol with more implementers than this is not taken apart.
  static let implementerLimit = 6

  init(program: Program, roles: Roles) {
    self.program = program
    self.roles = roles
  }

  // MARK: - Running

  /// Counts one step; false once the budget is spent.
  func spend() -> Bool {
    steps += 1
    if steps > Self.stepLimit { exhausted = true }
    return !exhausted
  }

  func beginRound(_ number: Int) {
    round = number
    steps = 0
    ran = []
  }

  func activation(
    _ code: Code, receiver: Value?, actor: ObjectID, arguments: [ValueSet], generics: [String: TypeID] = [:]
  ) -> Activation {
    var key = Activation.Key(code: code, receiver: receiver, actor: actor, arguments: arguments, generics: generics)
    if let known = activationIDs[key] { return activations[known] }
    if activationsByCode[code, default: 0] >= Self.activationsPerCode {
      key = Activation.Key(code: code, receiver: receiver, actor: actor, arguments: [], generics: [:])
      if let known = activationIDs[key] { return activations[known] }
    }
    activationsByCode[code, default: 0] += 1
    let activation = Activation(
      id: activations.count, code: code, receiver: receiver, actor: actor, context: context(of: actor, arguments))
    activationIDs[key] = activation.id
    activations.append(activation)
    return activation
  }

  /// Objects made in a body are told apart by the body's actor, and wrappers by what was passed as well: a helper that wraps
  /// screens must not mix those of two calls. Arguments that are such wrappers themselves count no more, so that it ends.
  private func context(of actor: ObjectID, _ arguments: [ValueSet]) -> Int {
    let plain = arguments.map { $0.filter { if case .object(let id) = $0 { !heap[id].isContextual } else { false } } }
    guard plain.contains(where: { !$0.isEmpty }) else { return actor.index }
    let key = ContextKey(actor: actor, arguments: plain)
    if let known = contexts[key] { return known }
    // Below zero, so that no context of this kind is that of an actor alone.
    contexts[key] = -2 - contexts.count
    return -1 - contexts.count
  }

  private struct ContextKey: Hashable {
    let actor: ObjectID
    let arguments: [ValueSet]
  }

  /// Runs a body unless it ran in this round or is running; gives what it returns.
  func run(
    _ activation: Activation, from caller: Frame, site: Site?, message: String?, isDeferred: Bool = false,
    _ body: () -> ValueSet
  ) -> ValueSet {
    caller.activation.calls.append(
      CallEdge(callee: activation.id, message: message, isDeferred: isDeferred, site: site))
    guard activation.lastRound < round, !activation.isRunning, stack.count < Self.depthLimit, spend() else {
      return activation.result
    }
    activation.isRunning = true
    activation.lastRound = round
    if case .function(let id) = activation.code, let receiver = activation.receiver {
      ran.insert(RunKey(function: id, receiver: receiver))
    }
    stack.append((site, caller.actor))
    activation.result.formUnion(body())
    stack.removeLast()
    activation.isRunning = false
    return activation.result
  }

  // MARK: - Recording

  func record(_ effect: Effect, at site: Site?) {
    var sites: [Site] = []
    // From the place in the actor's own code to the primitive: callers up to where the actor changed.
    let actor = stack.last?.actor
    for caller in stack.reversed() {
      guard caller.actor == actor else { break }
      if let site = caller.site { sites.append(site) }
    }
    sites.reverse()
    if let site, sites.last != site { sites.append(site) }
    log.record(effect, at: sites, isCertain: choices == 0)
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
      let object = heap.object(.collection, type: program.externalType(LibraryModel.collectionType), name: name, maker: nil)
      return ValueSet(.object(object.id))
    case .named(let path, _) where path.count == 1 && generics[path[0]] != nil:
      return generics[path[0]].map { ValueSet(.object(opaque($0))) } ?? .empty
    default:
      guard let resolved = program.resolve(expanded.reference, in: expanded.scope) else { return .empty }
      let info = program[resolved]
      // Streams of two owners must not become one: whoever listens to the first would hear the second.
      if info.isExternal, !name.isEmpty {
        return ValueSet(.object(heap.object(.opaque, type: resolved, name: name, maker: nil).id))
      }
      return ValueSet(.object(opaque(resolved)))
    }
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

extension Interpreter {
  /// Whether a function has run on a receiver in this round.
  func hasRun(_ symbol: FunctionSymbol, _ receiver: Value) -> Bool { ran.contains(RunKey(function: symbol.id, receiver: receiver)) }
}

struct RunKey: Hashable {
  let function: Int
  let receiver: Value
}
