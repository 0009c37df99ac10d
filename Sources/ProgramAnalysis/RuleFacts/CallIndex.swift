import SourceFacts

/// Where the calls that are written in the source were seen to go.
struct CallIndex {
  private struct Key: Hashable {
    let file: Int
    let start: UInt32
    let name: String
  }

  private var receivers: [Key: Set<Value>] = [:]
  /// The functions of the program by their ids.
  private let functions: [Int: FunctionSymbol]
  private let functionsByName: [String: [FunctionSymbol]]
  private let propertyNames: Set<String>
  private let interpreter: Interpreter

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
    var functions: [Int: FunctionSymbol] = [:]
    for type in interpreter.program.types {
      for symbol in type.orderedFunctions { functions[symbol.id] = symbol }
    }
    for symbol in interpreter.program.globalFunctions.values.joined() { functions[symbol.id] = symbol }
    for symbol in interpreter.program.operators.values.joined() { functions[symbol.id] = symbol }
    self.functions = functions
    functionsByName = Dictionary(grouping: functions.values.sorted { $0.id < $1.id }, by: \.fact.name)
    propertyNames = Set(interpreter.program.types.flatMap { $0.orderedProperties.map(\.fact.name) })
    for activation in interpreter.solver.activations {
      for call in activation.calls {
        let callee = interpreter.solver.activations[call.callee]
        guard let site = call.site, let receiver = callee.receiver else { continue }
        for name in Set([call.message, function(callee)?.fact.name].compactMap(\.self)) {
          receivers[Key(file: site.file, start: site.range.start, name: name), default: []].insert(receiver)
        }
      }
    }
  }

  /// The bodies of all functions, each with its file.
  var bodies: [([Statement], Int)] {
    functions.values.compactMap { symbol in symbol.fact.body.map { ($0, symbol.scope.file) } }
  }

  /// The innermost function of the program that a place stands in.
  func body(around site: Site) -> Site? {
    function(around: site).map { Site(file: $0.scope.file, range: $0.fact.range) }
  }

  /// The innermost function of the program that a place stands in.
  func function(around site: Site) -> FunctionSymbol? {
    functions.values.filter { Site(file: $0.scope.file, range: $0.fact.range).contains(site) }
      .min { $0.fact.range.end - $0.fact.range.start < $1.fact.range.end - $1.fact.range.start }
  }

  /// Whether the app has a property of that name, which may be a closure.
  func isProperty(_ name: String) -> Bool { propertyNames.contains(name) }

  func functions(named name: String) -> [FunctionSymbol] { functionsByName[name] ?? [] }

  /// The function that an activation runs.
  func function(_ activation: Activation) -> FunctionSymbol? {
    if case .function(let id) = activation.code { functions[id] } else { nil }
  }

  /// The receivers of the call that is written there; empty where it was not followed.
  func receivers(of name: String, at site: Site) -> Set<Value> {
    receivers[Key(file: site.file, start: site.range.start, name: name)] ?? []
  }

  /// What a body calls at once, itself or by what it calls; the body comes first. A closure that is passed to a call runs when that
  /// wants to.
  func reachedAtOnce(from id: Int, besides isLater: (Activation) -> Bool = { _ in false }) -> [Activation] {
    var seen: Set<Int> = []
    var order: [Activation] = []
    var pending = [id]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, seen.count < Self.reachLimit else { continue }
      let activation = interpreter.solver.activations[next]
      if isLater(activation) { continue }
      order.append(activation)
      pending += activation.calls.filter { !$0.isDeferred && !$0.isChoice && !isPassed($0) }.map(\.callee)
    }
    return order
  }

  /// Whether a call runs a closure because it was written as an argument of it.
  private func isPassed(_ call: CallEdge) -> Bool {
    guard let closure = closure(of: interpreter.solver.activations[call.callee]), let site = call.site else {
      return false
    }
    return site.contains(closure)
  }

  /// The place of the closure that an activation runs.
  func closure(of activation: Activation) -> Site? {
    guard case .closure(let id) = activation.code else { return nil }
    return Site(file: interpreter.heap[id].frame.scope.file, range: interpreter.heap[id].fact.range)
  }

  private static let reachLimit = 500

  // MARK: - What really runs

  /// Whether something other than the interpreter's own curiosity runs a body: it runs every member of a coordinator once, as if
  /// somebody called it.
  func isLive(_ activation: Activation, _ mentions: MentionIndex) -> Bool {
    var seen: Set<Int> = []
    var pending = [activation.id]
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let current = interpreter.solver.activations[id]
      if case .entry = current.code { continue }
      for caller in current.callers {
        if case .entry(let object, _) = interpreter.solver.activations[caller].code {
          guard let symbol = function(current) else { return true }
          if !interpreter.kinds.isCoordinator(object) || mayBeCalled(symbol, unseen: object, mentions) { return true }
        } else {
          pending.append(caller)
        }
      }
    }
    return false
  }

  /// Whether code that was not followed, or the platform, may call a function of a coordinator.
  func mayBeCalled(_ symbol: FunctionSymbol, unseen object: ObjectID, _ mentions: MentionIndex) -> Bool {
    let fact = symbol.fact
    if fact.kind == .initializer || PatternWords.isStart(fact.name) { return true }
    if answersPlatform(symbol, object) { return true }
    return mentions[fact.name].contains { mention in
      receivers(of: fact.name, at: mention.site).isEmpty && !mention.isSuper
        && (interpreter.heap[object].type.map { type in mayMean(mention, fact.name, on: type) } ?? true)
    }
  }

  /// Whether a name may stand for a member of a type: one of `self` does not where another type has a member of that name itself.
  func mayMean(_ mention: MentionIndex.Mention, _ name: String, on type: TypeID) -> Bool {
    let program = interpreter.program
    guard mention.isOwn, let owner = mention.owner else { return true }
    return program.hierarchy.isSubtype(type, of: owner) || program.hierarchy.isSubtype(owner, of: type)
      || program.members.functions(named: name, in: owner).isEmpty
  }

  /// Whether the platform or a library can call it: an override, an action, or a method of an unknown protocol.
  private func answersPlatform(_ symbol: FunctionSymbol, _ object: ObjectID) -> Bool {
    let program = interpreter.program
    if !symbol.fact.attributes.isEmpty, symbol.fact.attributes.contains(where: { ["objc", "IBAction"].contains($0) }) {
      return true
    }
    if program.models.deliveredMethods.contains(symbol.fact.name) { return true }
    guard let type = interpreter.heap[object].type else { return true }
    let ancestors = program.hierarchy.ancestors(of: type)
    let isDeclared = ancestors.contains { ancestor in
      ancestor != symbol.owner && program[ancestor].functions[symbol.fact.name] != nil
    }
    if isDeclared { return false }
    // Only a protocol or class without source can ask for it; Cocoa's delegate methods name their sender first.
    let hasForeign = ancestors.contains {
      program[$0].isExternal && !["AnyObject", "NSObject", "NSObjectProtocol", "_"].contains(program[$0].name)
    }
    return hasForeign
      && (symbol.fact.isOverride || symbol.fact.parameters.first?.label == nil && !symbol.fact.parameters.isEmpty)
  }
}
