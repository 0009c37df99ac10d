import Collections
import GraphModel

/// Coordinators that begin or are seen where views are shown.
final class EmbeddedCoordinators: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// Pairs of an actor and a screen that it shows by showing the stack around it.
  private(set) var shownInStacks: Set<[ObjectID]> = []
  /// Views that stand for a coordinator and that one of its own kind pushes or presents.
  private(set) var nestedCoordinatorViews: Set<TypeID> = []

  private static let shownTypes = ["View", "UIViewController"]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// Views that are coordinators or stand for one: showing such a view begins the coordinator's flow.
  func begin(_ values: ValueSet, _ transition: Transition, at site: Site, _ frame: Frame) {
    for view in coordinatorViews(in: values) {
      guard let coordinator = kinds.isCoordinator(view) ? view : standIns.coordinator(viewedBy: view) else { continue }
      begin(coordinator, at: site, frame)
      let built = embed(view, of: coordinator, transition, at: site, frame)
      guard coordinator == frame.actor, coordinator != view, let type = heap[view].type else { continue }
      if roles.isPartOfCoordinatorView(type) {
        // Which of several screens stands in it another state decides.
        let screens = shownScreens.screens(in: built)
        if screens.count == 1 {
          recorder.noteShown(screens[0], transition, at: site)
        }
        continue
      }
      guard [.push, .present].contains(transition) else { continue }
      // Another of the coordinator's own kind begins there: what its view builds is what the user gets to.
      nestedCoordinatorViews.insert(type)
      for screen in shownScreens.screens(in: built) where libraryChildren.owner(of: screen) == coordinator {
        recorder.noteShown(screen, transition, at: site)
      }
    }
  }

  /// The coordinators whose flows begin where the values are shown.
  func coordinators(in values: ValueSet) -> [ObjectID] {
    coordinatorViews(in: values).compactMap { kinds.isCoordinator($0) ? $0 : standIns.coordinator(viewedBy: $0) }
  }

  /// Notes that the flow of a coordinator begins here.
  private func begin(_ coordinator: ObjectID, at site: Site, _ frame: Frame) {
    let call = ModelledCall(
      receiver: nil, base: nil, arguments: [], site: site, environment: Environment(), frame: frame)
    libraryChildren.start([coordinator], call)
  }

  /// What the body of a coordinator's view consists of belongs to the coordinator, on whose behalf it is shown. Gives what that builds.
  private func embed(
    _ view: ObjectID, of coordinator: ObjectID, _ transition: Transition, at site: Site, _ frame: Frame
  ) -> ValueSet {
    let isRoot = transition == .root
    let activation = activationTable.activation(
      .presentation(view), receiver: .object(view), actor: coordinator, arguments: [ValueSet(isRoot ? .true : .false)])
    return solver.run(activation, from: frame, site: site, message: nil) { [self] in
      let inner = Frame(
        activation: activation, scope: frame.scope, receiver: .object(view), actor: coordinator, generics: [:],
        owner: nil,
        result: nil)
      let body = reading.read("body", of: ValueSet(.object(view)), site: site, isSuper: false, inner)
      for screen in shownScreens.screens(in: outsideStacks(body)) where libraryChildren.owner(of: screen) == coordinator
      {
        recorder.record(
          .shown(actor: coordinator, screen: screen, transition: isRoot ? .root : .embed), at: heap[screen].site ?? site
        )
      }
      begin(body, .embed, at: site, inner)
      return body
    }
  }

  /// The values without navigation stacks: what these hold has a place of its own.
  private func outsideStacks(_ values: ValueSet) -> ValueSet {
    let isExternal = { [self] (id: ObjectID) in heap[id].type.map { program[$0].isExternal } ?? false }
    let seen = reachable(from: values.objects) { id in
      isExternal(id) && !viewBuilding.isStack(id) ? memory.field(HiddenField.content, of: id).objects : []
    }
    return seen.reduce(into: ValueSet()) { result, id in
      if !isExternal(id), !viewBuilding.isStack(id) { result.insert(.object(id)) }
    }
  }

  /// Keeps which screens an actor shows by showing the navigation stack that they stand in.
  func noteStacks(in values: ValueSet, shownBy actor: ObjectID) {
    let stacks = values.known.filter { value in
      if case .object = value { outsideStacks(ValueSet(value)).isBottom } else { false }
    }
    for screen in shownScreens.screens(in: stacks) { shownInStacks.insert([actor, screen]) }
  }

  private func coordinatorViews(in values: ValueSet) -> [ObjectID] {
    let isShown = { [self] (id: ObjectID) in
      heap[id].type.map { type in Self.shownTypes.contains { program.hierarchy.inherits(type, fromExternal: $0) } }
        ?? false
    }
    let isMeant = { [self] (id: ObjectID) in
      isShown(id) && (kinds.isCoordinator(id) || heap[id].type.map(roles.isCoordinatorView) == true)
    }
    let seen = reachable(from: values.objects) { id -> [ObjectID] in
      guard isShown(id), !isMeant(id) else { return [] }
      if let shown = viewBuilding.shownInstead(of: id) { return Array(shown.objects) }
      guard !kinds.isScreen(id) || heap[id].type.map(roles.isContainer) == true else {
        return []
      }
      return memory.field(HiddenField.content, of: id).objects
    }
    return seen.filter(isMeant)
  }
}
