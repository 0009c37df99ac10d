import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Bodies that begin the flow of one coordinator twice on the same way.
struct RestartFinder: ObservationFinder {
  let observer: Observer

  func restarts() -> [Restart] {
    interpreter.solver.activations.flatMap { restarts(in: $0) }.uniqued { [$0.first.order, $0.second.order] }
      .sorted(by: { [$0.first, $0.second] }) { [$0.starter, $0.coordinator] }
  }

  private func restarts(in activation: Activation) -> [Restart] {
    guard let body = bodySource.statements(of: activation) else { return [] }
    return StraightLines(of: body.statements).lists.flatMap { steps in
      restarts(among: steps, activation, file: body.file)
    }
  }

  /// Two steps that start what one variable holds, which is not given another value between.
  private func restarts(among steps: [StraightLines.Step], _ activation: Activation, file: Int) -> [Restart] {
    var locals: Set<String> = []
    func key(_ variable: StraightLines.Variable) -> StraightLines.Variable {
      .init(name: variable.name, isOwn: variable.isOwn || !locals.contains(variable.name))
    }
    var begun: [StraightLines.Variable: (coordinator: ObjectID, function: Int, site: Site)] = [:]
    var found: [Restart] = []
    for step in steps {
      switch step {
      case .binding(let name): locals.insert(name)
      case .assignment(let variable): begun[key(variable)] = nil
      case .end: begun = [:]
      case .call(let variable, let range):
        let name = key(variable)
        let site = Site(file: file, range: range)
        guard let start = start(at: site, in: activation, depth: 0) else { continue }
        if let earlier = begun[name], earlier.coordinator == start.coordinator, earlier.function == start.function {
          found.append(
            Restart(
              starter: observer.name(activation.actor), coordinator: observer.name(start.coordinator),
              first: graph.evidence(earlier.site), second: graph.evidence(site)))
        } else {
          begun[name] = (start.coordinator, start.function, site)
        }
      }
    }
    return found
  }

  /// The coordinator whose flow a call begins in any case, itself or by a helper that it is passed to.
  private func start(
    at site: Site, in activation: Activation, depth: Int
  ) -> (coordinator: ObjectID, function: Int)? {
    guard depth < 4 else { return nil }
    var found: [(ObjectID, Int)] = []
    for call in activation.calls where call.site == site && !call.isDeferred {
      let callee = interpreter.solver.activations[call.callee]
      guard let symbol = calls.function(callee) else { continue }
      if case .object(let id)? = callee.receiver, graph.isCoordinator(id), id != activation.actor,
        PatternWords.isStart(symbol.fact.name), !startsAnother(callee, named: symbol.fact.name)
      {
        found.append((id, symbol.id))
      } else if let body = bodySource.statements(of: callee) {
        let sites = StraightLines(of: body.statements).outer.compactMap { step -> Site? in
          if case .call(_, let range) = step { Site(file: body.file, range: range) } else { nil }
        }
        found += sites.compactMap { start(at: $0, in: callee, depth: depth + 1) }.filter {
          passed(to: callee).contains($0.0)
        }
      }
    }
    // Where one call can go several ways, none of them is certain.
    guard let only = found.first, found.allSatisfy({ $0 == only }) else { return nil }
    return only
  }

  /// Whether what is started is passed rather than called: `tabs.startChild(list)`.
  private func startsAnother(_ callee: Activation, named name: String) -> Bool {
    name != PatternWords.start
      && passed(to: callee).contains { .object($0) != callee.receiver && graph.isCoordinator($0) }
  }

  private func passed(to activation: Activation) -> [ObjectID] {
    activation.arguments.flatMap { interpreter.patterns.elements(of: $0).objects }
  }
}
