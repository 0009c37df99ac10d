import Collections

/// A worklist solver for a flow-insensitive points-to analysis: which bodies have to run, and when.
///
/// A body runs again when something that it read has grown. What depends on a value that nothing has reached yet waits
/// (``isWidened(_:)``); once the worklist is empty, the places that still wait are widened to top of their type, all at once,
/// and the solver goes on. Each stratum is a least fixpoint, so the result does not depend on the order of the runs.
/// It knows activations and who depends on whom, and nothing of what bodies do.
final class Solver {
  @exclusivity(unchecked) var activations: [Activation] = []
  /// Activations that have to run again.
  @exclusivity(unchecked) private var queue: Deque<Int> = []
  /// Activations that join the arguments of many callers, or have run often; they run when all others have, so that they meet what is new at
  /// once.
  @exclusivity(unchecked) private var lateQueue: Deque<Int> = []
  /// Places at which something unknown was taken for anything, because nothing had reached them when nothing grew any more.
  @exclusivity(unchecked) private var widened: Set<WaitingPoint> = []
  /// Activations that wait for a value.
  @exclusivity(unchecked) private var waiting: OrderedSet<Int> = []
  /// How often nothing grew any more while something waited.
  @exclusivity(unchecked) private var strata = 0
  @exclusivity(unchecked) private var widensAtOnce = false
  /// The runs of each function on a receiver.
  @exclusivity(unchecked) private var runsByFunction: [RunKey: [Int]] = [:]
  /// The functions and properties of which code has run, whatever the receiver.
  @exclusivity(unchecked) private var ranMembers: Set<Int> = []
  /// The activation whose body is running; what it reads it depends on.
  @exclusivity(unchecked) private(set) var current: Activation?
  @exclusivity(unchecked) private var depth = 0
  /// The statement that declares local variables now.
  @exclusivity(unchecked) var declaringStatement: Int?
  /// How many of the calls in hand are one choice of several.
  @exclusivity(unchecked) var choices = 0
  /// Whether what is called now is what the running body only says will happen.
  @exclusivity(unchecked) private var isBinding = false
  /// Past it the analysis ends and says so.
  @exclusivity(unchecked) var budget: Budget
  /// What of the steps is counted to an activation.
  @exclusivity(unchecked) private var charged = 0

  /// After this many strata what waits is widened as soon as it is met, so that long chains of unknown values end soon.
  static let strataLimit = 8
  /// A call deeper than this runs later, by itself.
  static let depthLimit = 64

  init(budget: Budget) {
    self.budget = budget
  }

  /// Counts steps; false once the budget is spent.
  func spend(_ count: Int = 1) -> Bool {
    budget.spend(count)
    return budget.end == nil
  }

  /// Runs a body unless nothing that it reads has changed; gives what it returns.
  ///
  /// - Parameter arguments: what is passed to a body that joins the arguments of many calls.
  func run(
    _ activation: Activation, from caller: Frame, site: Site?, message: String?, isDeferred: Bool = false,
    isDelivery: Bool = false, passing arguments: [ValueSet?] = [], _ body: @escaping () -> ValueSet
  ) -> ValueSet {
    let calling = caller.activation
    calling.calls.append(
      CallEdge(
        callee: activation.id, message: message, isDeferred: isDeferred, isChoice: choices > 0, site: site,
        path: calling.path, isDelivery: isDelivery, isBound: isBinding,
        passing: arguments))
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
      case .setter, .observer, .closure, .presentation, .event, .entry: break
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

  /// Does what a stream will do once it delivers something, or an object with the callback that it was made with, which is not now.
  func whileBinding<Result>(_ deliver: () -> Result) -> Result {
    let outer = isBinding
    isBinding = true
    defer { isBinding = outer }
    return deliver()
  }

  /// What a body has returned, for one that does not call it; it depends on that from now on.
  func result(of activation: Activation) -> ValueSet {
    if let current { activation.resultReaders.insert(current.id) }
    return activation.result
  }

  /// Runs a body that nothing calls.
  func begin(_ activation: Activation, _ body: @escaping () -> ValueSet) {
    activation.body = body
    execute(activation)
  }

  private func execute(_ activation: Activation) {
    guard spend(), let body = activation.body else { return }
    let outer = (current, choices, isBinding, declaringStatement)
    activation.isRunning = true
    activation.isDirty = false
    activation.beginRun()
    charge(outer.0)
    current = activation
    choices = 0
    isBinding = false
    declaringStatement = nil
    depth += 1
    let touched = activation.touched.count
    let grew = activation.result.formUnion(body()) || activation.touched.count > touched
    depth -= 1
    charge(activation)
    (current, choices, isBinding, declaringStatement) = outer
    activation.isRunning = false
    if activation.isDirty { enqueue(activation) }
    guard grew else { return }
    for reader in activation.resultReaders.takeAll() { invalidate(reader) }
    for caller in activation.callers where caller != current?.id || activation.callers.count > 1 { invalidate(caller) }
  }

  /// Counts what was spent since another began to run to one that ran.
  private func charge(_ activation: Activation?) {
    activation?.cost += budget.spent - charged
    charged = budget.spent
  }

  /// Runs whatever has to run again until nothing has, places that still wait widened.
  func solve() {
    repeat { drain() } while widenWaiting()
  }

  /// Runs whatever has to run again until nothing has.
  private func drain() {
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
}
