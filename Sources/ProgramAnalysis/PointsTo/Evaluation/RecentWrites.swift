import SourceFacts

/// Strong updates of the properties of the object whose code runs: between an assignment and what may change the property again, it holds
/// what was assigned, and nothing that other code assigns to it.
///
/// `current = LoginCoordinator(); current?.start()` starts that one, though other methods put others there. See Chase, Wegman and Zadeck,
/// "Analysis of pointers and structures" (PLDI 1990).
struct RecentWrites: InterpreterPart {
  let interpreter: Interpreter

  /// Notes what an assignment puts into a property, if `target` is one of the receiver's own that only holds what is put there. Collections
  /// grow in place, and values are copied: only references are followed.
  func note(_ values: ValueSet, assignedTo target: Expression, _ environment: Environment, _ frame: Frame) {
    guard let name = ownProperty(target, environment, frame) else {
      if let observed = target.ownMember { frame.activation.recentWrites[observed] = nil }
      return
    }
    frame.activation.recentWrites[name] = holdsReferencesOnly(values) || holdsCasesOnly(values) ? values : nil
  }

  /// Notes what a property holds when its observer begins: `didSet { switch state { … } }`.
  func begin(with values: ValueSet, in property: PropertySymbol, _ frame: Frame) {
    guard property.fact.attributes.isEmpty, holdsReferencesOnly(values) || holdsCasesOnly(values) else { return }
    frame.activation.recentWrites[property.fact.name] = values
  }

  /// What is known, where a body calls a method of its own object, of each state that the method reads: `state = .open; render()`. Nothing that
  /// is known stands as a missing argument.
  func passed(to method: FunctionSymbol, on receiver: Value?, _ caller: Frame) -> [ValueSet] {
    states(readBy: method, on: receiver).map { property in
      guard caller.receiver == receiver, let values = caller.activation.recentWrites[property.fact.name],
        holdsCasesOnly(values), !values.isUnknown
      else { return ValueSet(.missing) }
      return values
    }
  }

  /// Notes what a method is passed beside its arguments.
  func begin(_ method: FunctionSymbol, on receiver: Value?, with passed: ArraySlice<ValueSet>, _ frame: Frame) {
    for (property, values) in zip(states(readBy: method, on: receiver), passed)
    where !values.flags.contains(.missing) {
      begin(with: values, in: property, frame)
    }
  }

  private func states(readBy method: FunctionSymbol, on receiver: Value?) -> [PropertySymbol] {
    guard method.fact.kind == .method, let type = kinds.type(of: receiver), !program[type].isExternal else { return [] }
    return program.stateReads.properties(readBy: method.fact.name, of: type)
  }

  private func holdsCasesOnly(_ values: ValueSet) -> Bool {
    values.values.allSatisfy { if case .object(let id) = $0 { heap[id].kind.isCase } else { false } }
  }

  /// What a property of the receiver holds where that is known, given what it may hold at any time.
  func value(of name: String, among possible: ValueSet, _ frame: Frame) -> ValueSet {
    guard let written = frame.activation.recentWrites[name] else { return possible }
    return written.isUnknown ? written.union(possible) : written
  }

  /// Forgets what a call may have changed: a method of the receiver that assigns to the property, or a closure that is handed on.
  func forget(after call: Call, _ frame: Frame) {
    guard !frame.activation.recentWrites.isEmpty else { return }
    var changed = MemberWrites.names(assignedIn: call.arguments.map(\.value))
    if let method = call.callee.ownMember, let type = kinds.type(of: frame.receiver) {
      changed.formUnion(program.memberWrites.names(assignedBy: method, of: type))
    }
    for name in changed { frame.activation.recentWrites[name] = nil }
  }

  /// What is known where several ways meet.
  func join(_ ends: [[String: ValueSet]], _ frame: Frame) {
    guard let first = ends.first else { return frame.activation.recentWrites = [:] }
    frame.activation.recentWrites = ends.dropFirst().reduce(first) { known, other in
      guard !known.isEmpty else { return known }
      return known.reduce(into: [:]) { joined, entry in
        if let values = other[entry.key] { joined[entry.key] = entry.value.union(values) }
      }
    }
  }

  private func ownProperty(_ target: Expression, _ environment: Environment, _ frame: Frame) -> String? {
    guard let name = target.ownMember, case .object(let id)? = frame.receiver, let type = heap[id].type,
      !environment.declares(name) || !isName(target),
      let symbol = program.members.property(named: name, in: type), !symbol.fact.isStatic, !symbol.fact.isComputed,
      symbol.fact.setter == nil, symbol.fact.observers.isEmpty, symbol.fact.attributes.isEmpty
    else { return nil }
    return name
  }

  private func isName(_ target: Expression) -> Bool { if case .name = target { true } else { false } }

  private func holdsReferencesOnly(_ values: ValueSet) -> Bool {
    values.values.allSatisfy { value in
      guard case .object(let id) = value, [.instance, .opaque].contains(heap[id].kind), let info = kinds.typeInfo(id)
      else { return false }
      return !info.isValue
    }
  }
}
