import Algorithms
import GraphModel

/// What a user of the app meets, a clause for each kind of it.
struct UserClauses {
  let comparison: Comparison
  let facts: [ChangeFact]
  /// Whether what is likely is left out.
  let isCertain: Bool
  /// What comes first at the base, under the head's ids.
  let oldSteps: FirstSteps
  /// What comes first at the head.
  let newSteps: FirstSteps

  init(_ comparison: Comparison, _ facts: [ChangeFact], isCertain: Bool) {
    self.comparison = comparison
    self.facts = facts
    self.isCertain = isCertain
    oldSteps = FirstSteps(comparison.base.graph, newID: comparison.difference.newID(of:))
    newSteps = FirstSteps(comparison.head.graph) { $0 }
  }

  var all: [Phrase] {
    let first = [beginning, start].compactMap(\.self) + shown
    return first + moves(besides: first) + transitions
  }

  /// What the app begins with, where that is something else than before: coordinators that are made where the system begins it, and screens that
  /// are put into a window there.
  private var beginning: Phrase? {
    let (old, new) = (oldBeginnings, newBeginnings)
    let (come, gone) = (newcomers(of: new, old), leavers(of: old, new))
    if come.isEmpty {
      if gone.isEmpty || !newRoots.isEmpty && comparison.screensInWindows.base.isDisjoint(with: gone) { return nil }
      let rest: Phrase = new.isEmpty ? firstScreens(of: gone, isBase: true) : ", but with \(names(new.sorted()))"
      return "the app no longer starts with \(names(gone))\(rest)"
    }
    if !old.isDisjoint(with: new) {
      let others: Phrase = gone.isEmpty ? "" : ", and no longer with \(names(gone))"
      if gone.isEmpty, let owner = newOwner(of: come) { return "the new \(name: owner) starts with \(names(come))" }
      return "the app now also starts with \(names(come))\(others)"
    }
    if let kept = keptBeginning {
      return
        "the app still starts with \(names(kept.screens)), \(kept.isTakenOver ? "now" : "no longer") through \(name: kept.coordinator)"
    }
    let screens = firstScreens(of: come, isBase: false)
    if !gone.isEmpty {
      let insertion: Phrase = screens.plain.isEmpty ? "" : "\(screens),"
      return "the app now starts with \(names(come))\(insertion) instead of \(names(gone))"
    }
    let children = come.count == 1 ? newChildren(of: come[0]) : []
    return children.isEmpty
      ? "the app now starts with \(names(come))\(screens)"
      : "the app now starts with \(names(come)), which starts \(Phrase.list(children, limit: 3))"
  }

  /// What alone begins with all of that, if the head alone has it, in a file of its own, as with one more app in the repository.
  private func newOwner(of beginnings: [String]) -> String? {
    let head = comparison.head
    let files = Dictionary(head.graph.nodes.map { ($0.id, $0.location.file) }) { first, _ in first }
    let roots = comparison.launchedRoots(of: head).filter { beginnings.contains($0.to) }
      .map { (owner: $0.from, file: files[$0.from]) }
    let windows = (head.windowScreens ?? []).filter { beginnings.contains($0.screen) }
      .map { (owner: $0.owner, file: Optional($0.location.file)) }
    let begun = roots + windows
    guard let owner = begun.first?.owner, begun.allSatisfy({ $0.owner == owner }),
      begun.allSatisfy({ $0.file.map(head.ownFiles.contains) == true })
    else { return nil }
    return owner
  }

  private func names(_ ids: [String]) -> Phrase { Phrase.list(ids, limit: 2) }

  /// What the app begins with on each side, as the head calls it.
  private var oldBeginnings: Set<String> { oldRoots.union(comparison.screensInWindows.base) }
  private var newBeginnings: Set<String> { newRoots.union(comparison.screensInWindows.head) }

  /// What another object makes now, or made before, is started all the same.
  private func newcomers(of new: Set<String>, _ old: Set<String>) -> [String] {
    new.subtracting(old).subtracting(comparison.base.graph.roots.map(comparison.difference.newID)).sorted()
  }

  private func leavers(of old: Set<String>, _ new: Set<String>) -> [String] {
    old.subtracting(new).subtracting(comparison.head.graph.roots).sorted()
  }

  /// The screens that were put into the window without a coordinator and with which one begins now, or the reverse: users see the same.
  var keptBeginning: (screens: [String], coordinator: String, isTakenOver: Bool)? {
    let (old, new) = (oldBeginnings, newBeginnings)
    let (come, gone) = (newcomers(of: new, old), leavers(of: old, new))
    if come.count == 1, !gone.isEmpty, newSteps.screensAtOnce(of: come[0]).isSuperset(of: gone) {
      return (gone, come[0], true)
    }
    if gone.count == 1, !come.isEmpty, oldSteps.screensAtOnce(of: gone[0]).isSuperset(of: come) {
      return (come, gone[0], false)
    }
    return nil
  }

  /// ", which opens with `A` and `B`": what both sides have of the screens that the only one of some coordinators begins with; or all its tabs,
  /// where that is what they are.
  private func firstScreens(of coordinators: [String], isBase: Bool) -> Phrase {
    guard coordinators.count == 1 else { return "" }
    let all = (isBase ? oldSteps : newSteps).screensAtOnce(of: coordinators[0])
    let screens = all.filter(isShared).sorted()
    if screens.isEmpty { return "" }
    let graph = isBase ? comparison.base.graph : comparison.head.graph
    let newID = { (id: String) in isBase ? comparison.difference.newID(of: id) : id }
    let tabs = all.filter { screen in
      graph.edges.contains {
        $0.transition == .tab && $0.isInitial && newID($0.to) == screen && newID($0.from) == coordinators[0]
      }
    }
    if tabs.count > 1, tabs.isSuperset(of: screens) {
      return ", which \(isBase ? "had" : "has") tabs with \(Phrase.list(tabs.sorted(), limit: 3))"
    }
    return ", which \(isBase ? "opened" : "opens") with \(Phrase.list(screens, limit: 3))"
  }

  /// The coordinators that the head alone has and that one of it starts.
  private func newChildren(of coordinator: String) -> [String] {
    let new = comparison.difference.nodes.filter { $0.before == nil && $0.current.kind == .coordinator }.map(
      \.current.id)
    return comparison.head.graph.edges.filter { edge in
      guard case .child(let child) = edge.relation, edge.from == coordinator, child.isStarted else { return false }
      return new.contains(edge.to) && (!isCertain || edge.confidence == .certain)
    }.map(\.to).uniqued(on: \.self)
  }

  /// As the head calls them.
  var oldRoots: Set<String> {
    Set(roots(of: comparison.base).map { comparison.difference.newID(of: $0) })
  }

  var newRoots: Set<String> { Set(roots(of: comparison.head)) }

  private func roots(of side: Comparison.Side) -> [String] {
    comparison.launchedRoots(of: side).filter { !isCertain || $0.confidence == .certain }.map(\.to)
  }

  /// What the app begins with, where its first coordinator begins in another way.
  private var start: Phrase? {
    let starts = facts.compactMap { fact -> Phrase? in
      guard case .start(let coordinator, let come, let gone, let others) = fact, !isReachedAnew(coordinator) else {
        return nil
      }
      let subject: Phrase = newRoots == [coordinator] ? "the app" : "\(name: coordinator)"
      let words = StartWords(coordinator: coordinator, come: come, gone: gone, others: others)
      return startByOthers(coordinator, come, gone).map { "\(subject) \($0)" } ?? words.phrase(subject)
    }
    return starts.isEmpty ? nil : Phrase.joined(Array(starts.prefix(2)), by: "; ", last: "; ")
  }

  /// Whether users could not get to what both sides have, or can no longer: what it begins with is no news then.
  func isReachedAnew(_ id: String) -> Bool {
    isStartKnown
      && (comparison.reach.gained + comparison.reach.lost).contains { $0.node.id == id || $0.behind.contains(id) }
  }

  /// What becomes of the first screens where one side shows them itself and the other by a child: the user meets screens.
  func startByOthers(_ coordinator: String, _ come: [EdgeChange], _ gone: [EdgeChange]) -> Phrase? {
    let isHandedOver = [(come, gone), (gone, come)].contains { one, other in
      !one.isEmpty && one.allSatisfy { $0.child != nil } && !other.isEmpty && other.allSatisfy { $0.screen != nil }
    }
    guard isHandedOver else { return nil }
    let before = oldSteps.screensAtOnce(of: coordinator)
    let after = newSteps.screensAtOnce(of: coordinator)
    if before.isEmpty || after.isEmpty { return nil }
    let children = (come + gone).filter { $0.child != nil }.map(\.to).uniqued(on: \.self)
    let steps = come.allSatisfy { $0.child != nil } ? newSteps : oldSteps
    let theirs = children.reduce(into: Set()) { $0.formUnion(steps.screensAtOnce(of: $1)) }
    let (new, lost) = (after.subtracting(before), before.subtracting(after))
    let kept = before.intersection(after).intersection(theirs)
    if kept.isEmpty || !new.isSubset(of: theirs) { return nil }
    let isTakenOver = come.allSatisfy { $0.child != nil }
    let names = { (ids: Set<String>) in Phrase.list(ids.sorted(), limit: 3) }
    if new.isEmpty, lost.isEmpty {
      return
        "still opens with \(names(kept)), \(isTakenOver ? "now" : "no longer") through \(Phrase.list(children, limit: 2))"
    }
    if lost.isEmpty, isTakenOver {
      return "opens with \(names(new)) now, and still with \(names(kept)), through \(Phrase.list(children, limit: 2))"
    }
    return nil
  }
}
