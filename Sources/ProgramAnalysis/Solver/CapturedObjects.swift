import SourceFacts

/// What closures and methods keep alive or act on.
struct CapturedObjects: MachinePart {
  let machine: AbstractMachine

  /// The coordinators that a closure keeps alive as long as it lives.
  func coordinatorsKept(by closure: ClosureID) -> [KeptObject] {
    objectsKept(by: closure) { kinds.isCoordinator($0) }
  }

  /// The objects of one kind that a closure keeps alive as long as it lives.
  private func objectsKept(by closure: ClosureID, where isMeant: (ObjectID) -> Bool) -> [KeptObject] {
    let instance = heap[closure]
    let scope = instance.frame.scope
    var kept: [KeptObject] = []
    let names = FreeNames(of: instance.fact)
    for (name, range) in names.strong {
      let site = Site(file: scope.file, range: range)
      if name == "self" || !names.values.contains(name) && isOwnMember(name, instance) {
        guard !isWeak("self", around: instance), case .object(let id)? = instance.frame.receiver, isMeant(id)
        else { continue }
        let own = KeptObject(object: id, name: "self", site: site)
        if !kept.contains(where: { $0.name == "self" }) { kept.append(own) }
      } else if let variable = instance.environment.variable(name), !isWeak(name, around: instance) {
        kept += variable.values.objects.filter(isMeant).map {
          KeptObject(object: $0, name: name, site: site)
        }
      }
    }
    return kept
  }

  /// The screens that a closure of a coordinator's code keeps alive as long as it lives.
  ///
  /// An object stands for all that are made at one place: only where a function around the closure makes it, the one that is
  /// captured is the one that is meant.
  func screensKept(by closure: ClosureID) -> [KeptObject] {
    let instance = heap[closure]
    guard case .object(let owner)? = instance.frame.receiver, kinds.isCoordinator(owner) else { return [] }
    let made = objectsMade(around: instance)
    return objectsKept(by: closure) { made.contains($0) && kinds.isAppScreen($0) }.filter { $0.name != "self" }
  }

  /// The objects of the app's classes that a closure keeps alive under one name of a variable, as long as it lives.
  func objectsKept(by closure: ClosureID, named name: String) -> [KeptObject] {
    objectsKept(by: closure) { id in
      heap[id].type.map { program[$0].isReferenceType && !program[$0].isExternal } ?? false
    }.filter { $0.name == name && name != "self" }
  }

  /// What the function around a closure has made, and the closures between both.
  private func objectsMade(around closure: ClosureInstance) -> Set<ObjectID> {
    var made = Set(closure.frame.activation.allocations.map(\.object))
    var frame = closure.frame
    while case .closure(let outer) = frame.activation.code {
      frame = heap[outer].frame
      made.formUnion(frame.activation.allocations.map(\.object))
    }
    return made
  }

  /// The objects whose methods are among the values: `screen.onTap = presenter.open`.
  func receivers(of values: ValueSet) -> [ObjectID] {
    values.values.compactMap { value in
      guard case .method(let id) = value, case .object(let receiver)? = heap[id].receiver else { return nil }
      return receiver
    }
  }

  /// The objects that a closure names of what is around it.
  func objectsCaptured(by closure: ClosureID) -> [ObjectID] {
    let instance = heap[closure]
    let names = FreeNames(of: instance.fact)
    return (names.strong.map(\.name) + names.weak.sorted()).flatMap { name -> [ObjectID] in
      if name == "self" { return if case .object(let id)? = instance.frame.receiver { [id] } else { [] } }
      return instance.environment.variable(name)?.values.objects ?? []
    }
  }

  /// A bare name that stands for a member of `self`.
  private func isOwnMember(_ name: String, _ closure: ClosureInstance) -> Bool {
    // After `[weak self]` a bare name is a member of what `guard let self` took hold of, which lives as long as the call.
    guard !closure.fact.captures.contains(where: { $0.isWeak && $0.name == "self" }),
      !closure.environment.declares(name),
      let receiver = closure.frame.receiver, let type = kinds.type(of: receiver)
    else { return false }
    return program.members.property(named: name, in: type)?.fact.isStatic == false
      || program.members.functions(named: name, in: type).contains { !$0.fact.isStatic && $0.fact.kind == .method }
  }

  /// Whether a closure around it has captured the name weakly and not taken hold of it again.
  private func isWeak(_ name: String, around closure: ClosureInstance) -> Bool {
    var frame = closure.frame
    for _ in 0..<16 {
      guard case .closure(let outer) = frame.activation.code else { return false }
      let fact = heap[outer].fact
      if FreeNames.rebinds(name, in: fact.body) { return false }
      if let capture = fact.captures.first(where: { $0.name == name }) { return capture.isWeak }
      frame = heap[outer].frame
    }
    return false
  }
}

/// A coordinator or screen that a closure or method keeps alive.
struct KeptObject: Hashable {
  let object: ObjectID
  /// What is written for it.
  let name: String
  let site: Site
}
