import Collections

/// The enum cases that collections hold, directly, in structs, or in other cases.
final class HeldCases {
  private let interpreter: Interpreter
  private var known: [ObjectID: Set<ObjectID>] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// Whether a collection holds all of some cases.
  func holds(_ collection: ObjectID, _ cases: ValueSet) -> Bool {
    let held = known[collection] ?? self.held(by: collection)
    known[collection] = held
    return cases.objects.allSatisfy(held.contains)
  }

  private func held(by collection: ObjectID) -> Set<ObjectID> {
    let heap = interpreter.heap
    let reached = reachable(from: [collection]) { id in
      heap[id].filledFields.flatMap(\.value.objects).filter(isValue)
    }
    return Set(reached.filter { heap[$0].kind.isCase })
  }

  /// Whether an object is part of what holds it, not something that it refers to.
  private func isValue(_ id: ObjectID) -> Bool {
    switch interpreter.heap[id].kind {
    case .enumCase, .tuple, .collection: true
    case .instance: interpreter.kinds.typeInfo(id)?.kind == .struct
    case .statics, .opaque, .channel: false
    }
  }
}
