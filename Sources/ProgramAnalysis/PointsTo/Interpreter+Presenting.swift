import GraphModel
import SourceFacts

/// State that shows: a place of state that a view reads in a presenting position is a stream, whose listeners are the presenting builders.
/// Each write is an emission: the builder runs in the writing activation, with the written value.
extension Interpreter {
  // MARK: - What presents

  /// `sheet(item: $sheet) { … }`: what the closures build is shown for each value of the state.
  func present(_ content: ValueSet, by state: ValueSet, _ transition: Transition, _ call: ModelledCall) {
    let owner = addPresenters(.builder, content, by: state, transition, at: call.site, call.frame)
    show(content, of: possibleValues(of: state), transition, for: owner, at: call.site, call.frame)
  }

  /// What may be written to places of state, as far as their types tell.
  private func possibleValues(of state: ValueSet) -> ValueSet {
    state.objects.compactMap { referred(by: $0) }.flatMap(\.self).reduce(into: ValueSet()) {
      $0.formUnion(possibleValues(in: $1))
    }
  }

  private func possibleValues(in place: StatePlace) -> ValueSet {
    let symbol = heap[place.holder].type.flatMap { program.property(named: place.property, in: $0) }
    guard let type = symbol?.type else { return .empty }
    return top(of: type, generics: ownGenerics(of: .object(place.holder), in: symbol?.owner), name: "")
  }

  /// `NavigationStack(path: $path) { … }`.
  func route(_ path: ValueSet, _ call: ModelledCall) {
    addPresenters(.path, .empty, by: path, .push, at: call.site, call.frame)
  }

  /// `TabView(selection: $tab) { … }`.
  func select(_ pages: ValueSet, by state: ValueSet, _ call: ModelledCall) {
    addPresenters(.pages, closureResults(pages, call), by: state, .tab, at: call.site, call.frame)
  }

  /// `navigationDestination(for: Route.self) { … }`.
  func addDestination(_ content: ValueSet, for types: ValueSet, _ transition: Transition?, _ call: ModelledCall) {
    let owner = isCoordinator(call.frame.actor) ? call.frame.actor : nil
    for value in types.values {
      guard let destinations = destinations(of: value) else { continue }
      let kind = if case .object = value { Presenter.Kind.factory } else { Presenter.Kind.builder }
      destinationBuilders.formUnion(content.closures)
      addPresenter(kind, content, to: destinations, owner: owner, transition ?? .push, at: call.site, call.frame)
    }
    guard let transition else { return }
    let values = types.values.reduce(into: ValueSet()) {
      // What a struct shows that is a view itself is known of those alone that are made.
      if case .metatype(let type) = $1, program[type].kind != .struct || !roles.isView(type) {
        $0.insert(.object(opaque(type)))
      }
    }
    show(content, of: values, transition, for: owner, at: call.site, call.frame)
  }

  /// What the destinations are kept under of values of a type, or of a value that stands for itself.
  private func destinations(of value: Value) -> ObjectID? {
    switch value {
    case .metatype(let type): destinations(of: type)
    case .object(let id): id
    case .closure, .method: nil
    }
  }

  /// Lets presenters listen to each place of state among the values; gives the coordinator that decides about it.
  @discardableResult
  func addPresenters(
    _ kind: Presenter.Kind, _ content: ValueSet, by state: ValueSet, _ transition: Transition, at site: Site,
    _ frame: Frame
  ) -> ObjectID? {
    var first: ObjectID?
    for (place, caseName) in statePlaces(in: state) {
      let owner = [frame.actor, place.holder].first { isCoordinator($0) }
      first = first ?? owner
      if let owner {
        presentingCoordinators.insert(owner)
        if kind == .builder { destinationBuilders.formUnion(content.closures) }
      }
      if let type = heap[place.holder].type, owner != nil, owner != place.holder {
        involve([type])
        stateHolders.insert(place.holder)
      }
      for reference in projection(of: place.property, in: place.holder).objects {
        let type = kind == .path ? elementType(of: place) : nil
        addPresenter(
          kind, content, to: reference, owner: owner, transition, of: type, ifCase: caseName, at: site, frame)
      }
    }
    return first
  }

  func addPresenter(
    _ kind: Presenter.Kind, _ content: ValueSet, to state: ObjectID, owner: ObjectID?, _ transition: Transition,
    of type: TypeID? = nil, ifCase caseName: String? = nil, at site: Site, _ frame: Frame
  ) {
    let presenter = heap.object(
      .channel, type: nil, site: site, context: frame.activation.id,
      name: "\(kind.rawValue) \(state.index) \(caseName ?? "")",
      maker: nil
    )
    presenters[presenter.id] = Presenter(
      kind: kind, transition: transition, owner: owner, frame: frame, site: site, valueType: type)
    presenters[presenter.id]?.caseName = caseName
    put(content, in: HiddenField.content, of: presenter.id)
    put(ValueSet(.object(presenter.id)), in: HiddenField.presenters, of: state)
  }

  /// `NavigationLink(value: …)`: the destinations of the value's type are pushed on behalf of who decides about them.
  func follow(_ values: ValueSet, _ call: ModelledCall) {
    for part in values.parts {
      for (id, presenter) in destinations(of: part) {
        run(id, presenter, part, message: Self.linkMessage, call.site, call.frame)
      }
    }
  }

  /// What presents a value, by its type or for itself; `type` is what is known of the type beside.
  func destinations(of value: ValueSet, _ type: TypeID? = nil) -> [(ObjectID, Presenter)] {
    let own = value.objects.filter { heap[$0].kind.isCase }
    let types = value.objects.compactMap { heap[$0].type }
    let places = own + (types.isEmpty ? type.map { [$0] } ?? [] : types).map { destinations(of: $0) }
    return places.flatMap { field(HiddenField.presenters, of: $0).objects }.compactMap { id in
      presenters[id].map { (id, $0) }
    }
  }

  /// What a link that names a value counts as.
  private static let linkMessage = "NavigationLink"

  /// What stands for all destinations of a type of values.
  private func destinations(of type: TypeID) -> ObjectID {
    heap.object(.statics, type: type, name: HiddenField.presenters, maker: nil).id
  }

  // MARK: - What is written

  /// Tells whoever depends on a place of state what is written to it; elements, where it is a collection that grows.
  func announce(_ values: ValueSet, in place: StatePlace, _ site: Site, _ frame: Frame) {
    guard !values.isBottom, !frame.isInitializing, isState(place.property, of: place.holder) else { return }
    // Of what is not known at least the type is.
    let possible = values.isUnknown ? possibleValues(in: place) : .empty
    let values = possible.isEmpty ? values : values.without(.unknown).union(possible)
    for reference in projection(of: place.property, in: place.holder).objects {
      present(values, of: reference, message: place.property, site, frame)
      if !field(HiddenField.subscribers, of: reference).isEmpty {
        emit(values, from: reference, isDeferred: false, frame, site)
      }
    }
  }

  private func present(_ values: ValueSet, of state: ObjectID, message: String, _ site: Site, _ frame: Frame) {
    for id in field(HiddenField.presenters, of: state).objects {
      guard let presenter = presenters[id] else { continue }
      let values = presenter.kind.takesElements ? elements(of: values) : values
      for part in presented(values, by: presenter).parts where !part.isBottom && !part.isNull && part.flags != .false {
        // An empty path, such as `NavigationPath()`, leads nowhere.
        if presenter.kind == .path, destinations(of: part, presenter.valueType).isEmpty { continue }
        run(id, presenter, part, message: message, site, frame)
      }
    }
  }

  /// Runs a presenter for a value, as part of what its owner does.
  func run(
    _ id: ObjectID, _ presenter: Presenter, _ value: ValueSet, message: String, _ site: Site, _ frame: Frame
  ) {
    let owner = presenter.owner
    let receiver = owner.map { Value.object($0) }
    let isOwn = owner == frame.actor
    let activation = activation(
      .presentation(id), receiver: receiver, actor: owner ?? frame.actor, arguments: [value])
    if !isOwn { noteMessage(message, to: receiver, from: frame, site: site) }
    _ = run(activation, from: frame, site: site, message: isOwn ? nil : message) { [self] in
      let inner = Frame(
        activation: activation, scope: presenter.frame.scope, receiver: receiver, actor: activation.actor,
        generics: presenter.frame.generics, owner: nil, result: nil)
      for (value, transition) in steps(in: activation.arguments.first ?? .unknown) {
        var presenter = presenter
        presenter.transition = transition ?? presenter.transition
        present(value, by: id, presenter, inner)
      }
      return .unknown
    }
  }

  private func present(_ value: ValueSet, by id: ObjectID, _ presenter: Presenter, _ frame: Frame) {
    let content = field(HiddenField.content, of: id)
    switch presenter.kind {
    case .builder, .steps, .factory:
      let built = content.filter { if case .object = $0 { true } else { false } }
      put(
        built.union(runNow(content, presenter.kind == .factory ? [] : [value], frame, presenter.site)),
        presenter.transition, at: presenter.site, frame)
    case .branch:
      // That it shows all of its cases is said where the body is shown.
      let built = runNow(content, [value], frame, presenter.site)
      for screen in screens(in: built) {
        current?.shown.append(Shown(screen: screen, transition: presenter.transition, site: presenter.site))
      }
      begin(built, presenter.transition, at: presenter.site, frame)
    case .elements:
      begin(runNow(content, [value], frame, presenter.site), presenter.transition, at: presenter.site, frame)
    case .pages:
      let pages = content.known.filter { isPage($0, selectedBy: value) }
      put(pages, presenter.transition, at: presenter.site, frame)
    case .path:
      // Those of the coordinator itself before those that screens add, and these before those of other coordinators in its stack.
      let all = destinations(of: value, presenter.valueType)
      let own = all.filter { $0.1.owner == presenter.owner }
      let screens = all.filter { $0.1.owner == nil }
      for (id, destination) in [own, screens, all].first(where: { !$0.isEmpty }) ?? [] {
        var destination = destination
        destination.transition = presenter.transition
        present(value, by: id, destination, frame)
      }
    }
  }

  // MARK: - What is shown

  /// Notes what is built of values of which only the type is known: what may be shown.
  func show(
    _ content: ValueSet, of values: ValueSet = .empty, _ transition: Transition, for owner: ObjectID?, at site: Site,
    _ frame: Frame
  ) {
    let built = content.filter { if case .object = $0 { true } else { false } }
    put(
      built.union(runNow(content, values.isBottom ? [] : [values], frame, site)), transition, for: owner ?? frame.actor,
      isConditional: true, at: site, frame)
  }

  /// Puts screens in front of the user on behalf of an actor, and begins the flows of coordinators that are views themselves.
  private func put(
    _ values: ValueSet, _ transition: Transition, for actor: ObjectID? = nil, isConditional: Bool = false,
    at site: Site,
    _ frame: Frame
  ) {
    current?.showsSomething = true
    for screen in screens(in: values) {
      // A coordinator's view is handed to whoever shows it.
      let transition = coordinator(viewedBy: screen) == nil ? transition : .embed
      record(.shown(actor: actor ?? frame.actor, screen: screen, transition: transition), at: site)
      current?.shown.append(
        Shown(screen: screen, transition: transition, site: site, isConditional: isConditional))
    }
    begin(values, transition, at: site, frame)
  }
}
