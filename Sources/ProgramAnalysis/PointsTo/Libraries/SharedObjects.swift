import SourceFacts

/// Objects that a container makes once and gives to all who ask.
final class SharedObjects: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What makes one object for all who ask for one.
  private var sharedFactories: Set<Value> = []

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// Lets each of the factories make one object, whoever asks.
  func share(_ factories: ValueSet) { sharedFactories.formUnion(factories.values) }

  /// Whether what a body makes of a type is the same object for every actor. Coordinators are one object each already, and of screens each
  /// coordinator shows its own.
  func isShared(_ type: TypeID, madeIn activation: Activation) -> Bool {
    guard !sharedFactories.isEmpty, case .closure(let id) = activation.code else { return false }
    return sharedFactories.contains(.closure(id)) && mayBeShared(type)
  }

  /// The one object of a type that a container makes without a closure; nil where it makes one for each who asks.
  func sharedObject(of type: TypeID, for actor: ObjectID) -> ObjectID? {
    guard sharedFactories.contains(.metatype(type)), mayBeShared(type) else { return nil }
    return heap.object(.instance, type: type, name: "shared", maker: actor).id
  }

  private func mayBeShared(_ type: TypeID) -> Bool { !program[type].isExternal && !roles.takesPart(type) }
}

extension Expression {
  /// Whether it is `.name` or `Type.name` for one of the names.
  func isMember(among names: [String]) -> Bool {
    if case .member(_, let name, _) = self { names.contains(name) } else { false }
  }
}
