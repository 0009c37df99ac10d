import SourceFacts

/// Collections in places of state. They are values: what is added to a place later does not enter what it was assigned.
struct StateCollections: InterpreterPart {
  let interpreter: Interpreter

  /// The collection that a place of its own has.
  func collection(of place: StatePlace) -> ObjectID {
    let own = heap.object(
      .collection, type: program.externalType(LibraryModel.collectionType),
      name: "\(place.holder.index).\(place.property)",
      maker: nil
    ).id
    bindings.collectionPlaces[own] = place
    return own
  }

  /// What a place holds once the values are assigned to it: instead of other collections its own, with their elements.
  func copied(_ values: ValueSet, into place: StatePlace) -> ValueSet {
    guard values.objects.contains(where: isCollection), bindings.isState(place.property, of: place.holder) else {
      return values
    }
    let own = collection(of: place)
    let (others, collections) = (values.filter { !isCollection($0) }, values.filter(isCollection).known)
    memory.put(patterns.elements(of: collections.filter { $0 != .object(own) }), in: HiddenField.content, of: own)
    return others.union(ValueSet(.object(own)))
  }

  /// Tells whoever depends on a place of state what is assigned to it. Of a collection that is made of the one that stood there before, only
  /// what is added to that one is new.
  func announce(
    _ values: ValueSet, from written: Expression, in place: StatePlace, _ site: Site, _ environment: Environment,
    _ frame: Frame
  ) {
    if leadsBack(written, in: place, environment, frame) { return }
    let type = assignedPlaces.declaredType(of: place.property, in: ValueSet(.object(place.holder)))
    if let elements = literals.elements(of: written, environment, frame, expecting: type) {
      return presentation.announce(elements, in: place, site, frame)
    }
    guard written.reads(place.property),
      memory.field(place.property, of: place.holder).objects.contains(where: isCollection),
      propertyWrites.reads(place.property, of: place.holder, in: written, environment, frame)
    else { return presentation.announce(values, in: place, site, frame) }
    for addition in written.additions
    where !propertyWrites.reads(place.property, of: place.holder, in: addition, environment, frame) {
      presentation.announce(
        patterns.elements(of: expressions.evaluate(addition, environment, frame, expecting: type)), in: place, site,
        frame)
    }
  }

  /// Whether a collection is made of elements of the one that stands there: `guard let first = path.first …; path = [first]`.
  private func leadsBack(
    _ written: Expression, in place: StatePlace, _ environment: Environment, _ frame: Frame
  ) -> Bool {
    guard case .array(let elements, _) = written, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      guard case .name(let name, _) = element, let origin = environment.variable(name)?.origin else { return false }
      return propertyWrites.reads(place.property, of: place.holder, in: origin, environment, frame)
    }
  }

  private func isCollection(_ value: Value) -> Bool {
    if case .object(let id) = value { isCollection(id) } else { false }
  }

  private func isCollection(_ id: ObjectID) -> Bool { heap[id].kind == .collection }
}

extension Expression {
  /// What is added up to it.
  fileprivate var additions: [Expression] {
    if case .infix(let left, "+", let right, _) = self { left.additions + right.additions } else { [self] }
  }
}
