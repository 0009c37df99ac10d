import Collections
import GraphModel

/// Tells what sends messages to a coordinator from the services that it listens to.
///
/// Screens and coordinators are senders. Of other objects those that a screen reaches, as it does its view model, and those that
/// handle view controllers themselves, as presenters do.
struct Senders {
  private let interpreter: Interpreter
  /// By coordinator, what the screens that it made hold, directly or not.
  private var reachable: [ObjectID: Set<ObjectID>] = [:]
  /// What any screen holds, directly or not.
  private var reached: Set<ObjectID> = []

  /// Pairs of an object and the coordinator on whose behalf it makes others.
  private var helpers: Set<[ObjectID]> = []

  /// By object, the types of the screens that hold it themselves, or that it holds as their view model.
  private var pages: [ObjectID: Set<TypeID>] = [:]

  /// Of what screens hold, what objects hold too that are neither screens nor coordinators.
  private var shared: Set<ObjectID> = []

  init(interpreter: Interpreter, places: some Sequence<Effect>) {
    self.interpreter = interpreter
    for case .made(let actor, let maker, _) in places where actor != maker { helpers.insert([maker, actor]) }
    var screens: OrderedDictionary<ObjectID, OrderedSet<ObjectID>> = [:]
    for effect in places {
      switch effect {
      case .shown(let actor, let screen, _), .stacked(let actor, let screen), .handedOut(let actor, let screen),
        .supplied(let actor, _, let screen):
        screens[interpreter.heap[screen].maker ?? actor, default: []].append(screen)
        screens[actor, default: []].append(screen)
      default: continue
      }
    }
    let shown = Set(screens.values.flatMap(\.self))
    var references = ScreenReferences(interpreter: interpreter)
    for (maker, screens) in screens where interpreter.kinds.isCoordinator(maker) {
      reachable[maker] = references.reach(from: Set(screens))
    }
    reached = references.reach(from: shown)
    // Screens that no coordinator shows, as a library does, have view models too.
    let appScreens = interpreter.heap.objects.map(\.id).filter(interpreter.kinds.isAppScreen)
    var makers: [TypeID: Set<TypeID>] = [:]
    for screen in shown.union(appScreens) {
      guard let type = interpreter.heap[screen].type else { continue }
      if let maker = interpreter.heap[screen].maker.flatMap({ interpreter.heap[$0].type }) {
        makers[type, default: []].insert(maker)
      }
      let held = interpreter.heap[screen].filledFields.flatMap(\.value.objects)
      for id in held + references.viewModels(knowing: screen) { pages[id, default: []].insert(type) }
    }
    let holders = Holders(interpreter: interpreter)
    for object in interpreter.heap.objects where object.kind == .instance {
      guard let type = object.type, !interpreter.program[type].isExternal, !interpreter.kinds.isCoordinator(object.id),
        !interpreter.kinds.isAppScreen(object.id), !interpreter.roles.isView(type)
      else { continue }
      for held in object.filledFields.flatMap(\.value.objects) {
        guard let types = pages[held] else { continue }
        // A part of the page takes nothing away from it, nor does the view model of the container that makes the page.
        let around = holders.pages(around: object.id)
        let isOwn = types.allSatisfy { around.contains($0) || makers[$0]?.isDisjoint(with: around) == false }
        if !isOwn { shared.insert(held) }
      }
    }
  }

  /// Whether an object sends messages to a coordinator, by a wire of that kind if it is known.
  func contains(_ id: ObjectID, to coordinator: ObjectID, via: DelegateRelation.Via? = nil) -> Bool {
    let object = interpreter.heap[id]
    guard let type = object.type, object.kind == .instance || object.kind == .opaque,
      !interpreter.envelopes.isWrapper(id)
    else {
      return false
    }
    if interpreter.carriers.isCarrier(id) { return false }
    // What keeps a coordinator's routes, and the view that shows them, are its own means.
    if interpreter.roles.isPathHolder(type) || interpreter.roles.isHostView(type) { return false }
    if via == .closure && isConfiguration(type) || (via == .closure || via == .publisher) && isOwnRouter(id, type) {
      return false
    }
    if interpreter.kinds.isCoordinator(id) || interpreter.kinds.isAppScreen(id) || interpreter.roles.isSender(type) {
      return true
    }
    guard !interpreter.program[type].isExternal, object.kind == .instance, let maker = object.maker else {
      return false
    }
    // A service is made elsewhere, by what starts the app, and handed in. So may be a view model: one page alone holds it, and it is
    // given callbacks, or is called one.
    if via == .delegate || via == .closure,
      madeTogether(id, coordinator, by: maker) || isAssembled(id, with: coordinator, by: maker)
        || isGivenOn(coordinator, to: id, by: maker)
    {
      return true
    }
    let isReached = reachable[coordinator]?.contains(id) == true
    if isReached, maker == coordinator || isMadeForPage(by: maker) { return true }
    if interpreter.kinds.isCoordinator(maker), presents(id, for: coordinator) { return true }
    switch via {
    case .publisher: return isOnePagesViewModel(id) && (isReached || isKept(id, by: coordinator))
    // A coordinator's closures may reach a view model through containers and the child that shows the page.
    case .closure: return isReached && pages[id]?.count == 1 || isOnePagesViewModel(id) && reached.contains(id)
    case .delegate, .parent, nil: return false
    }
  }

  /// Whether a maker is a page, or what a page made to have its list filled: a source of cells.
  private func isMadeForPage(by maker: ObjectID) -> Bool {
    if interpreter.kinds.isAppScreen(maker) { return true }
    let object = interpreter.heap[maker]
    return object.kind == .instance && !interpreter.kinds.isCoordinator(maker)
      && object.maker.map(interpreter.kinds.isAppScreen) == true
  }

  /// Whether values of a type only say how something looks and what it calls, as the configuration of a button or cell does: the page that
  /// has them calls.
  private func isConfiguration(_ type: TypeID) -> Bool {
    interpreter.program[type].kind == .struct && !interpreter.roles.isView(type)
      && !interpreter.program.isCalledViewModel(type)
  }

  /// Whether an object is called a router or navigator and no page reaches it: a coordinator's own means, of which it hears that the user went back.
  private func isOwnRouter(_ id: ObjectID, _ type: TypeID) -> Bool {
    !reached.contains(id) && PatternWords.namesNavigation(interpreter.program[type].simpleName)
      && !interpreter.roles.isController(type)
  }

  /// Whether a screen holds an object itself.
  func isHeldByPage(_ id: ObjectID) -> Bool { pages[id] != nil }

  /// Whether one page has an object, beside coordinators nobody else.
  func isOnlyOnePages(_ id: ObjectID) -> Bool { pages[id]?.count == 1 && !shared.contains(id) }

  /// Whether an object is called a view model, and one page has it, beside coordinators nobody else.
  func isOnePagesViewModel(_ id: ObjectID) -> Bool {
    interpreter.heap[id].type.map(interpreter.program.isCalledViewModel) == true && isOnlyOnePages(id)
  }

  private func isKept(_ id: ObjectID, by coordinator: ObjectID) -> Bool {
    interpreter.heap[coordinator].filledFields.contains { $0.value.contains(.object(id)) }
  }

  /// Whether a coordinator, or a screen, made an object for a screen, its own or the other's, with another coordinator for it to talk to.
  private func madeTogether(_ id: ObjectID, _ coordinator: ObjectID, by maker: ObjectID) -> Bool {
    guard interpreter.recorder.makers[coordinator]?.contains(maker) == true else { return false }
    if interpreter.kinds.isCoordinator(maker) {
      return [maker, coordinator].contains { reachable[$0]?.contains(id) == true }
    }
    // Of a presenter it is told by its name before what stands between it and its page has been run.
    return interpreter.kinds.isAppScreen(maker)
      && (reached.contains(id) || interpreter.heap[id].type.map(interpreter.program.isCalledViewModel) == true)
  }

  /// Whether a coordinator made an object that one page of its own has, to talk to another coordinator, which it was given itself and
  /// keeps: its parent, say.
  private func isGivenOn(_ coordinator: ObjectID, to id: ObjectID, by maker: ObjectID) -> Bool {
    interpreter.kinds.isCoordinator(maker) && isKept(coordinator, by: maker) && isOnlyOnePages(id)
      && reachable[maker]?.contains(id) == true
  }

  /// Whether what starts the app makes an object for one page, with the coordinator for it to talk to that it makes as well.
  private func isAssembled(_ id: ObjectID, with coordinator: ObjectID, by maker: ObjectID) -> Bool {
    guard let type = interpreter.heap[maker].type, interpreter.roles.isLaunched(type), pages[id]?.count == 1 else {
      return false
    }
    return interpreter.recorder.makers[coordinator]?.contains(maker) == true
  }

  /// Whether an object beside the screens shows them as a presenter does. What only makes coordinators for another has no part of its own.
  private func presents(_ id: ObjectID, for coordinator: ObjectID) -> Bool {
    guard let type = interpreter.heap[id].type, interpreter.relevance.presents(type) else { return false }
    return !helpers.contains([id, coordinator])
  }

  /// Whether an object has a part only by the messages that it sends: a factory that hands a coordinator on sends none, nor does a page that is
  /// only declared. `link` is the property that refers to the coordinator.
  func needsMessages(_ id: ObjectID, to coordinator: ObjectID, by link: String) -> Bool {
    guard let type = interpreter.heap[id].type, !interpreter.kinds.isCoordinator(id) else { return false }
    // Nobody is seen to give anything to a page that nobody is seen to make.
    if interpreter.kinds.isAppScreen(id) { return interpreter.heap[id].kind == .opaque }
    if interpreter.program.isCalledViewModel(type), pages[id] != nil || reached.contains(id) { return false }
    return !interpreter.roles.isSender(type)
      && (reachable[coordinator]?.contains(id) != true
        || PropertyUses(program: interpreter.program).isOnlyPassedOn(link, by: type))
  }
}
