import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Removals that name a kind of child where a child is meant.
struct KindRemovalFinder: ObservationFinder {
  let observer: Observer

  func kindRemovals() -> [KindRemoval] {
    let groups = Dictionary(grouping: membershipFinder.insertionGroups()) {
      Slot(holder: $0[0].holder, property: $0[0].property)
    }
    var found: [KindRemoval] = []
    for removal in eventLog.removals {
      let activation = interpreter.solver.activations[removal.activation]
      guard let members = groups[Slot(holder: removal.holder, property: removal.property)],
        calls.isLive(activation, mentions), let body = bodySource.statements(of: activation),
        let kind = RemovalKind(in: body.statements)
      else { continue }
      let confused = confused(members.map { $0[0] }, by: kind, in: body.file, members)
      guard !confused.isEmpty else { continue }
      found.append(
        KindRemoval(
          parent: observer.name(removal.holder), property: removal.property,
          children: confused.map { observer.name($0.coordinator) }.sorted(),
          removal: graph.evidence(removal.site), entries: confused.map { graph.evidence($0.site) },
          remedy: membershipFinder.removal(from: removal.property, of: removal.holder)))
    }
    return found.uniqued { $0.removal.order + [$0.parent] }.sorted(by: { [$0.removal] }) { [$0.parent] }
  }

  private struct Slot: Hashable {
    let holder: ObjectID
    let property: String
  }

  /// The members that the removal takes for one another.
  private func confused(
    _ members: [EventLog.Insertion], by kind: RemovalKind, in file: Int, _ groups: [[EventLog.Insertion]]
  ) -> [EventLog.Insertion] {
    switch kind {
    case .type(let reference):
      guard let type = program.resolution.resolve(reference, in: Scope(file: file, type: nil)) else { return [] }
      let meant = members.filter { member in
        graph.type(member.coordinator).map { program.hierarchy.isSubtype($0, of: type) } ?? false
      }
      return meant.count > 1 ? meant : meant.filter { canBeTwice($0, groups) }
    case .member(let property):
      let byCase = OrderedDictionary(grouping: members) { constant(of: property, in: $0.coordinator) }
      if let same = byCase.first(where: { $0.key != nil && $0.value.count > 1 }) { return same.value }
      return members.filter { constant(of: property, in: $0.coordinator) != nil && canBeTwice($0, groups) }
    }
  }

  /// Whether a child of a kind can come while another of that kind lives: its own flow leads to it again.
  private func canBeTwice(_ member: EventLog.Insertion, _ groups: [[EventLog.Insertion]]) -> Bool {
    let callers = groups.flatMap { $0 }.filter { $0.coordinator == member.coordinator && $0.holder == member.holder }
    return callers.contains { insertion in
      asksForItself(member.coordinator, from: insertion.activation)
    }
  }

  /// Whether code that a coordinator runs itself leads to a body.
  private func asksForItself(_ coordinator: ObjectID, from activation: Int) -> Bool {
    var seen: Set<Int> = []
    var pending = [activation]
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, seen.count < 1_000 else { continue }
      for caller in interpreter.solver.activations[id].callers {
        let current = interpreter.solver.activations[caller]
        if current.receiver == .object(coordinator), case .function = current.code { return true }
        if case .entry = current.code { continue }
        guard case .object(let receiver)? = current.receiver, graph.isCoordinator(receiver) else { continue }
        pending.append(caller)
      }
    }
    return false
  }

  /// The case that a property of a coordinator is for good, as written.
  private func constant(of property: String, in coordinator: ObjectID) -> String? {
    guard let type = graph.type(coordinator), let fact = program.members.property(named: property, in: type)?.fact
    else {
      return nil
    }
    let value: Expression? =
      if let only = fact.getter, only.count == 1, case .return(let value)? = only.first { value } else {
        fact.initialValue
      }
    if case .member(_, let name, _)? = value { return name }
    return nil
  }
}

/// What a body goes by that takes children out.
enum RemovalKind {
  /// `$0 is DetailCoordinator`.
  case type(TypeReference)
  /// `$0.kind == .detail`.
  case member(String)

  /// Nil where the body asks which child one is, or asks nothing.
  init?(in body: [Statement]) {
    var found: RemovalKind?
    var asksForIdentity = false
    ExpressionWalk { expression, _ in
      switch expression {
      case .check(.name("$0", _), let type): found = found ?? .type(type)
      case .infix(_, "===", _, _), .infix(_, "!==", _, _): asksForIdentity = true
      case .infix(.member(.some(.name("$0", _)), let name, _), let op, let other, _) where op == "==" || op == "!=":
        if case .member(_, _, _) = other { found = found ?? .member(name) }
      default: break
      }
    }.walk(body)
    guard let found, !asksForIdentity else { return nil }
    self = found
  }
}
