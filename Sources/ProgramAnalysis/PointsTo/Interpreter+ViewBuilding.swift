import GraphModel
import SourceFacts

/// What SwiftUI builds of views.
extension Interpreter {
  /// The receiver holds what the closures build, unless it is one of several parts of a page.
  func arrange(_ content: ValueSet, _ call: ModelledCall) {
    let single = content.filter { value in
      if case .closure(let id) = value { heap[id].fact.body.count == 1 } else { true }
    }
    let built = closureResults(content, call)
    if single == content, let receiver = call.receiver { put(built, in: HiddenField.content, of: receiver) }
  }

  /// The receiver holds what the closures build of each element.
  func build(_ content: ValueSet, ofEach elements: ValueSet, _ written: Expression?, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    let elements = self.elements(of: elements)
    // Of what is repeated, only coordinators are more than parts of the page.
    if let written, !coordinators(in: elements).isEmpty {
      for (holder, property) in lvalues(of: written, call.environment, call.frame) where isCoordinator(holder) {
        for state in projection(of: property, in: holder).objects {
          addPresenter(.elements, content, to: state, owner: holder, .embed, at: call.site, call.frame)
        }
      }
    }
    let built = runNow(content, elements.isBottom ? [] : [elements], call.frame, call.site)
    put(built.known, in: HiddenField.content, of: receiver)
  }

  /// `tag(.home)`, `Tab(value: .home)`: by what a page is selected.
  func tag(_ values: ValueSet, _ call: ModelledCall) {
    if let receiver = call.receiver { put(values, in: HiddenField.tag, of: receiver) }
  }

  /// Whether a page may be the one that a value selects. Numbers and strings do not tell which, so that they select none: a move to
  /// every page would be false for all but one.
  func isPage(_ value: Value, selectedBy selection: ValueSet) -> Bool {
    guard case .object(let id) = value, !selection.objects.isEmpty else { return false }
    let tags = field(HiddenField.tag, of: id)
    let selected = selection.objects.compactMap { caseName($0) }
    guard !selected.isEmpty, !tags.isEmpty else { return tags.isBottom == false }
    return tags.objects.contains { tag in caseName(tag).map { selected.contains($0) } ?? true }
  }

  func caseName(_ id: ObjectID) -> String? {
    if case .enumCase(let name) = heap[id].kind { name } else { nil }
  }

  /// What the `body(content:)` of modifiers makes of the receiver; other modifiers give the receiver back.
  func modified(by modifiers: ValueSet, _ call: ModelledCall) -> ValueSet {
    let receiver = call.receiver.map { ValueSet(.object($0)) } ?? .unknown
    for id in modifiers.objects {
      guard let type = heap[id].type,
        let symbol = program.functions(named: "body", in: type).first(where: { $0.fact.body != nil })
      else { continue }
      _ = invoke(symbol, .object(id), [receiver], from: call.frame, site: call.site, message: nil)
    }
    return receiver
  }

  /// `NavigationLink`: the user may push its destination, or that of its value.
  func link(_ call: inout ModelledCall) {
    let state = [ArgumentModel.labeled("isActive"), .labeled("selection")].first { call.argument($0) != nil }
    if call.argument(.labeled("value")) != nil {
      return follow(call.take(.labeled("value")), call)
    }
    let destination = call.argument(.labeled("destination")) == nil ? ArgumentModel.builder : .labeled("destination")
    let content = call.take(destination)
    guard let state else { return show(content, .push, for: nil, at: call.site, call.frame) }
    present(content, by: call.take(state), .push, call)
  }

  /// What is seen of a view that only shows what it is made with or chooses by that, or of a route that is a view: what their bodies build.
  /// Nil for others.
  func shownInstead(of id: ObjectID) -> ValueSet? {
    guard let type = heap[id].type, roles.isView(type), !program[type].isExternal, let current,
      let body = program.property(named: "body", in: type), let built = body.fact.getter,
      program[type].kind == .enum || roles.isRouteView(type)
        || isFilled(id, program[type], built) && !program.choosesContent(type)
    else { return nil }
    let activation = activation(
      .getter(body.id), receiver: .object(id), actor: actor(for: .object(id), else: current.actor), arguments: [])
    current.calls.append(
      CallEdge(callee: activation.id, message: nil, isDeferred: false, isChoice: choices > 0, site: nil))
    return run(activation, from: current) { [self] in value(of: body, receiver: .object(id), activation) }
  }

  /// Whether a view was made with another of which only its maker knows the type, or of which its own body is all.
  private func isFilled(_ id: ObjectID, _ info: TypeInfo, _ body: [Statement]) -> Bool {
    info.orderedProperties.contains { property in
      guard property.isContent(of: info, in: program) || !property.fact.isComputed && body.isOnly(property.fact.name)
      else { return false }
      return field(property.fact.name, of: id).values.contains(where: isViewOrBuilder)
    }
  }

  private func isViewOrBuilder(_ value: Value) -> Bool {
    switch value {
    case .object: isViewValue(value)
    case .closure, .method: true
    case .metatype: false
    }
  }

  /// Views that are coordinators or stand for one: showing such a view begins the coordinator's flow.
  func begin(_ values: ValueSet, _ transition: Transition, at site: Site, _ frame: Frame) {
    for view in coordinatorViews(in: values) {
      guard let coordinator = isCoordinator(view) ? view : coordinator(viewedBy: view) else { continue }
      begin(coordinator, at: site, frame)
      let built = embed(view, of: coordinator, transition, at: site, frame)
      guard coordinator == frame.actor, coordinator != view, [.push, .present].contains(transition),
        let type = heap[view].type
      else { continue }
      // Another of the coordinator's own kind begins there: what its view builds is what the user gets to.
      nestedCoordinatorViews.insert(type)
      for screen in screens(in: built) where owner(of: screen) == coordinator {
        current?.shown.append(Shown(screen: screen, transition: transition, site: site))
      }
    }
  }

  /// Notes that the flow of a coordinator begins here.
  func begin(_ coordinator: ObjectID, at site: Site, _ frame: Frame) {
    let call = ModelledCall(
      receiver: nil, base: nil, arguments: [], site: site, environment: Environment(), frame: frame)
    start([coordinator], call)
  }

  /// What the body of a coordinator's view consists of belongs to the coordinator, on whose behalf it is shown. Gives what that builds.
  private func embed(
    _ view: ObjectID, of coordinator: ObjectID, _ transition: Transition, at site: Site, _ frame: Frame
  ) -> ValueSet {
    let isRoot = transition == .root && heap[frame.actor].type.map { roles.isLaunched($0) } == true
    let activation = activation(
      .presentation(view), receiver: .object(view), actor: coordinator, arguments: [ValueSet(isRoot ? .true : .false)])
    return run(activation, from: frame, site: site, message: nil) { [self] in
      let inner = Frame(
        activation: activation, scope: frame.scope, receiver: .object(view), actor: coordinator, generics: [:],
        owner: nil,
        result: nil)
      let body = read("body", of: ValueSet(.object(view)), site: site, isSuper: false, inner)
      for screen in screens(in: outsideStacks(body)) where owner(of: screen) == coordinator {
        record(
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
      isExternal(id) && !isStack(id) ? field(HiddenField.content, of: id).objects : []
    }
    return seen.reduce(into: ValueSet()) { result, id in if !isExternal(id) { result.insert(.object(id)) } }
  }

  private func isStack(_ id: ObjectID) -> Bool {
    heap[id].type.map { type in Self.stackTypes.contains { program.inherits(type, fromExternal: $0) } } ?? false
  }

  /// Keeps which screens an actor shows by showing the navigation stack that they stand in.
  func noteStacks(in values: ValueSet, shownBy actor: ObjectID) {
    let inside = values.objects.filter { outsideStacks(ValueSet(.object($0))).isBottom }
    for stack in inside {
      for screen in screens(in: ValueSet(.object(stack))) { shownInStacks.insert([actor, screen]) }
    }
  }

  private func coordinatorViews(in values: ValueSet) -> [ObjectID] {
    let isShown = { [self] (id: ObjectID) in
      heap[id].type.map { type in Self.shownTypes.contains { program.inherits(type, fromExternal: $0) } } ?? false
    }
    let isMeant = { [self] (id: ObjectID) in
      isShown(id) && (isCoordinator(id) || heap[id].type.map(roles.isCoordinatorView) == true)
    }
    let seen = reachable(from: values.objects) { id -> [ObjectID] in
      guard isShown(id), !isMeant(id), !isScreen(id) || heap[id].type.map(roles.isContainer) == true else { return [] }
      return field(HiddenField.content, of: id).objects
    }
    return seen.filter(isMeant)
  }

  private static let shownTypes = ["View", "UIViewController"]
}

extension [Statement] {
  /// Whether they give what a property of `self` holds and do nothing else.
  fileprivate func isOnly(_ property: String) -> Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .expression(let value), .return(.some(let value)):
      switch value {
      case .name(property, _), .member(.some(.name("self", _)), property, _): return true
      default: return false
      }
    default: return false
    }
  }
}
