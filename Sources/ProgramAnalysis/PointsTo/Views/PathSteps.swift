import GraphModel

/// Paths whose elements say themselves how they are shown, and calls that go to the destination of a value.
final class PathSteps: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// How what is behind each step of a path is shown.
  private var stepTransitions: [ObjectID: Transition] = [:]
  /// The steps with which paths begin: those that initial values and initializers make.
  private var firstSteps: Set<ObjectID> = []

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// A step of a path: what is shown, and how.
  func step(to values: ValueSet, _ transition: Transition, _ call: ModelledCall) -> ValueSet {
    let object = heap.object(
      .channel, type: nil, site: call.site, context: call.frame.activation.id, name: transition.rawValue, maker: nil)
    stepTransitions[object.id] = transition
    let maker = call.frame.activation
    if maker.isInitialValue || maker.isInitializer(in: program) { firstSteps.insert(object.id) }
    memory.put(values, in: HiddenField.content, of: object.id)
    return ValueSet(.object(object.id))
  }

  /// What is behind the steps among the values, each with its transition; what is none, as it is.
  func steps(in values: ValueSet) -> [(ValueSet, Transition?)] {
    guard values.objects.contains(where: { stepTransitions[$0] != nil }) else { return [(values, nil)] }
    return values.parts.flatMap { part -> [(ValueSet, Transition?)] in
      guard let id = part.objects.first, let transition = stepTransitions[id] else { return [(part, nil)] }
      return memory.field(HiddenField.content, of: id).parts.filter { !$0.isBottom }.map { ($0, transition) }
    }
  }

  /// `Router($routes) { … }`: the closure builds each step, those with which the path begins too.
  func buildSteps(_ content: ValueSet, of path: ValueSet, _ call: ModelledCall) {
    presenterTable.addPresenters(.steps, content, by: path, .push, at: call.site, call.frame)
    for place in path.objects.compactMap({ bindings.referred(by: $0) }).flatMap(\.self) {
      let owner = [call.frame.actor, place.holder].first { kinds.isCoordinator($0) }
      // A navigator in the environment knows the type alone.
      if let type = genericsResolution.stepType(of: place) {
        presenterTable.addDestination(content, for: ValueSet(.metatype(type)), nil, call)
      }
      let state = reading.read(
        place.property, of: ValueSet(.object(place.holder)), site: call.site, isSuper: false, call.frame)
      let elements = patterns.elements(of: state)
      let isFirst = { [firstSteps] (step: ValueSet) in
        if case .object(let id)? = step.values.first { firstSteps.contains(id) } else { false }
      }
      for step in elements.parts {
        for (value, transition) in steps(in: step) {
          let shown = presentation.show(
            content, of: value, transition ?? .push, for: owner, isConditional: !isFirst(step), at: call.site,
            call.frame)
          if isFirst(step), let owner { libraryChildren.noteFirst(embedded.coordinators(in: shown), of: owner) }
        }
      }
    }
  }

  /// `router.showScreens(destinations: …)`: what is behind each step is shown as the step says.
  func showSteps(_ values: ValueSet, _ call: ModelledCall) {
    for (value, transition) in steps(in: patterns.elements(of: values)) {
      if let transition { shownScreens.show(value, transition, call) }
    }
  }

  /// `navigator.push(.detail)`: the destinations of the value are shown on behalf of who decides about them.
  func follow(_ values: ValueSet, _ transition: Transition, _ call: ModelledCall) {
    let known = call.base.flatMap { genericsResolution.typeArgument(of: $0, call.environment, call.frame) }
    let type = known.flatMap { casts.nominal($0, call.frame) }
    for part in unboxed(values).parts where !part.isBottom {
      for (id, presenter) in presenterTable.destinations(of: part, type) {
        noteNavigator(of: presenter, call)
        presentation.run(
          id, presenter, step(to: part, transition, call), message: call.name ?? "", call.site, call.frame)
      }
    }
  }

  /// What a library's boxes and collections hold of what can be followed.
  private func unboxed(_ values: ValueSet, depth: Int = 0) -> ValueSet {
    patterns.elements(of: values).values.reduce(into: ValueSet(values.flags)) { result, value in
      if case .object(let id) = value, kinds.typeInfo(id)?.isExternal == true, depth < 3, !heap[id].kind.isCase {
        result.formUnion(unboxed(memory.field(HiddenField.content, of: id), depth: depth + 1))
      } else {
        result.insert(value)
      }
    }
  }

  /// Notes that a property by which somebody goes somewhere refers to the coordinator that decides about it.
  private func noteNavigator(of presenter: Presenter, _ call: ModelledCall) {
    guard let coordinator = presenter.owner, coordinator != call.frame.actor, let base = call.base else { return }
    for (holder, property) in assignedPlaces.lvalues(of: base, call.environment, call.frame) where holder != coordinator
    {
      recorder.record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: false, source: .argument,
          actor: coordinator), at: call.site)
    }
  }

  /// The effects of the cases that the values are.
  func cases(_ cases: [CaseModel], for values: ValueSet) -> [CallEffect] {
    let names = values.objects.compactMap { viewBuilding.caseName($0) }
    return cases.filter { names.contains($0.name) }.flatMap(\.effects)
  }
}
