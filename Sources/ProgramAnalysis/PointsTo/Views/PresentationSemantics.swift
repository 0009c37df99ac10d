import Collections
import GraphModel
import SourceFacts

/// State that shows: a place of state that a view reads in a presenting position is a stream, whose listeners are the presenting builders.
/// Each write is an emission: the builder runs in the writing activation, with the written value.
final class PresentationSemantics: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What holds the state by which a coordinator shows: a part of that coordinator, whoever else holds it.
  var stateHolders: Set<ObjectID> = []
  /// Pairs of a coordinator and a page that holds the stack with the coordinator's path, and where it does.
  private(set) var stackPages: OrderedDictionary<[ObjectID], Site> = [:]
  /// Whether a stack has the path of a coordinator.
  private(set) var hasCoordinatorPaths = false

  /// What a link that names a value counts as.
  private static let linkMessage = "NavigationLink"

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// `sheet(item: $sheet) { … }`: what the closures build is shown for each value of the state.
  func present(_ content: ValueSet, by state: ValueSet, _ transition: Transition, _ call: ModelledCall) {
    let owner = presenterTable.addPresenters(.builder, content, by: state, transition, at: call.site, call.frame)
    let isTested = scopedState.statePlaces(in: state).contains { !$0.condition.isEmpty }
    if !isTested, isWritten(state) { return }
    let values = possibleValues(of: state)
    if standForRoutes(values) { return }
    show(content, of: values, transition, for: owner, by: ownState(state, call.frame), at: call.site, call.frame)
  }

  /// The state of the view's own that a binding refers to, or of what it holds: `@State private var isShown`, `$model.isShown`.
  private func ownState(_ state: ValueSet, _ frame: Frame) -> ViewMeans? {
    let places = scopedState.statePlaces(in: state).map(\.place)
    guard places.count == 1, let place = places.first, case .object(let view)? = frame.receiver else { return nil }
    let symbol = heap[place.holder].type.flatMap { program.members.property(named: place.property, in: $0) }
    let isOwn =
      place.holder == view
      ? symbol?.fact.isViewState == true : heap[view].filledFields.contains { $0.value.contains(.object(place.holder)) }
    return isOwn ? .state(place) : nil
  }

  /// Whether values stand for routes of several types: which are written to a state is known of those alone that are made for it.
  func standForRoutes(_ values: ValueSet) -> Bool {
    let types = values.objects.map { heap[$0].type }
    return !types.isEmpty && types.allSatisfy { $0.map { program.erasers.standsForRoutes($0, roles) } == true }
  }

  /// Whether it is known which routes are written to places of state, of a type that other state of the object has as well: the rest of the
  /// routes are for the other places.
  private func isWritten(_ state: ValueSet) -> Bool {
    let places = state.objects.compactMap { bindings.referred(by: $0) }.flatMap(\.self)
    return !places.isEmpty
      && places.allSatisfy { place in
        guard let type = heap[place.holder].type,
          let symbol = program.members.property(named: place.property, in: type), let route = route(of: symbol),
          program[type].orderedProperties.count(where: { self.route(of: $0) == route }) > 1
        else { return false }
        let written = memory.field(place.property, of: place.holder).known.objects
        if written.isEmpty { return !solver.isWidened(.property(place.holder, symbol.id)) }
        return written.allSatisfy { heap[$0].kind.isCase }
      }
  }

  /// The enumeration of the app's own of which a stored property has a case, or several.
  private func route(of symbol: PropertySymbol) -> TypeID? {
    guard !symbol.fact.isComputed, !symbol.fact.isStatic, let declared = symbol.type else { return nil }
    let expanded = program.resolution.expand(declared)
    let reference: TypeReference
    if case .array(let element) = expanded.reference { reference = element } else { reference = expanded.reference }
    return program.resolution.resolve(reference, in: expanded.scope).flatMap {
      program[$0].kind == .enum && !program[$0].isExternal ? $0 : nil
    }
  }

  /// `WindowGroup { switch coordinator.route { … } }`: what the branches of the app's own body build is the coordinator's, at the root.
  func show(
    _ content: ValueSet, inSceneBy state: ValueSet, as kind: Presenter.Kind, for owner: ObjectID?, at site: Site,
    _ frame: Frame
  ) {
    let values = possibleValues(of: state)
    show(content, of: kind.takesElements ? patterns.elements(of: values) : values, .root, for: owner, at: site, frame)
  }

  /// What may be written to places of state, as far as their types tell.
  private func possibleValues(of state: ValueSet) -> ValueSet {
    state.objects.compactMap { bindings.referred(by: $0) }.flatMap(\.self).reduce(into: ValueSet()) {
      $0.formUnion(possibleValues(in: $1))
    }
  }

  private func possibleValues(in place: StatePlace) -> ValueSet {
    let symbol = heap[place.holder].type.flatMap { program.members.property(named: place.property, in: $0) }
    guard let type = symbol?.type else { return .empty }
    return standIns.top(
      of: type, generics: genericsResolution.ownGenerics(of: .object(place.holder), in: symbol?.owner), name: "")
  }

  /// `NavigationStack(path: $path) { … }`.
  func route(_ path: ValueSet, _ call: inout ModelledCall) {
    let owner = presenterTable.addPresenters(.path, .empty, by: path, .push, at: call.site, call.frame)
    let actor = call.frame.actor
    if let owner {
      hasCoordinatorPaths = true
      memory.put(ValueSet(.object(owner)), in: HiddenField.pathOwners, of: actor)
    }
    if heap[actor].type.map(roles.holdsStacksOfOthers) == true {
      call.presenter = owner
    } else if let owner, kinds.isScreen(actor), recorder.makers[owner]?.contains(actor) != true {
      stackPages[[owner, actor]] = call.site
    }
  }

  /// `SwitchStore(store) { … }`: what the closure builds for a case of the state stands there when the state becomes it.
  func alternate(_ content: ValueSet, by stores: ValueSet, _ call: ModelledCall) {
    for state in stores.objects.compactMap({ scopedState.alternatives(in: $0) }) {
      let owner = scopedState.decider(of: state)
      for reference in bindings.projection(of: HiddenField.state, in: state).objects where owner != nil {
        presenterTable.addPresenter(
          .alternatives, content, to: reference, owner: owner, .embed, at: call.site, call.frame)
      }
    }
  }

  /// `TabView(selection: $tab) { … }`.
  func select(_ pages: ValueSet, by state: ValueSet, _ call: ModelledCall) {
    presenterTable.addPresenters(
      .pages, callbackRuns.closureResults(pages, call), by: state, .tab, at: call.site, call.frame)
  }

  /// `NavigationLink(value: …)`: the destinations of the value's type are pushed on behalf of who decides about them. For an
  /// unknown value its declared type is used.
  func follow(_ values: ValueSet, _ call: ModelledCall) {
    let written = call.argument(.labeled("value"))?.written
    let declared = written.flatMap { staticTypes.type(of: $0, call.environment, call.frame) }
    let type = values.objects.isEmpty ? declared.flatMap { program.resolution.resolve($0) } : nil
    for part in values.isBottom ? [.unknown] : values.parts {
      for (id, presenter) in presenterTable.destinations(of: part, type) {
        for owner in deciders(on: presenter) {
          var presenter = presenter
          presenter.owner = owner
          run(id, presenter, part, message: Self.linkMessage, call.site, call.frame)
        }
      }
    }
  }

  /// The coordinators that push what a destination builds: the one that declares it, or those whose path is that of the stack in which a view does;
  /// nil where it is the view alone.
  private func deciders(on destination: Presenter) -> [ObjectID?] {
    if let owner = destination.owner { return [owner] }
    let owners = memory.field(HiddenField.pathOwners, of: destination.frame.actor).objects
    return owners.isEmpty ? [nil] : owners
  }

  /// Tells whoever depends on a place of state what is written to it; elements, where it is a collection that grows.
  func announce(_ values: ValueSet, in place: StatePlace, _ site: Site, _ frame: Frame) {
    guard !values.isBottom, !frame.isInitializing, bindings.isState(place.property, of: place.holder) else { return }
    // Of what is not known at least the type is.
    let possible = values.isUnknown ? possibleValues(in: place) : .empty
    let values = possible.isEmpty ? values : values.without(.unknown).union(possible)
    for reference in bindings.projection(of: place.property, in: place.holder).objects {
      present(values, of: reference, message: place.property, site, frame)
      if !memory.field(HiddenField.subscribers, of: reference).isEmpty {
        emission.emit(values, from: reference, isDeferred: false, frame, site)
      }
    }
  }

  /// Shows what stands for values of a place of state.
  func present(_ values: ValueSet, of state: ObjectID, message: String, _ site: Site, _ frame: Frame) {
    for id in memory.field(HiddenField.presenters, of: state).objects {
      guard let presenter = presenterTable.presenters[id] else { continue }
      let values = presenter.kind.takesElements ? patterns.elements(of: values) : values
      for part in scopedState.presented(values, by: presenter).parts
      where !part.isBottom && mayShow(part, presenter, frame) {
        var presenter = presenter
        if presenter.kind == .path {
          let destinations = presenterTable.destinations(of: part, presenter.valueType)
          // An empty path, such as `NavigationPath()`, leads nowhere.
          if destinations.isEmpty { continue }
          // Who alone says what stands for its routes shows them itself, in whichever stack it is.
          let owners = Set(destinations.map(\.1.owner))
          if owners.contains(frame.actor), !owners.contains(presenter.owner) { presenter.owner = frame.actor }
        }
        guard let shown = derived(from: part, presenter, frame) else { continue }
        run(id, presenter, shown, message: message, site, frame)
      }
    }
  }

  /// What a binding has of a value that is written to its state: `Binding(get: { model.destination?.sheet }, …)`; nil for nothing.
  private func derived(from value: ValueSet, _ presenter: Presenter, _ frame: Frame) -> ValueSet? {
    guard !presenter.derivation.isEmpty else { return value }
    let derived = callbackRuns.runNow(presenter.derivation, [value], frame, presenter.site)
    return derived.isBottom || derived.isNull ? nil : derived
  }

  /// Whether a value brings something before the user: where a binding tests it, as `Binding(get: { coordinator.stage == .ready }, …)` does, if
  /// the test may be true.
  private func mayShow(_ value: ValueSet, _ presenter: Presenter, _ frame: Frame) -> Bool {
    guard !presenter.condition.isEmpty else { return presenter.shows(value) }
    let outcome = callbackRuns.runNow(presenter.condition, [value], frame, presenter.site)
    return !outcome.isBottom && (outcome.flags != .false || !outcome.isEmpty)
  }

  /// Runs a presenter for a value, as part of what its owner does.
  func run(
    _ id: ObjectID, _ presenter: Presenter, _ value: ValueSet, message: String, _ site: Site, _ frame: Frame
  ) {
    let owner = presenter.owner
    let receiver = owner.map { Value.object($0) }
    let isOwn = owner == frame.actor
    let activation = activationTable.activation(
      .presentation(id), receiver: receiver, actor: owner ?? frame.actor, arguments: [value])
    if !isOwn { messages.noteMessage(message, to: receiver, from: frame, site: site) }
    _ = solver.run(activation, from: frame, site: site, message: isOwn ? nil : message) { [self] in
      let inner = Frame(
        activation: activation, scope: presenter.frame.scope, receiver: receiver, actor: activation.actor,
        generics: presenter.frame.generics, owner: nil, result: nil)
      for (value, transition) in pathSteps.steps(in: activation.arguments.first ?? .unknown) {
        var presenter = presenter
        presenter.transition = transition ?? presenter.transition
        present(value, by: id, presenter, inner)
      }
      return .unknown
    }
  }

  private func present(
    _ value: ValueSet, by id: ObjectID, _ presenter: Presenter, isStep: Bool = false, _ frame: Frame
  ) {
    let content = memory.field(HiddenField.content, of: id)
    switch presenter.kind {
    case .builder, .steps, .factory, .sceneBranch:
      let built = content.filter { if case .object = $0 { true } else { false } }
      put(
        built.union(callbackRuns.runNow(content, presenter.kind == .factory ? [] : [value], frame, presenter.site)),
        presenter.transition, routes: isStep ? value.objects.filter { kinds.isCoordinator($0) } : [],
        at: presenter.site, frame)
    case .branch, .elementBranch, .alternatives:
      // That it shows all of its cases is said where the body is shown.
      var built = callbackRuns.runNow(content, [value], frame, presenter.site)
      if presenter.kind == .alternatives { built = viewBuilding.alternatives(in: built, selectedBy: value) }
      for screen in shownScreens.screens(in: built) {
        recorder.noteShown(screen, presenter.transition, at: presenter.site)
      }
      embedded.begin(built, presenter.transition, at: presenter.site, frame)
    case .elements:
      embedded.begin(
        callbackRuns.runNow(content, [value], frame, presenter.site), presenter.transition, at: presenter.site, frame)
    case .pages:
      let pages = viewBuilding.pages(in: content.known).filter { viewBuilding.isPage($0, selectedBy: value) }
      put(pages, presenter.transition, at: presenter.site, frame)
    case .path:
      // Those of the coordinator itself before those that screens add, and these before those of other coordinators in its stack.
      let all = presenterTable.destinations(of: value, presenter.valueType)
      let own = all.filter { $0.1.owner == presenter.owner }
      let screens = all.filter { $0.1.owner == nil }
      for (id, destination) in [own, screens, all].first(where: { !$0.isEmpty }) ?? [] {
        var destination = destination
        destination.transition = presenter.transition
        present(value, by: id, destination, isStep: true, frame)
      }
    }
  }

  /// Notes what is built of values of which, unless it is said otherwise, only the type is known: what may be shown. Gives that.
  @discardableResult
  func show(
    _ content: ValueSet, of values: ValueSet = .empty, _ transition: Transition, for owner: ObjectID?,
    by means: ViewMeans? = nil, isConditional: Bool = true, at site: Site, _ frame: Frame
  ) -> ValueSet {
    let built = content.filter { if case .object = $0 { true } else { false } }
    let shown = built.union(callbackRuns.runNow(content, values.isBottom ? [] : [values], frame, site))
    put(shown, transition, for: owner ?? frame.actor, by: means, isConditional: isConditional, at: site, frame)
    return shown
  }

  /// Puts screens in front of the user on behalf of an actor, and begins the flows of coordinators that are views themselves.
  ///
  /// - Parameter routes: the coordinators that are steps of a path themselves: each shows its own screens there.
  private func put(
    _ values: ValueSet, _ transition: Transition, for actor: ObjectID? = nil, by means: ViewMeans? = nil,
    isConditional: Bool = false, routes: [ObjectID] = [], at site: Site, _ frame: Frame
  ) {
    solver.current?.showsSomething = true
    if transition == .present { embedded.noteStacks(in: values, shownBy: actor ?? frame.actor) }
    for screen in shownScreens.screens(in: values) {
      // A coordinator's view is handed to whoever shows it; whether that is what starts the app is told where the graph is made.
      let isHandedOn =
        standIns.coordinator(viewedBy: screen) != nil && heap[frame.actor].type.map(roles.isLaunched) != true
      let transition = isHandedOn ? .embed : transition
      let route = libraryChildren.owner(of: screen).flatMap { routes.contains($0) ? $0 : nil }
      recorder.record(.shown(actor: route ?? actor ?? frame.actor, screen: screen, transition: transition), at: site)
      recorder.noteShown(screen, transition, at: site, isConditional: isConditional, by: means)
    }
    embedded.begin(values, transition, at: site, frame)
  }
}
