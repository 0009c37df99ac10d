import GraphModel

extension FactFinder {
  /// Screens or children that one coordinator hands to another.
  struct Handover: Equatable {
    let from: String
    let to: String
    let pairs: [EdgePair]
  }

  mutating func findHandovers() -> [Handover] {
    let screens = pool.takePairs(of: "screen") { $0.to }
    let comers = Set(comers.keys)
    let children = pool.takePairs(of: "child", by: { $0.to }) { old, new in
      !comers.contains(old.to) && old.from != new.from
    }
    let pairs = screens + children
    // The moves to a screen that was handed over are made by its new owner.
    for pair in screens {
      let moves = pool.changes.filter { $0.kind == "flow" && $0.to == pair.before.to }
      let (gone, come) = (
        moves.filter { $0.sign == .removed && $0.mover == pair.before.from },
        moves.filter { $0.sign == .added && $0.mover == pair.after.from }
      )
      _ = pool.take { move in
        gone.contains(move) && come.contains { $0.from == move.from }
          || come.contains(move) && gone.contains { $0.from == move.from }
      }
    }
    var keys: [[String]] = []
    let groups = Dictionary(grouping: pairs) { [$0.before.from, $0.after.from, $0.before.kind] }
    for pair in pairs {
      let key = [pair.before.from, pair.after.from, pair.before.kind]
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.map { Handover(from: $0[0], to: $0[1], pairs: groups[$0] ?? []) }
  }

  /// Moves that another coordinator makes, that lead elsewhere, or that begin elsewhere.
  mutating func findRedirections() {
    facts += pool.takePairs(of: "flow") { [$0.from, $0.to] }.map(ChangeFact.redirection)
    let shared = sharedTriggers
    for pair in pool.takePairs(
      of: "flow", by: { [$0.from, $0.flow?.trigger ?? ""] },
      where: { old, _ in !shared.contains([old.from, old.flow?.trigger ?? ""]) })
    {
      // That the one screen is shown no longer and the other is shown now says no more.
      _ = pool.take { edge in
        edge.screen != nil
          && [pair.before, pair.after].contains { $0.mover == edge.from && $0.to == edge.to && $0.sign == edge.sign }
      }
      facts.append(.redirection(pair))
    }
  }

  /// Screens with the messages by which they lead to several places, as `navigate(to:)` does: that one went and another came says nothing of
  /// either.
  private var sharedTriggers: Set<[String]> {
    let difference = comparison.difference
    func moves(_ graph: GraphDocument, _ id: (String) -> String) -> [[String]] {
      graph.edges.compactMap { edge in
        guard case .flow(let flow) = edge.relation else { return nil }
        return [id(edge.from), flow.trigger, id(edge.to)]
      }
    }
    let old = moves(comparison.base.graph, difference.newID)
    let new = moves(comparison.head.graph) { $0 }
    return Set(old).intersection(new).reduce(into: []) { $0.insert([$1[0], $1[1]]) }
  }

  mutating func findReach() {
    for (entries, isLost) in [(comparison.reach.lost, true), (comparison.reach.gained, false)] {
      for entry in entries {
        let ends = [entry.node.id] + entry.behind
        let ways = pool.take {
          ends.contains($0.to) && !ends.contains($0.from) && $0.kind != "delegate"
            && $0.sign == (isLost ? .removed : .added)
        }
        // That a coordinator begins with it says so already.
        let isTold = ways.isEmpty && facts.contains { $0.firstScreens.contains(entry.node.id) }
        if isTold { continue }
        // Where a place comes into reach or goes out of it, so do its own ways on.
        let onward = pool.take {
          $0.kind == "flow" && ends.contains($0.from) && $0.sign == (isLost ? .removed : .added)
        }
        facts.append(.reach(entry, isLost: isLost, ways: ways, onward: onward))
      }
    }
  }

  /// Roots, children and screens, each with the moves that its coordinator makes to it.
  mutating func findEdges() {
    let children = pool.take { $0.child != nil && $0.sign == .changed }
    facts += groups(children) { ["\($0.change.before?.relation, default: "")", "\($0.relation)"] }.map(
      ChangeFact.upkeep)
    let edges = pool.take { $0.isStart || $0.screen != nil }
    let ways = edges.map { edge in
      pool.take {
        $0.kind == "flow" && $0.to == edge.to && $0.mover == edge.from && $0.sign == edge.sign && edge.sign != .changed
      }
    }
    for (edge, ways) in zip(edges, ways) {
      // Where a screen comes or goes, so do its own ways on.
      let onward = isNew(edge.to) ? pool.take { $0.kind == "flow" && $0.from == edge.to } : []
      facts.append(.edge(edge, moves: ways, onward: onward))
    }
  }

  /// Whether one side alone has the type.
  private func isNew(_ id: String) -> Bool {
    comparison.difference.nodes.contains { $0.current.id == id && ($0.before == nil || $0.after == nil) }
  }

  /// One fact for each pair of objects; a delegate that became strong is a fact of its own.
  mutating func findWires() {
    let wires = pool.take { $0.kind == "delegate" }
    facts += wires.filter(\.isStrengthChange).map(ChangeFact.strength)
    facts += groups(wires.filter { !$0.isOnlyStrengthChange }) { [$0.from, $0.to] }.map(ChangeFact.wires)
  }

  /// One fact for each pair of places, whatever the triggers are.
  mutating func findMoves() {
    let difference = comparison.difference
    let old = WaysOn(comparison.base.graph) { difference.newID(of: $0) }
    let new = WaysOn(comparison.head.graph) { $0 }
    for moves in groups(pool.take { $0.kind == "flow" }, by: { [$0.from, $0.to, $0.mover ?? "", $0.sign.rawValue] }) {
      let other = moves[0].sign == .removed ? new : old
      let isOnly = moves[0].sign != .changed && other.isDeadEnd(moves[0].from)
      facts.append(.moves(moves, isOnlyWayOn: isOnly))
    }
  }

  /// What one document has, by the head's ids, and from what of it a move leads on.
  private struct WaysOn {
    private let nodes: Set<String>
    private let starts: Set<String>

    init(_ graph: GraphDocument, newID: (String) -> String) {
      nodes = Set(graph.nodes.map { newID($0.id) })
      starts = Set(graph.edges.filter { $0.relation.kind == "flow" }.map { newID($0.from) })
    }

    func isDeadEnd(_ id: String) -> Bool { nodes.contains(id) && !starts.contains(id) }
  }

  private func groups(_ changes: [EdgeChange], by key: (EdgeChange) -> [String]) -> [[EdgeChange]] {
    var keys: [[String]] = []
    for change in changes where !keys.contains(key(change)) { keys.append(key(change)) }
    let groups = Dictionary(grouping: changes, by: key)
    return keys.compactMap { groups[$0] }
  }

  private func isLost(_ id: String) -> Bool {
    comparison.reach.lost.contains { $0.node.id == id || $0.behind.contains(id) }
  }

  /// Whether the fact about the edge says what the rule says of it.
  func isTold(_ finding: Comparison.Remark) -> Bool {
    if finding.isOrphan, finding.symbols.contains(where: { isComer($0) || isLost($0) }) { return true }
    return comparison.difference.edges.contains { change in
      guard let edge = change.after else { return false }
      switch (finding.rule, edge.relation) {
      case ("unretained-child", .child(let child)):
        return !child.isKept && finding.symbols == [edge.from, edge.to]
      case ("unretained-root", .root(isRetained: false, _)): return finding.symbols == [edge.from, edge.to]
      case ("child-never-removed", .child(let child)):
        guard case .child(let old)? = change.before?.relation else { return false }
        return old.isRemoved && !child.isRemoved && finding.symbols.prefix(2) == [edge.from, edge.to]
      case ("strong-delegate", .delegate(let wire)):
        guard case .delegate(let old)? = change.before?.relation else { return false }
        guard let owner = finding.symbols.first, let property = finding.symbols.last else { return false }
        // The holder declares the property, or inherits it from a base class.
        let isItsOwn = owner == edge.from || comparison.head.graph.nodes.contains { $0.id == owner && $0.isBase }
        return old.isWeak == true && wire.isWeak == false && isItsOwn && wire.links.contains(property)
      default: return false
      }
    }
  }
}

extension Comparison.Remark {
  /// Whether it says that nobody makes a coordinator.
  var isOrphan: Bool { rule == "orphan-coordinator" }
}

extension EdgeChange {
  private var wires: (old: DelegateRelation, new: DelegateRelation)? {
    guard case .changed(let before, let after) = change, case .delegate(let old) = before.relation,
      case .delegate(let new) = after.relation
    else { return nil }
    return (old, new)
  }

  /// Whether a reference keeps its coordinator alive on one side alone; that a callback is kept says nothing of what it captures.
  fileprivate var isStrengthChange: Bool { wires.map { $0.old.changesStrength(to: $0.new) } ?? false }

  fileprivate var isOnlyStrengthChange: Bool {
    isStrengthChange && (wires.map { $0.old.via == $0.new.via && $0.old.messages == $0.new.messages } ?? false)
  }
}
