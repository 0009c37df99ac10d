import GraphModel

extension EdgeWords {
  /// What became of all wires between both that changed.
  ///
  /// - Parameter areAll: whether no other wire between both stays as it is.
  func wires(_ changes: [Change<Edge>], areAll: Bool = true) -> Phrase {
    let parts = changes.compactMap(Self.part)
    if !areAll, changes.count == 1, case .removed(let edge) = changes[0], let wire = edge.wire {
      return "\(name: from) no longer calls back \(name: to) by \(wire.via.noun)"
    }
    if !areAll, changes.count == 1, case .added(let edge) = changes[0], let wire = edge.wire {
      return "\(name: from) now also calls back \(name: to)\(Self.way(wire, isExplicit: true))"
    }
    if !areAll { return "\(name: from) calls back \(name: to) \(Phrase.joined(parts, by: "; ", last: "; "))" }
    if changes.count == 1, case .removed(let edge) = changes[0] { return removed(edge.relation) }
    if changes.allSatisfy({ $0.before == nil }) {
      let wires = changes.compactMap { $0.after.flatMap(\.wire) }
      let ways = wires.map { Self.way($0, isExplicit: Set(wires.map(\.via)).count > 1) }
      return "\(name: from) now calls back \(name: to)\(Phrase.joined(ways, by: ",", last: " and"))"
    }
    if changes.allSatisfy({ $0.after == nil }) {
      return "\(name: from) no longer calls back \(name: to) at all"
    }
    return "\(name: from) calls back \(name: to) \(Phrase.joined(parts, by: "; ", last: "; "))"
  }

  static func way(_ wire: DelegateRelation, isExplicit: Bool = false) -> Phrase {
    let way = isExplicit ? " by \(wire.via.noun)" : wire.via.way
    return wire.messages.isEmpty ? "\(way)" : "\(way) with \(Phrase.list(wire.messages))"
  }

  private static func part(_ change: Change<Edge>) -> Phrase? {
    switch (change.before.flatMap(\.wire), change.after.flatMap(\.wire)) {
    case (nil, let new?): "now also\(way(new, isExplicit: true))"
    case (let old?, nil): "no longer by \(old.via.noun)"
    case (let old?, let new?): changedWire(old, new)
    case (nil, nil): nil
    }
  }

  private static func changedWire(_ old: DelegateRelation, _ new: DelegateRelation) -> Phrase {
    let come = new.messages.filter { !old.messages.contains($0) }
    let gone = old.messages.filter { !new.messages.contains($0) }
    var parts: [Phrase] = []
    if old.via != new.via { parts.append("by \(new.via.noun) (was \(old.via.noun))") }
    let hasOthers = come.count < new.messages.count
    if !come.isEmpty { parts.append("now \(hasOthers ? "also " : "")with \(Phrase.list(come))") }
    if !gone.isEmpty { parts.append("no longer with \(Phrase.list(gone))") }
    return Phrase.joined(parts, last: ", ")
  }
}

extension Edge {
  fileprivate var wire: DelegateRelation? { if case .delegate(let wire) = relation { wire } else { nil } }
}
