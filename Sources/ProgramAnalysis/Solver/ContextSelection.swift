/// Which arguments a body is run apart for, and what tells the objects apart that it makes: contexts are spent where they tell
/// something of the flow.
struct ContextSelection: MachinePart {
  let machine: AbstractMachine

  /// Whether arguments are a choice of one atom: combinations of several would multiply.
  func isAtomic(_ arguments: [ValueSet]) -> Bool {
    let known = arguments.filter { !$0.isEmpty }
    return known.count <= 1 && known.allSatisfy { $0.values.count == 1 && $0.values.allSatisfy(isAtom) }
  }

  func shape(of arguments: [ValueSet], _ generics: [String: TypeID]) -> Invocation.Shape {
    Invocation.Shape(
      arguments: arguments.map { values in
        Invocation.Shape.Argument(
          constants: values.flags.intersection([.true, .false, .null]), cases: Set(values.values.compactMap(variant)))
      }, generics: generics)
  }

  func callableCode(of values: ValueSet) -> Set<Invocation.CallableCode> {
    values.values.reduce(into: []) { codes, value in
      switch value {
      case .closure(let id): codes.insert(.closure(ObjectIdentifier(heap[id].fact), madeWith: atom(of: heap[id])))
      case .method(let id): codes.insert(.method(heap[id].symbol.id))
      case .object, .metatype: break
      }
    }
  }

  /// The atom that the body around a closure was passed, or one of the closures that it was passed was made with.
  private func atom(of closure: ClosureInstance) -> Value? {
    closure.isMerged ? closure.captures.levels.first?.atom : closure.frame.activation.passed?.atom
  }

  /// What a branch decides by: the case of an enum, with the cases that it carries, or the type that is passed.
  private func variant(_ value: Value) -> Invocation.Shape.Variant? {
    switch value {
    case .metatype(let type): .type(type)
    case .object(let id): carriedCase(of: id, depth: 0).map { .enumCase(heap[id].type, $0, inner: heap[id].name) }
    case .closure, .method: nil
    }
  }

  /// `main(settings(profile))`: routes in routes, and in plain structs that a path holds, tell apart what a switch in a switch decides.
  private func carriedCase(of id: ObjectID, depth: Int) -> Invocation.Shape.CarriedCase? {
    guard depth <= Self.caseDepth else { return nil }
    switch heap[id].kind {
    case .enumCase(let name): return Invocation.Shape.CarriedCase(name: name, carried: carriedCases(by: id, depth))
    case .instance where envelopes.isWrapper(id) || standsForRoutes(id):
      let carried = carriedCases(by: id, depth)
      return carried.isEmpty ? nil : Invocation.Shape.CarriedCase(name: nil, carried: carried)
    default: return nil
    }
  }

  private func standsForRoutes(_ id: ObjectID) -> Bool {
    heap[id].type.map { program.erasers.standsForRoutes($0, roles) } == true
  }

  /// The cases among what an enum's case or a struct carries, if they are few.
  private func carriedCases(by id: ObjectID, _ depth: Int) -> Set<Invocation.Shape.CarriedCase> {
    let carried = heap[id].filledFields.map(\.key).flatMap { field in
      memory.field(field, of: id).objects.compactMap { carriedCase(of: $0, depth: depth + 1) }
    }
    return carried.count <= Self.caseAlternatives ? Set(carried) : []
  }

  private static let caseDepth = 3
  private static let caseAlternatives = 4

  /// Screens, their containers and coordinators. Of objects that are themselves told apart by what they are made with only the system's hosting
  /// controller counts: a helper may put a navigation controller around it.
  func isShowable(_ value: Value) -> Bool {
    guard case .object(let id) = value, !heap[id].isContextual || isSystemHost(id) else { return false }
    return kinds.isCoordinator(id) || kinds.isScreen(id) || heap[id].type.map { roles.isController($0) } == true
  }

  private func isSystemHost(_ id: ObjectID) -> Bool {
    heap[id].type.map { program[$0].isExternal && program.hierarchy.inherits($0, fromExternal: "UIHostingController") }
      == true
  }

  /// Coordinators and callbacks, which an eraser or a store of callbacks may wrap.
  func isWrappable(_ value: Value, by actor: ObjectID) -> Bool {
    switch value {
    case .object(let id): id != actor && kinds.isCoordinator(id)
    case .closure(let id):
      !heap[id].isMerged && actsForCoordinator(heap[id].frame) && heap[id].frame.activation.wrapContext >= -1
    case .method(let id):
      if case .object(let receiver)? = heap[id].receiver { kinds.isCoordinator(receiver) } else { false }
    case .metatype: false
    }
  }

  private func actsForCoordinator(_ frame: Frame) -> Bool {
    if case .object(let receiver)? = frame.receiver { kinds.isCoordinator(receiver) } else { false }
  }
}

/// What tells objects apart that bodies make at one place.
struct ContextKey: Hashable {
  let actor: ObjectID
  let arguments: [ValueSet]
  var shape: Invocation.Shape?
  /// The context of the body that holds a closure.
  var home: Int?
  /// What tells a merged closure from others of its family.
  var captures = Captures()

  var isPlain: Bool {
    shape?.isPlain != false && home == nil && captures.isPlain && arguments.allSatisfy(\.isEmpty)
  }
}
