import SourceFacts

/// A coordinator that a closure or method keeps alive.
struct KeptCoordinator: Hashable {
  let coordinator: ObjectID
  /// What is written for it.
  let name: String
  let site: Site
}

extension Interpreter {
  /// The coordinators that a closure keeps alive as long as it lives.
  func coordinatorsKept(by closure: ClosureID) -> [KeptCoordinator] {
    let instance = heap[closure]
    let scope = instance.frame.scope
    var kept: [KeptCoordinator] = []
    let names = FreeNames(of: instance.fact)
    for (name, range) in names.strong {
      let site = Site(file: scope.file, range: range)
      if name == "self" || !names.values.contains(name) && isOwnMember(name, instance) {
        guard !isWeak("self", around: instance), case .object(let id)? = instance.frame.receiver, isCoordinator(id)
        else { continue }
        let own = KeptCoordinator(coordinator: id, name: "self", site: site)
        if !kept.contains(where: { $0.name == "self" }) { kept.append(own) }
      } else if let variable = instance.environment.variable(name), !isWeak(name, around: instance) {
        kept += variable.values.objects.filter { isCoordinator($0) }.map {
          KeptCoordinator(coordinator: $0, name: name, site: site)
        }
      }
    }
    return kept
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
      let receiver = closure.frame.receiver, let type = type(of: receiver)
    else { return false }
    return program.property(named: name, in: type)?.fact.isStatic == false
      || program.functions(named: name, in: type).contains { !$0.fact.isStatic && $0.fact.kind == .method }
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
