import SourceFacts

/// What an object is by its type: a coordinator, a screen, a stream.
struct ObjectKinds: MachinePart {
  let machine: AbstractMachine

  func type(of receiver: Value?) -> TypeID? {
    switch receiver {
    case .object(let id): heap[id].type
    case .metatype(let type): type
    default: nil
    }
  }

  /// The enum cases that a value may be.
  func cases(among values: ValueSet) -> ValueSet {
    values.known.filter { if case .object(let id) = $0 { heap[id].kind.isCase } else { false } }
  }

  func typeInfo(_ id: ObjectID) -> TypeInfo? { heap[id].type.map { program[$0] } }

  func isCoordinator(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind != .statics else { return false }
    return roles.isCoordinator(type)
  }

  func isScreen(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind == .instance || heap[id].kind == .opaque else { return false }
    // A coordinator's view is a page of its own only where the coordinator makes it; elsewhere it is the coordinator that is shown.
    return roles.isScreen(type)
      || roles.isCoordinatorView(type) && !roles.isModifier(type) && !roles.isHostView(type)
        && !roles.isPartOfCoordinatorView(type)
        && heap[id].maker == standIns.coordinator(viewedBy: id)
        && !makesCoordinator(type) && roles.coordinator(viewedBy: type).flatMap(roles.namingView) != type
  }

  /// Whether a coordinator's view makes the coordinator that it stands for.
  private func makesCoordinator(_ view: TypeID) -> Bool {
    roles.coordinator(viewedBy: view).map { program.makes($0, inPropertyOf: view) } ?? false
  }

  /// A screen of the app, with Swift source or, as far as its name tells, in Objective-C.
  func isAppScreen(_ id: ObjectID) -> Bool {
    isScreen(id) || heap[id].type.map { program.unsourced.isUnsourcedController($0) } == true
  }

  /// Whether a cast is all that is known of where an object comes from: what gives it has no source.
  func isKnownByCast(_ id: ObjectID) -> Bool { !heap[id].field(HiddenField.cast).values.isBottom }

  /// Whether it stands for `$name`, which refers to state.
  func isStateReference(_ id: ObjectID) -> Bool {
    heap[id].kind == .opaque && typeInfo(id).map { $0.isExternal && Self.stateReferences.contains($0.name) } == true
  }

  private static let stateReferences: Set<String> = ["Binding", "Published.Publisher"]

  func isStream(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return program.hierarchy.isStream(type)
  }

  /// Whether objects of a type can tell anything: those with source, those that a model describes, and view controllers that
  /// have no Swift source.
  func matters(_ type: TypeID) -> Bool {
    let info = program[type]
    // Of an eraser only what it wraps matters.
    if roles.erasers[type] != nil || program.closureWrappers.wrapper(type) != nil { return false }
    return !info.isExternal || program.models.isKnown(info.name) || program.unsourced.isUnsourcedController(type)
  }

  /// The views that a hosting controller of the app is made with which is the page itself: `FeedController: UIHostingController<FeedView>`.
  func hostedViews(of id: ObjectID) -> [ObjectID] {
    guard isAppScreen(id), let type = heap[id].type,
      program.hierarchy.inherits(type, fromExternal: "UIHostingController")
    else { return [] }
    return heap[id].field(HiddenField.content).values.objects.filter(isScreen)
  }

  /// Whether the code of a screen made an object for the system to call, as a table's source, whether or not the screen keeps it.
  func isPagesDelegate(_ id: ObjectID) -> Bool {
    let object = heap[id]
    guard object.kind == .instance, let type = object.type, let maker = object.maker, isAppScreen(maker) else {
      return false
    }
    return program.hierarchy.isDelegate(type) && isSender(id) && !isCoordinator(id) && !isAppScreen(id)
  }

  /// Whether an object is a state that a library's machine enters for whoever has the machine.
  func isMachineState(_ id: ObjectID) -> Bool {
    heap[id].type.map { type in
      program.models.types(playing: .machineState).contains { program.hierarchy.inherits(type, fromExternal: $0) }
    } == true
  }

  /// Whether an object only stands between those who send and those who listen.
  func isEmitter(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind == .instance || heap[id].kind == .opaque else { return false }
    return !roles.isCoordinator(type) && !roles.isScreen(type) && !roles.isSender(type)
      && program.emitters.isEmitter(type, roles)
  }

  /// An object of the app that is more than an envelope, and no publisher of the app's own.
  func isSender(_ id: ObjectID) -> Bool {
    guard let info = typeInfo(id), !info.isExternal, !isStream(id), !isEmitter(id) else { return false }
    return heap[id].kind == .instance || heap[id].kind == .opaque ? !envelopes.isWrapper(id) : false
  }
}
