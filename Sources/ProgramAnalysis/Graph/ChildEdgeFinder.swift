import Collections
import GraphModel
import SourceFacts

/// Edges from coordinators to the children that they make, take or start.
struct ChildEdgeFinder: GraphPart {
  let graph: GraphBuilder

  /// What is known of one parent and child while effects are read.
  private struct Finding {
    var retention = ChildRelation.Retention.none
    var properties: Set<String> = []
    var isCertain = false
    var sites: [Site] = []
  }

  /// A coordinator that makes another its own: keeps it, or makes and starts it.
  func childEdges() -> [GraphBuilder.TypeEdge] {
    var findings: OrderedDictionary<CoordinatorPair, Finding> = [:]
    let keepers = keepers()
    // What a statement puts in has better evidence than the declaration that holds it.
    let stored = places.filter { !log.initial.contains($0.key) } + places.filter { log.initial.contains($0.key) }
    for (effect, sites) in stored {
      guard case .stored(let holder, let property, let child, let isCollection, let source, let actor) = effect,
        let parent = parent(
          holder, child, in: property, isCollection: isCollection, source: source, actor: actor,
          keepers: keepers[child] ?? [])
      else { continue }
      var finding = findings[CoordinatorPair(parent: parent, child: child), default: Finding()]
      let isWeak = graph.property(property, of: holder).map(program.isWeak) ?? false
      if isCollection, finding.retention != .collection {
        finding.retention = .collection
        finding.sites = sites
      } else if !isWeak, finding.retention == .none {
        finding.retention = .property
        finding.sites = sites
      } else if finding.sites.isEmpty {
        finding.sites = sites
      }
      finding.properties.insert(property)
      finding.isCertain = finding.isCertain || graph.isCertain(effect)
      findings[CoordinatorPair(parent: parent, child: child)] = finding
    }
    for (pair, finding) in findings
    where finding.properties.count == 1 && interpreter.libraryChildren.singles.contains([pair.parent, pair.child]) {
      findings[pair]?.retention = .property
    }
    let begun = begunByScreens()
    let handedOn = Set(findings.keys.filter { isKeptAndStarted($0.child, by: $0.parent) }.map(\.child))
    for (effect, sites) in places {
      guard case .made(let actor, let maker, let child) = effect, graph.isCoordinator(actor),
        !graph.keeps(maker, child),
        actor == child
          ? !uses(actor, child).isEmpty
          : isUsed(child, madeBy: actor) || begun.contains(CoordinatorPair(parent: actor, child: child))
      else { continue }
      // One that is only made to be handed to another, which keeps and starts it, is that one's child.
      if handedOn.contains(child), uses(actor, child).isEmpty { continue }
      var finding = findings[CoordinatorPair(parent: actor, child: child), default: Finding()]
      // What is kept by assumption alone is no surer for being made.
      if finding.properties != [UnsourcedCalls.assumedChildren] {
        finding.isCertain = finding.isCertain || graph.isCertain(effect)
      }
      if finding.sites.isEmpty { finding.sites = sites }
      findings[CoordinatorPair(parent: actor, child: child)] = finding
    }
    let indirectRetention = IndirectRetention(graph: graph)
    for (pair, finding) in findings where finding.retention == .none {
      findings[pair]?.retention = indirectRetention.retention(of: pair.child, by: pair.parent)
    }
    let initial = openings.starts()
    let removals = removals()
    let edges = findings.compactMap { pair, finding in
      edge(pair, finding, removals, isBegun: begun.contains(pair), isInitial: initial.contains(pair))
    }
    return OrderedDictionary(grouping: edges) { [$0.from, $0.to] }.values.compactMap(merged)
  }

  /// Of a generic type there are several objects: one edge says what is known of them all, with the evidence of who is kept most firmly.
  private func merged(_ edges: [GraphBuilder.TypeEdge]) -> GraphBuilder.TypeEdge? {
    guard edges.count > 1 else { return edges.first }
    let children = edges.compactMap { edge -> (edge: GraphBuilder.TypeEdge, relation: ChildRelation)? in
      guard case .relation(.child(let relation)) = edge.relation else { return nil }
      return (edge, relation)
    }
    let order: [ChildRelation.Retention] = [.collection, .property, .none]
    let best = order.lazy.compactMap { retention in children.first { $0.relation.retention == retention } }.first
    return best.map { best in
      GraphBuilder.TypeEdge(
        from: best.edge.from, to: best.edge.to,
        relation: .relation(
          .child(
            ChildRelation(
              retention: best.relation.retention, isStarted: children.contains { $0.relation.isStarted },
              isRemoved: children.contains { $0.relation.isRemoved }, isValue: best.relation.isValue,
              isInitial: children.contains { $0.relation.isInitial }))),
        isCertain: children.contains { $0.edge.isCertain }, evidence: best.edge.evidence)
    }
  }

  /// The coordinators that put each child into a property of their own.
  private func keepers() -> [ObjectID: Set<ObjectID>] {
    var keepers: [ObjectID: Set<ObjectID>] = [:]
    for case .stored(let holder, _, let child, _, .own, _) in places.keys where graph.isCoordinator(holder) {
      keepers[child, default: []].insert(holder)
    }
    return keepers
  }

  /// Coordinators of which another, or a screen of its, shows the view that they give.
  private func begunByScreens() -> Set<CoordinatorPair> {
    var pairs: Set<CoordinatorPair> = []
    for case .shown(let actor, let screen, _) in places.keys {
      let isOwn = graph.isCoordinator(actor)
      guard isOwn || interpreter.kinds.isScreen(actor),
        let parent = isOwn ? actor : interpreter.libraryChildren.owner(of: actor),
        let child = interpreter.libraryChildren.owner(of: screen), parent != child
      else { continue }
      pairs.insert(CoordinatorPair(parent: parent, child: child))
    }
    return pairs
  }

  private func edge(
    _ pair: CoordinatorPair, _ finding: Finding, _ removals: [MemberPlace: [ObjectID?]], isBegun: Bool, isInitial: Bool
  ) -> GraphBuilder.TypeEdge? {
    guard let from = graph.type(pair.parent), let to = graph.type(pair.child) else { return nil }
    let isRemoved = finding.properties.contains {
      isTaken(pair.child, outBy: removals[MemberPlace(holder: pair.parent, property: $0)] ?? [])
    }
    return GraphBuilder.TypeEdge(
      from: from, to: to,
      relation: .relation(
        .child(
          ChildRelation(
            retention: finding.retention, isStarted: isBegun || isStarted(pair.child, by: pair.parent),
            isRemoved: isRemoved, isValue: program[to].isValue, isInitial: isInitial))),
      isCertain: finding.isCertain && !graph.madeByChoice.contains([pair.parent, pair.child]), evidence: finding.sites)
  }

  /// Where children are kept.
  private struct MemberPlace: Hashable {
    let holder: ObjectID
    let property: String
  }

  /// What leaves each place: members that are known, or nil, which may be any.
  private func removals() -> [MemberPlace: [ObjectID?]] {
    let seen = seenRemovals()
    var removals: [MemberPlace: [ObjectID?]] = [:]
    var told: [MemberPlace: Set<Site?>] = [:]
    for (effect, sites) in places {
      guard case .removed(let holder, let property, .some) = effect, log.called.contains(effect) else { continue }
      told[MemberPlace(holder: holder, property: property), default: []].insert(sites.last)
    }
    for (effect, sites) in places {
      guard case .removed(let holder, let property, let member) = effect, seen.contains(effect) else { continue }
      let place = MemberPlace(holder: holder, property: property)
      // Whom a handler takes out is known where calls tell it, and not from what it is declared to take.
      let isAssumed = member == nil && !log.called.contains(effect) && told[place]?.contains(sites.last) == true
      if !isAssumed { removals[place, default: []].append(member) }
    }
    return removals
  }

  /// What is removed by code that something of the app runs. What a base class offers and nobody calls removes nothing, nor does what a base
  /// class would do if it were a coordinator itself: its children may be any.
  private func seenRemovals() -> Set<Effect> {
    let activations = interpreter.solver.activations
    let entries = log.reached.map { activations[$0] }.filter { entry in
      entry.isEntry && graph.type(entry.actor).map(graph.nodeFinder.isBase) != true
    }
    let starts = entries.flatMap { entry in
      entry.calls.map(\.callee).filter { isOwn(activations[$0], of: entry) } + entry.initializations
    }
    let reached = reachable(from: starts) { activations[$0].calls.map(\.callee) + activations[$0].initializations }
    return reached.reduce(into: []) { removals, id in
      for case .removed(let holder, let property, let member) in activations[id].effects.map(\.effect) {
        removals.insert(.removed(holder: holder, property: property, member: member))
      }
    }
  }

  /// Whether a body is what a coordinator's type declares itself, what the system calls on it, or not a coordinator's at all.
  private func isOwn(_ callee: Activation, of entry: Activation) -> Bool {
    guard graph.isCoordinator(entry.actor), let owner = callee.owner, owner != graph.type(entry.actor),
      program[owner].isReferenceType
    else { return true }
    let name = callee.function.flatMap(program.functionName) ?? ""
    return program.members.functions(named: name, in: owner).contains {
      $0.id == callee.function && program.hierarchy.isDelegateMethod($0, of: owner)
    }
  }

  /// Whether some code takes a child out: it, one that may be it, or anybody.
  private func isTaken(_ child: ObjectID, outBy members: [ObjectID?]) -> Bool {
    members.contains { member in
      guard let member, member != child, let type = graph.type(child), let told = graph.type(member) else {
        return true
      }
      return program.hierarchy.isSubtype(type, of: told)
    }
  }

  /// Whose child a coordinator becomes when it enters a property; nil where the property refers to it in another way.
  private func parent(
    _ holder: ObjectID, _ child: ObjectID, in property: String, isCollection: Bool, source: ValueSource,
    actor: ObjectID,
    keepers: Set<ObjectID>
  ) -> ObjectID? {
    if graph.isCoordinator(holder) {
      // A copy of a collection that another keeps makes no children: `LoginCoordinator(childCoordinators: childCoordinators)`.
      if isCollection, source == .own || keepers.isSubset(of: [holder]) { return holder }
      return graph.makes(holder, child) && source == .own
        || source != .foreign
          && (isKeptAndStarted(child, in: property, by: holder) || graph.isKeptAsChild(child, in: property, of: holder))
        ? holder : nil
    }
    // A store of the parent's own that it keeps its children in; a service that is told of them keeps them for itself.
    let isOwnStore = interpreter.heap[holder].maker == actor
    return isCollection && isOwnStore && graph.isCoordinator(actor) && graph.makes(actor, child) ? actor : nil
  }

  /// Made elsewhere, handed in, and started here; what a parent is told by is no start of it, whatever it is called:
  /// `parent.startTabs()`.
  func isKeptAndStarted(_ child: ObjectID, in property: String, by holder: ObjectID) -> Bool {
    !PatternWords.namesParent(property) && isKeptAndStarted(child, by: holder)
  }

  private func isKeptAndStarted(_ child: ObjectID, by holder: ObjectID) -> Bool {
    !graph.makes(child, holder) && uses(holder, child).contains { PatternWords.isStart($0) }
  }

  /// Whether a coordinator works with what it made, itself or through another that it hands it to; one that it makes only for a
  /// view model to talk to is no child.
  private func isUsed(_ child: ObjectID, madeBy maker: ObjectID) -> Bool {
    graph.selfStarting.contains(child)
      || (graph.users[child] ?? []).contains { user in
        graph.isCoordinator(user.actor)
          && (user.actor != maker || PatternWords.isStart(user.member)
            || graph.messages[maker]?[child]?.contains { $0.message == user.member } == true)
      }
  }

  /// Whether a parent starts a child, or what it hands it to does. Another coordinator that made it starts it for itself, and lets the parent
  /// keep it at most: `parent?.children.append(child); child.start()`.
  private func isStarted(_ child: ObjectID, by parent: ObjectID) -> Bool {
    (graph.users[child] ?? []).contains { user in
      user.actor == parent
        || PatternWords.isStart(user.member)
          && !(graph.isCoordinator(user.actor) && graph.makes(user.actor, child) && !graph.makes(parent, child))
    }
  }

  private func uses(_ actor: ObjectID, _ coordinator: ObjectID) -> [String] {
    (graph.users[coordinator] ?? []).filter { $0.actor == actor }.map(\.member)
  }
}
