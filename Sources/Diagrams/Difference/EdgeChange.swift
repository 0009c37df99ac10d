import GraphModel

/// A changed edge between nodes as the head calls them.
struct EdgeChange: Equatable {
  let change: Change<Edge>
  let from: String
  let to: String
  /// For a move: the coordinator that makes it.
  let mover: String?

  init(_ change: Change<Edge>, in difference: GraphDifference) {
    self.change = change
    from = difference.newID(of: change.current.from)
    to = difference.newID(of: change.current.to)
    if case .flow(let flow) = change.current.relation {
      // What is gone has the ids of the base, what is there those of the head.
      mover = ChangeSign(change) == .removed ? difference.newID(of: flow.by) : flow.by
    } else {
      mover = nil
    }
  }

  var sign: ChangeSign { ChangeSign(change) }
  var relation: Relation { change.current.relation }
  var kind: String { relation.kind }
  var screen: ScreenRelation? { if case .screen(let screen) = relation { screen } else { nil } }
  var child: ChildRelation? { if case .child(let child) = relation { child } else { nil } }
  var flow: FlowRelation? { if case .flow(let flow) = relation { flow } else { nil } }

  /// Whether somebody makes the target or brings it up.
  var isStart: Bool { relation.isStart }

  /// Whether the analysis had to choose, on the side that says so.
  var isLikely: Bool { [change.before, change.after].contains { $0?.confidence == .likely } }

  /// Whether users get to the same place in the same way, on whatever trigger and however it is kept.
  var leavesWays: Bool {
    switch (change.before?.relation, change.after?.relation) {
    case (.root, .root): true
    case (.child(let old), .child(let new)): old.isStarted == new.isStarted && old.isInitial == new.isInitial
    case (.flow(let old), .flow(let new)): old.move == new.move
    default: false
    }
  }

  /// What is said of an edge that came or went which only code makes that nothing calls.
  func uncalled(in comparison: Comparison) -> String {
    switch change {
    case .added(let edge): comparison.head.isUncalled(edge) ? ", in code that nothing calls" : ""
    case .removed(let edge): comparison.base.isUncalled(edge) ? ", in code that nothing called" : ""
    case .changed: ""
    }
  }

  /// Where the source says so: rather in a file that changed than in a helper that did not.
  func location(in comparison: Comparison) -> SourceLocation? {
    let side = sign == .removed ? comparison.base : comparison.head
    let places = change.current.evidence.map(\.location)
    return places.first { side.changedFiles.contains($0.file) } ?? places.first
  }
}

/// Changed edges that no fact tells yet.
struct EdgePool {
  private(set) var changes: [EdgeChange]

  /// Takes out those that belong to a fact.
  mutating func take(where belongs: (EdgeChange) -> Bool) -> [EdgeChange] {
    let taken = changes.filter(belongs)
    changes.removeAll(where: belongs)
    return taken
  }

  /// Takes out pairs of what is gone and what is there instead, in the order of what is gone; the other direction finds the same
  /// pairs, because both sides have one order.
  mutating func takePairs<Key: Hashable>(
    of kind: String, by key: (EdgeChange) -> Key, where isPair: (EdgeChange, EdgeChange) -> Bool = { _, _ in true }
  ) -> [EdgePair] {
    let (gone, come) = (changes.filter { $0.sign == .removed }, changes.filter { $0.sign == .added })
    let comeByKey = Dictionary(grouping: come.filter { $0.kind == kind }, by: key)
    let goneByKey = Dictionary(grouping: gone.filter { $0.kind == kind }, by: key)
    var pairs: [EdgePair] = []
    for old in gone where old.kind == kind {
      // Where several went or came, which became which is a guess.
      guard goneByKey[key(old)]?.count == 1, let new = comeByKey[key(old)], new.count == 1, isPair(old, new[0]) else {
        continue
      }
      pairs.append(EdgePair(before: old, after: new[0]))
    }
    changes.removeAll { change in pairs.contains { $0.before == change || $0.after == change } }
    return pairs
  }
}

/// An edge that is gone, and the one that is there in its place.
struct EdgePair: Equatable {
  let before: EdgeChange
  let after: EdgeChange

  /// What both lead to, with the transition where it changes: "`A` (pushed, was presented)".
  var target: Phrase {
    guard let old = before.screen?.transition, let new = after.screen?.transition, old != new else {
      return "\(name: after.to)"
    }
    return "\(name: after.to) (\(new.participle), was \(old.participle))"
  }
}

extension Comparison {
  /// The coordinators that make a move between the same places on the side that has not this one.
  ///
  /// - Parameter trigger: only those that make it on this message.
  func otherMovers(of move: EdgeChange, on trigger: String? = nil) -> Set<String> {
    movers(of: move, isBase: move.sign == .added, on: trigger)
  }

  /// The coordinators that make a move between the same places on one side, on one message if there is one.
  func movers(of move: EdgeChange, isBase: Bool, on trigger: String? = nil) -> Set<String> {
    let graph = isBase ? base.graph : head.graph
    let newID = { (id: String) in isBase ? difference.newID(of: id) : id }
    return graph.edges.reduce(into: []) { movers, edge in
      guard case .flow(let flow) = edge.relation, newID(edge.from) == move.from, newID(edge.to) == move.to,
        trigger == nil || flow.trigger == trigger
      else { return }
      movers.insert(newID(flow.by))
    }
  }

  /// Whether the same coordinator makes a move by another message too, on the side that has not this one: for the user nothing changes.
  func isMadeByOtherMessage(_ move: EdgeChange) -> Bool {
    move.sign != .changed && move.mover.map(otherMovers(of: move).contains) == true
  }
}
