import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Calls that begin a flow and give a stream of its end, which nobody subscribes to.
struct UnreadStartFinder: ObservationFinder {
  let observer: Observer

  func unreadStarts() -> [UnreadStart] {
    let dropped = droppedCalls()
    return interpreter.solver.activations.flatMap { activation -> [UnreadStart] in
      guard let parent = referenceFinder.receiver(around: activation), graph.isCoordinator(parent) else { return [] }
      return activation.calls.compactMap { unreadStart($0, by: parent, dropped) }
    }.uniqued { $0.call.order + [$0.parent, $0.child] }.sorted(by: { [$0.call] }) { [$0.parent, $0.child] }
  }

  private func unreadStart(_ call: CallEdge, by parent: ObjectID, _ dropped: Set<Site>) -> UnreadStart? {
    let callee = interpreter.solver.activations[call.callee]
    guard !call.isDeferred, let site = call.site, dropped.contains(site), let symbol = calls.function(callee),
      PatternWords.isStart(symbol.fact.name), let result = symbol.resultType,
      let type = program.resolution.resolve(result),
      program.hierarchy.isStream(type), let child = child(startedBy: callee, for: parent), mayEnd(callee.result)
    else { return nil }
    return UnreadStart(
      parent: observer.name(parent), child: observer.name(child), call: graph.evidence(site),
      isDiscardable: symbol.fact.attributes.contains("discardableResult"))
  }

  /// Whether what a start gives may say anything: `Observable.never()` does not.
  private func mayEnd(_ streams: ValueSet) -> Bool {
    streams.isUnknown || streams.objects.isEmpty
      || !streams.objects.allSatisfy { interpreter.streamEnds.isEndless($0) }
  }

  /// The coordinator that a call begins: the one that it is called on, or that it is passed.
  private func child(startedBy callee: Activation, for parent: ObjectID) -> ObjectID? {
    if case .object(let id)? = callee.receiver, id != parent, graph.isCoordinator(id) { return id }
    return callee.arguments.flatMap(\.objects).first { $0 != parent && graph.isCoordinator($0) }
  }

  /// The calls that stand as statements of their own, or are assigned to `_`.
  private func droppedCalls() -> Set<Site> {
    var found: Set<Site> = []
    for (body, file) in calls.bodies {
      DroppedCalls(in: body).ranges.forEach { found.insert(Site(file: file, range: $0)) }
    }
    return found
  }
}

/// The calls of a body whose results are dropped.
private struct DroppedCalls {
  private(set) var ranges: [SourceRange] = []

  init(in body: [Statement]) {
    add(body)
    var closures: [ClosureFact] = []
    ExpressionWalk { expression, _ in
      if case .closure(let closure) = expression { closures.append(closure) }
    }.walk(body)
    for closure in closures { add(closure.body) }
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(.call(let call)): ranges.append(call.range)
      case .expression(.assignment(.effects, "=", .call(let call), _)): ranges.append(call.range)
      case .branch(_, let then, let otherwise): add(then + otherwise)
      case .switch(_, let cases): for branch in cases { add(branch.body) }
      case .forEach(_, _, let inner), .block(let inner): add(inner)
      case .expression(.statement(let inner, _)): add([inner])
      default: break
      }
    }
  }
}
