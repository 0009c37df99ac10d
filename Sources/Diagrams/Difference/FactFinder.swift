import GraphModel

/// Finds out which changes of a difference are one fact, so that none is told twice.
///
/// Each step takes out of the pool what it tells. No step looks at which side is the newer one but to choose words, so that the
/// facts of the other direction are the mirror image.
struct FactFinder {
  let comparison: Comparison
  var pool: EdgePool
  var facts: [ChangeFact] = []
  /// Coordinators that one side alone has, by id.
  let comers: [String: Change<Node>]

  static func facts(of comparison: Comparison) -> [ChangeFact] {
    var finder = FactFinder(comparison)
    finder.findWindows()
    finder.leaveOutKeptStarts()
    finder.findStarts()
    let handovers = finder.findHandovers()
    finder.findRedirections()
    finder.findCoordinators(handovers)
    finder.findReach()
    finder.findEdges()
    finder.findWires()
    finder.findMoves()
    finder.findRest()
    return finder.facts
  }

  private init(_ comparison: Comparison) {
    self.comparison = comparison
    let difference = comparison.difference
    pool = EdgePool(changes: difference.edges.map { EdgeChange($0, in: difference) })
    comers = Dictionary(
      difference.nodes.filter { $0.current.kind == .coordinator && ($0.before == nil || $0.after == nil) }
        .map { ($0.current.id, $0) }
    ) { first, _ in first }
  }

  func isComer(_ id: String) -> Bool { comers[id] != nil }

  // MARK: - Types

  /// What a coordinator that came or went owns, starts, shows and is called back by.
  private mutating func findCoordinators(_ handovers: [Handover]) {
    var left = handovers
    for change in comparison.difference.nodes {
      guard comers[change.current.id] == change else { continue }
      let id = change.current.id
      let isComing = change.before == nil
      let mine = left.filter { (isComing ? $0.to : $0.from) == id }
      left.removeAll { mine.contains($0) }
      // An edge or move between two that came belongs to the one it leads to, a screen to the one that shows it.
      let own = pool.take { edge in
        switch edge.kind {
        case "child", "root": edge.to == id || edge.from == id && comers[edge.to] == nil
        case "screen": edge.from == id
        case "flow": edge.to == id || edge.mover == id && comers[edge.to] == nil
        default: edge.from == id || edge.to == id
        }
      }
      facts.append(.coordinator(change, own: own, takenOver: mine.flatMap(\.pairs)))
    }
    facts += left.map { .handover(from: $0.from, to: $0.to, $0.pairs) }
  }

  private mutating func findRest() {
    let difference = comparison.difference
    facts += difference.renames.map(ChangeFact.rename)
    facts += difference.nodes.filter { $0.before != nil && $0.after != nil }.map(ChangeFact.role)
    facts += comparison.findings.filter { !isTold($0) }.map(ChangeFact.finding)
  }

  // MARK: - Starts

  private mutating func findWindows() {
    let changes = comparison.windowScreens
    for owner in Set(changes.map(\.current.owner)).sorted() {
      let own = changes.filter { $0.current.owner == owner }
      facts.append(.window(owner: owner, come: own.compactMap(\.after), gone: own.compactMap(\.before)))
    }
  }

  /// What starts a coordinator as an owner on one side, and as a screen that leads to it on the other, starts it on both.
  private mutating func leaveOutKeptStarts() {
    func moves(_ graph: GraphDocument, _ newID: (String) -> String) -> Set<[String]> {
      Set(graph.edges.filter { $0.relation.kind == "flow" }.map { [newID($0.from), newID($0.to)] })
    }
    let before = moves(comparison.base.graph, comparison.difference.newID)
    let after = moves(comparison.head.graph) { $0 }
    let kept = Set(
      pool.changes.filter { change in
        let pair = [change.from, change.to]
        return change.kind == "root"
          && (change.sign == .removed && after.contains(pair) || change.sign == .added && before.contains(pair))
      }.map { [$0.from, $0.to] })
    _ = pool.take { ["root", "flow"].contains($0.kind) && kept.contains([$0.from, $0.to]) && $0.sign != .changed }
  }

  private mutating func findStarts() {
    let (old, new) = (comparison.base.graph, comparison.head.graph)
    let difference = comparison.difference
    let before = FirstSteps(old) { difference.newID(of: $0) }
    let after = FirstSteps(new) { $0 }
    let launched = Set(comparison.launchedRoots(of: comparison.base).map { difference.newID(of: $0.to) })
      .intersection(comparison.launchedRoots(of: comparison.head).map(\.to))
    let coordinators = Set(pool.changes.filter { $0.isStep && !isComer($0.from) }.map(\.from)).sorted()
    let (lost, newlyReached) = reachedOnOneSide
    for coordinator in coordinators {
      let (former, present) = (before.openings(of: coordinator), after.openings(of: coordinator))
      // One that begins with nothing may only be started in another way, unless the app begins with it.
      if former.isEmpty || present.isEmpty, !launched.contains(coordinator) { continue }
      let changes = pool.changes.filter { $0.from == coordinator && $0.isStep }
      // What a child begins with that takes over, or that is taken over, comes up as it did.
      let formerly = former.union(before.screens(ofChildrenOf: coordinator, notIn: after))
      let presently = present.union(after.screens(ofChildrenOf: coordinator, notIn: before))
      let come = changes.filter {
        present.contains($0.to) && $0.change.after?.isInitial == true && !formerly.contains($0.to)
      }
      let gone = changes.filter {
        former.contains($0.to) && $0.change.before?.isInitial == true && !presently.contains($0.to)
      }
      // A child that one side alone has is told as such, unless the app opens with one instead of another that both sides know.
      let isSwap = launched.contains(coordinator) && !come.isEmpty && !gone.isEmpty
      let told = (come + gone).filter { $0.child == nil || $0.isChanged || isSwap && !isComer($0.to) }
      if told.isEmpty { continue }
      // What nobody gets to opens with nothing.
      if come.isEmpty ? !newlyReached.contains(coordinator) : !gone.isEmpty || !lost.contains(coordinator) {
        facts.append(
          .start(coordinator: coordinator, come: come, gone: gone, others: former.intersection(present).sorted()))
      }
      _ = pool.take { change in told.contains(change) && change.isStepKept && (change.child == nil || change.isChanged)
      }
    }
  }

  /// The coordinators that users get to on one side alone, as the head calls them, where both sides know how the app begins.
  private var reachedOnOneSide: (base: Set<String>, head: Set<String>) {
    func reached(_ side: Comparison.Side, _ name: (String) -> String) -> Set<String>? {
      let reachability = side.reachability
      guard reachability.hasStart else { return nil }
      return Set(side.graph.nodes.map(\.id).filter(reachability.reaches).map(name))
    }
    guard let old = reached(comparison.base, comparison.difference.newID), let new = reached(comparison.head, { $0 })
    else { return ([], []) }
    return (old.subtracting(new), new.subtracting(old))
  }
}

extension EdgeChange {
  /// Whether it leads to what a coordinator may begin with.
  fileprivate var isStep: Bool { screen != nil || child != nil }

  /// Whether both sides have it.
  fileprivate var isChanged: Bool { change.before != nil && change.after != nil }

  /// Whether it says no more than that a screen or child comes first, or no longer.
  fileprivate var isStepKept: Bool {
    switch (change.before?.relation, change.after?.relation) {
    case (.screen(let old)?, .screen(let new)?): old.transition == new.transition
    case (.child(let old)?, .child(let new)?):
      old.retention == new.retention && old.isStarted == new.isStarted && old.isRemoved == new.isRemoved
    default: true
    }
  }
}
