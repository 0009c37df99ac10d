import GraphModel
import SourceFacts

/// How coordinators are kept by what is kept in their place: `self.flow = ListCoordinatorView(coordinator: child)`.
struct IndirectRetention: GraphPart {
  let graph: GraphBuilder

  /// How a parent keeps a child by a view or a machine's state that has it; `none` where it keeps neither.
  func retention(of child: ObjectID, by parent: ObjectID) -> ChildRelation.Retention {
    let kept = interpreter.heap[parent].filledFields.filter { !interpreter.envelopes.isWeak($0.key, of: parent) }
      .flatMap(\.value.objects)
    let collected = kept.filter { interpreter.heap[$0].kind == .collection }.flatMap(held)
    if collected.contains(where: { isView($0, having: child) }) { return .collection }
    return kept.contains { isView($0, having: child) } || isKeptByState(child, of: parent) ? .property : .none
  }

  /// Whether a state of a machine that a parent made keeps a child.
  private func isKeptByState(_ child: ObjectID, of parent: ObjectID) -> Bool {
    interpreter.heap.objects.contains {
      interpreter.kinds.isMachineState($0.id) && $0.maker == parent && held($0.id).contains(child)
    }
  }

  /// Whether what begins the app keeps a coordinator in something of its own, as an app does in a store that keeps the first view.
  func keeps(_ owner: ObjectID, _ coordinator: ObjectID) -> Bool {
    let own = reachable(from: [owner]) { held($0).filter(isOwn) }
    return own.contains { $0 != owner && held($0).contains(coordinator) }
  }

  /// A view, or an object of the app that is neither coordinator nor view controller.
  private func isOwn(_ id: ObjectID) -> Bool {
    guard interpreter.heap[id].kind == .instance, let type = graph.type(id), !program[type].isExternal else {
      return false
    }
    return !graph.isCoordinator(id) && !roles.isController(type)
  }

  private func isView(_ id: ObjectID, having child: ObjectID) -> Bool {
    guard isView(id) else { return false }
    return reachable(from: [id]) { held($0).filter(isView) }.contains { held($0).contains(child) }
  }

  private func isView(_ id: ObjectID) -> Bool {
    interpreter.heap[id].kind == .instance && graph.type(id).map(roles.isView) == true && !graph.isCoordinator(id)
  }

  private func held(_ id: ObjectID) -> [ObjectID] {
    interpreter.heap[id].filledFields.filter { !interpreter.envelopes.isWeak($0.key, of: id) }.flatMap(\.value.objects)
  }
}
