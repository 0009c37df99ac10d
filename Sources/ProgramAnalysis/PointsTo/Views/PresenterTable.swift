import GraphModel
import SourceFacts

/// Which builders present something for a place of state, or for the values of a type.
final class PresenterTable: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What shows something for the values of a place of state.
  var presenters: [ObjectID: Presenter] = [:]
  /// Closures that build what coordinators' state shows, and the coordinators with such state.
  private(set) var destinationBuilders: Set<ClosureID> = []
  private(set) var presentingCoordinators: Set<ObjectID> = []

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// `navigationDestination(for: Route.self) { … }`.
  func addDestination(_ content: ValueSet, for types: ValueSet, _ transition: Transition?, _ call: ModelledCall) {
    let owner = kinds.isCoordinator(call.frame.actor) ? call.frame.actor : nil
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
        $0.insert(.object(standIns.opaque(type)))
      }
    }
    if presentation.standForRoutes(values) { return }
    presentation.show(content, of: values, transition, for: owner, at: call.site, call.frame)
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
    for bound in scopedState.statePlaces(in: state) {
      let place = bound.place
      let owner = [place.holder, frame.actor].first { kinds.isCoordinator($0) }
      first = first ?? owner
      if let owner {
        presentingCoordinators.insert(owner)
        if kind == .builder { destinationBuilders.formUnion(content.closures) }
      }
      if let type = heap[place.holder].type, owner != nil, owner != place.holder {
        codeRelevance.involve([type])
        presentation.stateHolders.insert(place.holder)
        noteModel(place, heardBy: owner, type, at: site)
      }
      for reference in bindings.projection(of: place.property, in: place.holder).objects {
        let type = kind == .path ? genericsResolution.elementType(of: place) : nil
        addPresenter(
          kind, content, to: reference, as: bound, owner: owner, transition, of: type, at: site, frame)
      }
    }
    return first
  }

  /// A coordinator that is a view observes the model of its page, which says by its state where to go: `@Published var link: Link?`.
  private func noteModel(_ place: StatePlace, heardBy coordinator: ObjectID?, _ model: TypeID, at site: Site) {
    guard let coordinator, program.isCalledViewModel(model), kinds.isSender(place.holder),
      heap[coordinator].type.map(roles.isView) == true
    else { return }
    recorder.record(.subscribed(source: place.holder, link: place.property, coordinator: coordinator), at: site)
  }

  func addPresenter(
    _ kind: Presenter.Kind, _ content: ValueSet, to state: ObjectID, as bound: BoundPlace? = nil, owner: ObjectID?,
    _ transition: Transition, of type: TypeID? = nil,
    alternative: Presenter.Alternative = .none, at site: Site, _ frame: Frame
  ) {
    // All stacks of an owner with one path do the same with it, wherever they stand.
    let isShared = kind == .path
    let closures = [bound?.condition, bound?.derivation].map { $0?.closures.map(\.index) ?? [] }
    let presenter = heap.object(
      .channel, type: nil, site: isShared ? nil : site,
      context: isShared ? (owner ?? frame.actor).index : frame.activation.id,
      name: "\(kind.rawValue) \(state.index) \(bound?.caseName ?? "") \(closures)",
      maker: nil
    )
    presenters[presenter.id] = Presenter(
      kind: kind, transition: transition, owner: owner, frame: frame, site: site, valueType: type)
    if let bound {
      presenters[presenter.id]?.caseName = bound.caseName
      presenters[presenter.id]?.condition = bound.condition
      presenters[presenter.id]?.derivation = bound.derivation
    }
    presenters[presenter.id]?.alternative = alternative
    memory.put(content, in: HiddenField.content, of: presenter.id)
    memory.put(ValueSet(.object(presenter.id)), in: HiddenField.presenters, of: state)
  }

  /// The places of state by which something is put in front of the user, which goes when he goes back.
  func presentedPlaces() -> Set<StatePlace> {
    Set(
      heap.objects.filter { object in
        object.filledFields.contains { $0.key == HiddenField.presenters }
      }.flatMap { bindings.referred(by: $0.id) ?? [] })
  }

  /// The closures that build what is put in front of the user, each time in a place of its own.
  func presentedContent() -> Set<ClosureID> {
    let presented = presenters.filter {
      ![.branch, .elementBranch, .sceneBranch, .pages, .alternatives].contains($0.value.kind)
    }
    return Set(presented.keys.flatMap { heap[$0].field(HiddenField.content).values.closures })
  }

  /// What presents a value, by its type or for itself, or else by `type`, which it is declared to have.
  func destinations(of value: ValueSet, _ type: TypeID? = nil) -> [(ObjectID, Presenter)] {
    let own = value.objects.filter { heap[$0].kind.isCase }
    let types = value.objects.compactMap { heap[$0].type }
    let found = presenters(at: own + types.map { destinations(of: $0) })
    return found.isEmpty ? presenters(at: type.map { [destinations(of: $0)] } ?? []) : found
  }

  private func presenters(at places: [ObjectID]) -> [(ObjectID, Presenter)] {
    places.flatMap { memory.field(HiddenField.presenters, of: $0).objects }.compactMap { id in
      presenters[id].map { (id, $0) }
    }
  }

  /// What stands for all destinations of a type of values.
  private func destinations(of type: TypeID) -> ObjectID {
    heap.object(.statics, type: type, name: HiddenField.presenters, maker: nil).id
  }
}
