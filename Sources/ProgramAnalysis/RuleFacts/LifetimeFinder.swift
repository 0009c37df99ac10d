import SourceFacts

/// What is made once in a run of the app, and so lives to its end.
///
/// A class, because what it found out of one body serves the next.
final class LifetimeFinder: ObservationFinder {
  let observer: Observer
  private var makers: [TypeID: [Int]] = [:]
  private var runs: [Int: Runs] = [:]
  private var types: [TypeID: Bool] = [:]
  private var placements: [Int: Runs] = [:]
  private var places: [TypeID: Bool] = [:]
  private lazy var presentedContent = interpreter.presenterTable.presentedContent()

  /// The coordinator whose life is meant, and not the app's.
  private let coordinator: ObjectID?

  /// - Parameter coordinator: what counts as living to the end; nil for what the system makes when the app starts.
  init(observer: Observer, of coordinator: ObjectID? = nil) {
    self.observer = observer
    self.coordinator = coordinator
    for activation in interpreter.solver.activations {
      for type in Set(made(by: activation).compactMap { graph.type($0) }) {
        makers[type, default: []].append(activation.id)
      }
    }
  }

  private func made(by activation: Activation) -> [ObjectID] {
    let coordinators = activation.effects.compactMap { recorded -> ObjectID? in
      if case .made(_, _, let coordinator) = recorded.effect { coordinator } else { nil }
    }
    return activation.allocations.map(\.object) + coordinators
  }

  /// Whether all objects of a type are made while the app starts, by what is made then itself.
  func isPermanent(_ type: TypeID) -> Bool {
    if graph.roles.isLaunched(type) || coordinator.map({ graph.type($0) == type }) == true { return true }
    if let known = types[type] { return known }
    // What only makes itself is made by nobody.
    types[type] = false
    let makers = makers[type] ?? []
    let isPermanent = areMadeOnce(by: makers)
    types[type] = isPermanent
    return isPermanent
  }

  /// Whether an object is made once in a run of the app.
  func isMadeOnce(_ object: ObjectID) -> Bool {
    areMadeOnce(
      by: interpreter.solver.activations.filter { $0.allocations.contains { $0.object == object } }.map(\.id))
  }

  /// What a body makes that nobody runs is an object of which only the type is known.
  private func areMadeOnce(by makers: [Int]) -> Bool {
    let runs = makers.map(runs)
    return runs.contains(.once) && !runs.contains(.often)
  }

  /// How often a body runs in a run of the app.
  private enum Runs { case never, once, often }

  private func runs(_ id: Int) -> Runs {
    if let known = runs[id] { return known }
    // A body that calls itself runs no oftener for that.
    runs[id] = .once
    let found = runs(interpreter.solver.activations[id])
    runs[id] = found
    return found
  }

  private func runs(_ activation: Activation) -> Runs {
    let fact = calls.function(activation)?.fact
    if let coordinator, activation.receiver == .object(coordinator), fact.map({ PatternWords.isStart($0.name) }) == true
    {
      return .once
    }
    if case .initialValue = activation.code { return isPermanentOwner(of: activation) ? .once : .often }
    if fact?.kind == .initializer, case .object(let id)? = activation.receiver, graph.type(id) != nil {
      return isPermanentOwner(of: activation) ? .once : .often
    }
    var runs = Runs.never
    for caller in activation.callers {
      let source = interpreter.solver.activations[caller]
      if case .entry(let object, _) = source.code {
        switch entrance(of: fact, on: object) {
        case .once: runs = .once
        case .never: continue
        case .often: return .often
        }
      } else {
        for call in source.calls where call.callee == activation.id {
          if call.isDeferred { return .often }
          let callerRuns = self.runs(caller)
          if callerRuns == .often, !bodySource.isGuarded(call.site, in: source) { return .often }
          if callerRuns != .never { runs = .once }
        }
      }
    }
    return runs
  }

  private func isPermanentOwner(of activation: Activation) -> Bool {
    guard case .object(let id)? = activation.receiver, let type = graph.type(id) else { return true }
    return isState(activation.code, of: type) ? isPlacedOnce(type) : isPermanent(type)
  }

  private func isState(_ code: Code, of type: TypeID) -> Bool {
    guard case .initialValue(let id) = code, graph.roles.isView(type) else { return false }
    return program[type].orderedProperties.contains { $0.id == id && $0.fact.isViewState }
  }

  /// Whether all views of a type have one place in a run of the app. SwiftUI keeps their state for as long as they have it, however often
  /// the views are made.
  private func isPlacedOnce(_ view: TypeID) -> Bool {
    if let known = places[view] { return known }
    places[view] = false
    let runs = (makers[view] ?? []).map(placements)
    let isPlacedOnce = runs.contains(.once) && !runs.contains(.often)
    places[view] = isPlacedOnce
    return isPlacedOnce
  }

  /// How many places what a body builds has.
  private func placements(_ id: Int) -> Runs {
    if let known = placements[id] { return known }
    placements[id] = .once
    let found = placements(interpreter.solver.activations[id])
    placements[id] = found
    return found
  }

  private func placements(_ activation: Activation) -> Runs {
    if case .getter = activation.code, case .object(let id)? = activation.receiver, let type = graph.type(id) {
      if graph.roles.isLaunched(type) { return .once }
      if graph.roles.isView(type) { return isPlacedOnce(type) ? .once : .often }
    }
    if case .closure(let id) = activation.code, presentedContent.contains(id) { return .often }
    var placements = Runs.never
    for caller in activation.callers {
      for call in interpreter.solver.activations[caller].calls where call.callee == activation.id {
        let runs = call.isDeferred ? .often : self.placements(caller)
        if runs == .often { return .often }
        if runs == .once { placements = .once }
      }
    }
    return placements
  }

  /// How often the system, or code that was not followed, calls a function.
  private func entrance(of fact: FunctionFact?, on object: ObjectID) -> Runs {
    guard let fact, let type = graph.type(object) else { return .often }
    if graph.roles.isLaunched(type) { return PlatformCalls.launches(fact) ? .once : .often }
    guard graph.isCoordinator(object) else {
      return PlatformCalls.happensOnce(fact) && isPermanent(type) ? .once : .often
    }
    guard fact.kind != .initializer, !PatternWords.isStart(fact.name) else { return .never }
    let symbols = program.members.functions(named: fact.name, in: type)
    return symbols.contains { calls.mayBeCalled($0, unseen: object, mentions) } ? .often : .never
  }
}
