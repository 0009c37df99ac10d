import Collections
import GraphModel
import SourceFacts

/// Which screens a library is told to show, and the screens inside of containers.
struct ShownScreens: InterpreterPart {
  let interpreter: Interpreter
  static let stackTypes = ["UINavigationController", "NavigationStack", "NavigationView"]

  /// Notes each screen that the values are or hold.
  func show(_ values: ValueSet, _ transition: Transition, _ call: ModelledCall) {
    // A coordinator whose library shows something shows it itself, whoever asked for it.
    let actor = call.receiver.flatMap { kinds.isCoordinator($0) ? $0 : nil } ?? call.presenter ?? call.frame.actor
    solver.current?.showsSomething = true
    // An override that passes on what it was told shows nothing of its own: its caller does.
    if call.base?.isSuper == true, call.receiver == actor, let type = heap[actor].type, roles.isContainer(type) {
      return
    }
    let isAdded = call.receiver.map { isCopy(values, of: $0) } == true && !isPutBeneath(call)
    let values = callbackRuns.closureResults(withoutCopied(values, by: call.receiver), call)
    let transition = self.transition(transition, of: values, onto: call.receiver, isAdded: isAdded)
    let owner = stackOwner(values, transition, call.receiver, actor)
    if owner != nil, let stack = call.receiver {
      memory.put(patterns.elements(of: values), in: HiddenField.content, of: stack)
    }
    let shown =
      transition == .embed ? carriers.unframed(screens(in: values), by: call.receiver, actor) : screens(in: values)
    carriers.noteOwnContent(shown, of: call.receiver, actor)
    embedded.noteStacks(in: patterns.elements(of: values), shownBy: actor)
    for screen in shown {
      let effect = Effect.shown(actor: actor, screen: screen, transition: transition)
      recorder.record(owner.map { .stacked(actor: $0, screen: screen) } ?? effect, at: call.site)
      if let container = call.receiver {
        events.eventLog?.note(
          .init(container: container, screen: screen), isKept: keeps(container, transition), at: call.site)
      }
      recorder.noteShown(screen, transition, at: call.site)
    }
    embedded.begin(values, transition, at: call.site, call.frame)
  }

  /// How the values are shown in truth: navigation controllers are not pushed onto another, and what is set on top of the page at the bottom of
  /// a stack is pushed.
  private func transition(
    _ transition: Transition, of values: ValueSet, onto container: ObjectID?, isAdded: Bool
  ) -> Transition {
    if transition == .push, areStacks(values) { return .present }
    guard transition == .root, let container, areStacks(ValueSet(.object(container))) else { return transition }
    let bottom = bottom(ofStack: container)
    let pages = patterns.elements(of: values)
    guard isAdded else {
      memory.put(pages.known, in: HiddenField.content, of: bottom)
      return transition
    }
    let known = memory.field(HiddenField.content, of: bottom).union(memory.field(HiddenField.content, of: container))
    return known.objects.contains { !pages.contains(.object($0)) } ? .push : transition
  }

  /// The list of the pages that are set as the first of a navigation controller, whoever does.
  private func bottom(ofStack stack: ObjectID) -> ObjectID {
    heap.object(
      .collection, type: program.externalType(LibraryModel.collectionType), name: "\(stack.index).bottom", maker: nil
    ).id
  }

  /// Whether the container's own list is among what is shown: `stack.setViewControllers(stack.viewControllers + [page], animated: true)`.
  func isCopy(_ values: ValueSet, of container: ObjectID) -> Bool {
    values.objects.contains { memory.field(HiddenField.copiedFrom, of: $0).contains(.object(container)) }
  }

  /// Whether what is added goes under what a stack has: `[page] + stack.viewControllers`, from which the user then goes back.
  private func isPutBeneath(_ call: ModelledCall) -> Bool {
    guard let written = call.arguments.first?.written else { return false }
    let origin =
      if case .name(let name, _) = written { call.environment.variable(name)?.origin ?? written } else { written }
    if case .infix(.array, "+", _, _) = origin { return true }
    return false
  }

  /// Of a copy of the container's own list what was added to it: the rest is shown already.
  private func withoutCopied(_ values: ValueSet, by container: ObjectID?) -> ValueSet {
    values.objects.reduce(into: values) { rest, list in
      guard let container, isCopy(ValueSet(.object(list)), of: container) else { return }
      rest = rest.filter { $0 != .object(list) }.union(memory.field(HiddenField.content, of: list))
    }
  }

  /// Whether navigation controllers are shown, which UIKit refuses to push onto another: `show(_:sender:)` presents them.
  private func areStacks(_ values: ValueSet) -> Bool {
    !values.objects.isEmpty
      && values.objects.allSatisfy { id in
        heap[id].type.map { program.hierarchy.inherits($0, fromExternal: "UINavigationController") } ?? false
      }
  }

  /// Whether a container keeps what it shows: what is presented goes when the user closes it, and what a screen that is no container
  /// shows is kept by the stack around it.
  private func keeps(_ container: ObjectID, _ transition: Transition) -> Bool {
    guard transition == .push, let type = heap[container].type else { return transition != .present }
    return !program.hierarchy.inherits(type, fromExternal: "UIViewController")
      || ["UINavigationController", "UISplitViewController"].contains {
        program.hierarchy.inherits(type, fromExternal: $0)
      }
  }

  /// Each coordinator with the screens in the navigation controllers that it made.
  func stackedScreens() -> Set<[ObjectID]> {
    heap.objects.reduce(into: []) { stacked, object in
      guard let maker = object.maker, isStack(object.id, madeBy: maker) else { return }
      for screen in screens(in: pages(in: object.id)) { stacked.insert([maker, screen]) }
    }
  }

  /// What a container is given, and what casts say that a storyboard put into it.
  private func pages(in id: ObjectID) -> ValueSet {
    memory.field(HiddenField.content, of: id).union(memory.field(HiddenField.loadedPages, of: id))
  }

  /// The coordinator that puts screens at the bottom of a navigation controller of its own making, by itself or by a method that the app's
  /// navigation controller has for that.
  private func stackOwner(
    _ values: ValueSet, _ transition: Transition, _ stack: ObjectID?, _ actor: ObjectID
  ) -> ObjectID? {
    guard transition == .root, let stack else { return nil }
    if stack != actor { return isStack(stack, madeBy: actor) ? actor : nil }
    guard let maker = heap[stack].maker, isStack(stack, madeBy: maker),
      screens(in: values).allSatisfy({ heap[$0].maker == maker })
    else { return nil }
    return maker
  }

  /// Whether an object is a navigation controller that a coordinator has just made, so that its screens are seen once it is shown.
  private func isStack(_ id: ObjectID, madeBy coordinator: ObjectID) -> Bool {
    guard kinds.isCoordinator(coordinator), heap[id].kind == .instance, heap[id].maker == coordinator,
      let type = heap[id].type
    else { return false }
    return Self.stackTypes.contains { program.hierarchy.inherits(type, fromExternal: $0) }
  }

  /// The app's own screens among the values and inside containers and wrappers.
  func screens(in values: ValueSet) -> OrderedSet<ObjectID> {
    screens(in: values, visited: [])
  }

  /// The same, but for what a search has looked at before, by the indices of the objects.
  func screens(in values: ValueSet, visited: BitSet) -> OrderedSet<ObjectID> {
    var walk = ScreenWalk(visited: visited)
    collectScreens(in: values, &walk)
    return walk.found
  }

  /// The same in what a view shows, whose own parts are no pages.
  func screens(in values: ValueSet, framedBy frame: ObjectID) -> OrderedSet<ObjectID> {
    var walk = ScreenWalk(visited: [frame.index], frame: frame)
    collectScreens(in: values, &walk)
    return walk.found
  }

  /// A search for screens: those that were found, and all that was looked at.
  private struct ScreenWalk {
    var found: OrderedSet<ObjectID> = []
    var visited: BitSet
    /// The view of which it looks at what that shows of what it is made with.
    var frame: ObjectID?
    /// The view whose own views are parts of it, because it looks into one of them.
    var whole: ObjectID?
    /// Whether it has met a page that it had found before, or a view that stands for a coordinator.
    var hasMetKnown = false
  }

  private func collectScreens(in values: ValueSet, _ walk: inout ScreenWalk) {
    for case .object(let id) in values.values {
      guard walk.visited.insert(id.index).inserted else {
        walk.hasMetKnown = walk.hasMetKnown || walk.found.contains(id)
        continue
      }
      // What stands in a view that is a coordinator's is shown on the coordinator's behalf, where that view is.
      if let type = heap[id].type, roles.isCoordinatorView(type) || roles.coordinatorHolder(in: type) != nil {
        walk.hasMetKnown = true
        if roles.coordinatorHolder(in: type) != nil { continue }
      }
      if let shown = viewBuilding.shownInstead(of: id) {
        collectScreens(in: shown, framedBy: id, &walk)
        continue
      }
      if let whole = walk.whole, heap[id].maker == whole { continue }
      let represented = representables.screens(representedBy: id, visited: walk.visited)
      guard represented.isEmpty else {
        walk.found.formUnion(represented)
        continue
      }
      let type = heap[id].type
      if let type, kinds.isScreen(id), !carriers.holdsOthers(type) {
        walk.found.append(id)
        continue
      }
      let content = pages(in: id)
      if let type, kinds.isScreen(id), content.isEmpty && !carriers.isSeenThrough(type) || carriers.isScreenItself(id) {
        walk.found.append(id)
      } else if content.isEmpty, kinds.isAppScreen(id), let type, program[type].isExternal, !isUnsourcedContainer(type)
      {
        walk.found.append(id)
      } else {
        collectScreens(in: content, &walk)
      }
    }
  }

  /// What a view shows of what it is made with. One that frames neither a page nor a flow is the page, unless it is a part of another that does so.
  private func collectScreens(in shown: ValueSet, framedBy frame: ObjectID, _ walk: inout ScreenWalk) {
    let outer = walk
    let isPart = outer.frame != nil && heap[frame].maker == outer.frame
    walk.frame = frame
    walk.whole = isPart ? outer.frame : outer.whole
    walk.hasMetKnown = false
    collectScreens(in: shown, &walk)
    let isPage =
      walk.found.count == outer.found.count && !walk.hasMetKnown && !shown.isBottom && kinds.isScreen(frame)
      && memory.field(HiddenField.framed, of: frame).isBottom
    if isPage, !isPart { walk.found.append(frame) }
    walk.frame = outer.frame
    walk.whole = outer.whole
    walk.hasMetKnown = walk.hasMetKnown || outer.hasMetKnown
  }

  private func isUnsourcedContainer(_ type: TypeID) -> Bool {
    program.hierarchy.inherits(type, fromExternal: "UINavigationController")
      || program.hierarchy.inherits(type, fromExternal: "UISplitViewController")
  }
}
