import Algorithms
import GraphModel

/// What a user of the app meets, a clause for each kind of it.
struct UserClauses {
  private let comparison: Comparison
  private let facts: [ChangeFact]
  /// Whether what is likely is left out.
  private let isCertain: Bool

  init(_ comparison: Comparison, _ facts: [ChangeFact], isCertain: Bool) {
    self.comparison = comparison
    self.facts = facts
    self.isCertain = isCertain
  }

  var all: [Phrase] { [beginning, start].compactMap(\.self) + shown + moves + transitions }

  /// The coordinators that the app begins with, where these are others than before: those that are made where the system begins it.
  private var beginning: Phrase? {
    let (old, new) = (oldRoots, newRoots)
    // What another object makes now, or made before, is started all the same.
    let come = new.subtracting(old).subtracting(comparison.base.graph.roots.map(comparison.difference.newID)).sorted()
    let gone = old.subtracting(new).subtracting(comparison.head.graph.roots).sorted()
    if come.isEmpty {
      return gone.isEmpty || !new.isEmpty ? nil : "the app no longer starts with \(Phrase.list(gone, limit: 2))"
    }
    let started = Phrase.list(come, limit: 2)
    if !old.isDisjoint(with: new) { return "the app now also starts with \(started)" }
    return gone.isEmpty
      ? "the app now starts with \(started)"
      : "the app now starts with \(started) instead of \(Phrase.list(gone, limit: 2))"
  }

  /// As the head calls them.
  private var oldRoots: Set<String> {
    Set(roots(of: comparison.base).map { comparison.difference.newID(of: $0) })
  }

  private var newRoots: Set<String> { Set(roots(of: comparison.head)) }

  private func roots(of side: Comparison.Side) -> [String] {
    comparison.launchedRoots(of: side).filter { !isCertain || $0.confidence == .certain }.map(\.to)
  }

  /// What the app begins with, where its first coordinator begins in another way.
  private var start: Phrase? {
    let starts = facts.compactMap { fact -> Phrase? in
      guard case .start(let coordinator, let come, let gone, let hasOthers) = fact else { return nil }
      let words = StartWords(coordinator: coordinator, come: come, gone: gone, hasOthers: hasOthers)
      return words.phrase(newRoots == [coordinator] ? "the app" : "\(name: coordinator)")
    }
    return starts.isEmpty ? nil : Phrase.list(starts, limit: 1)
  }

  /// The screens that come into reach, and those that go out of it.
  private var shown: [Phrase] {
    let told = Set(facts.flatMap(\.firstScreens)).union(oldRoots.symmetricDifference(newRoots))
    let nodes = comparison.difference.nodes.filter { $0.current.kind == .screen && !told.contains($0.current.id) }
    let come = shown(nodes.filter { $0.before == nil }.map(\.current), in: comparison.head.graph)
    let gone = shown(nodes.filter { $0.after == nil }.map(\.current), in: comparison.base.graph)
    let newcomers = come.filter { isMet($0, by: comparison.head) }.map(\.id)
    let leavers = gone.filter { isMet($0, by: comparison.base) }.map(\.id)
    let flows = comparison.difference.nodes.filter { $0.current.kind == .coordinator && !told.contains($0.current.id) }
    let newFlows = flows.filter { $0.before == nil && isFlowWithoutScreens($0.current, comparison.head) }.map(
      \.current.id)
    let oldFlows = flows.filter { $0.after == nil && isFlowWithoutScreens($0.current, comparison.base) }.map(
      \.current.id)
    let gained = isStartKnown ? comparison.reach.gained.flatMap(screens).filter { !told.contains($0) } : []
    let lost = isStartKnown ? comparison.reach.lost.flatMap(screens).filter { !told.contains($0) } : []
    // Where the type was there before, another way may have led to it that is no coordinator's. Of screens of both kinds the same is said, as
    // if users could not get to some of them otherwise.
    let others = (
      come: come.map(\.id).filter { !newcomers.contains($0) }, gone: gone.map(\.id).filter { !leavers.contains($0) }
    )
    let isMixed = !others.come.isEmpty && !newcomers.isEmpty || !others.gone.isEmpty && !leavers.isEmpty
    let clauses = [
      clause(
        "users can", "now get to", (isMixed ? [] : newcomers) + newFlows + gained, "no longer", "get to",
        (isMixed ? [] : leavers) + oldFlows + lost),
      clause(
        "coordinators", "now show", isMixed ? come.map(\.id) : others.come, "no longer", "show",
        isMixed ? gone.map(\.id) : others.gone),
    ].compactMap(\.self)
    return isMixed ? clauses.reversed() : clauses
  }

  /// Whether only this side's users can meet a screen or a flow: no other way may have led to it on the other one, which has not its file, and it is
  /// known where the app begins. Before an app had coordinators, or after, its pages may have shown one another.
  private func isMet(_ node: Node, by side: Comparison.Side) -> Bool {
    side.ownFiles.contains(node.location.file) && isStartKnown && isLedTo(node, in: side.graph)
  }

  /// Whether a coordinator begins with it, or a move leads to it: what code does that nobody calls is not met.
  private func isLedTo(_ node: Node, in graph: GraphDocument) -> Bool {
    graph.edges.contains { $0.to == node.id && ($0.isInitial || $0.relation.kind == "flow") }
  }

  private var isStartKnown: Bool {
    [comparison.base, comparison.head].allSatisfy { !comparison.launchedRoots(of: $0).isEmpty }
  }

  /// Whether users can get to a coordinator that shows nothing of which the name is known, and leads to no other.
  private func isFlowWithoutScreens(_ node: Node, _ side: Comparison.Side) -> Bool {
    isMet(node, by: side) && !node.isBase && Reachability(side.graph).reaches(node.id)
      && !side.graph.edges.contains { $0.from == node.id && ["screen", "child"].contains($0.relation.kind) }
  }

  /// Those that a user gets to, as far as that is certain and where the app begins is known.
  private func shown(_ screens: [Node], in graph: GraphDocument) -> [Node] {
    let reachability = Reachability(graph)
    let ways = graph.edges.filter { $0.transition != nil && (!isCertain || $0.confidence == .certain) }
    let ends = Set(ways.map(\.to))
    return screens.filter { ends.contains($0.id) && (!reachability.hasStart || reachability.reaches($0.id)) }
  }

  /// What of it a user sees: the screens, or the coordinator where it has none.
  private func screens(of entry: ReachChanges.Entry) -> [String] {
    let all = [entry.node.id] + entry.behind
    let screens = comparison.head.graph.nodes.filter { $0.kind == .screen && all.contains($0.id) }.map(\.id)
    return screens.isEmpty ? [entry.node.id] : screens
  }

  private func clause(
    _ subject: String, _ verb: String, _ come: [String], _ negation: String, _ lostVerb: String, _ gone: [String]
  ) -> Phrase? {
    let (come, gone) = (come.uniqued(on: \.self), gone.uniqued(on: \.self))
    let (new, old) = (Phrase.list(come, limit: 3), Phrase.list(gone, limit: 3))
    if come.isEmpty { return gone.isEmpty ? nil : "\(subject) \(negation) \(lostVerb) \(old)" }
    return gone.isEmpty ? "\(subject) \(verb) \(new)" : "\(subject) \(verb) \(new), and \(negation) \(lostVerb) \(old)"
  }

  /// What leads where now, between screens that were there before.
  private var moves: [Phrase] {
    let ways = facts.compactMap { fact -> Way? in
      switch fact {
      case .edge(let edge, let moves, _) where edge.sign != .changed && edge.kind != "root" && isShared(edge.to):
        if let screen = edge.screen, moves.isEmpty, isShownOtherwise(edge) {
          let way = screen.transition.participle
          return Way(from: edge.to, verb: edge.sign == .added ? "is also \(way) now" : "is no longer \(way)")
        }
        let place = moves.first?.from ?? edge.from
        let verb = moves.isEmpty ? edge.screen == nil ? "start" : "show" : "lead"
        let change = "\(edge.sign == .added ? "now" : "no longer") \(verb)s\(moves.isEmpty ? "" : " to")"
        return Way(from: place, verb: change, to: [edge.to], place: moves.first.flatMap(place(of:)))
      case .moves(let moves, _) where leadsThereOtherwise(moves[0]): return nil
      case .moves(let moves, _) where moves[0].sign == .added:
        return Way(from: moves[0].from, verb: "now leads to", to: [moves[0].to], place: place(of: moves[0]))
      case .moves(let moves, _) where moves[0].sign == .removed:
        return Way(from: moves[0].from, verb: "no longer leads to", to: [moves[0].to], place: place(of: moves[0]))
      case .redirection(let pair) where pair.before.to != pair.after.to:
        let (from, old, new) = (pair.after.from, pair.before.to, pair.after.to)
        // By another message it may lead where it led before, or lead there already.
        switch (leads(from, to: old, isBase: false), leads(from, to: new, isBase: true)) {
        case (false, false): return Way(from: from, verb: "leads to", to: [new], insteadOf: old)
        case (true, false): return Way(from: from, verb: "now leads to", to: [new])
        case (false, true): return Way(from: from, verb: "no longer leads to", to: [old])
        case (true, true): return nil
        }
      default: return nil
      }
    }
    if ways.isEmpty { return [] }
    let told = ways.reduce(into: [Way]()) { told, way in
      if let last = told.last, last.isJoined(to: way) { told[told.count - 1].to += way.to } else { told.append(way) }
    }
    let rest = told.dropFirst(2).map { max(1, $0.to.count) }.reduce(0, +)
    let phrases = told.map(\.phrase)
    let shown = rest > 1 ? phrases.prefix(2) + ["\(String(rest)) more ways change"] : phrases
    let holdsLists = told.contains { $0.to.count > 1 }
    return [Phrase.joined(shown, by: holdsLists ? "; " : ", ", last: holdsLists ? "; " : " and ")]
  }

  /// What becomes of the ways from one place: "A now leads to B and C".
  private struct Way {
    let from: String
    let verb: String
    var to: [String] = []
    var insteadOf: String?
    /// The coordinator in whose flow it changes, where another one leads there as well.
    var place: String?

    func isJoined(to other: Way) -> Bool {
      from == other.from && verb == other.verb && place == other.place && insteadOf == nil && other.insteadOf == nil
    }

    var phrase: Phrase {
      let targets: Phrase = to.isEmpty ? "" : " \(Phrase.list(to, limit: 3))"
      let former: Phrase = insteadOf.map { " instead of \(name: $0)" } ?? ""
      let place: Phrase = place.map { " in \(name: $0)" } ?? ""
      return "\(name: from) \(verb)\(targets)\(former)\(place)"
    }
  }

  /// The coordinator that makes a move, where another one makes it on the side that has not this one.
  private func place(of move: EdgeChange) -> String? { otherMovers(of: move).isEmpty ? nil : move.mover }

  /// Whether the same coordinator makes a move by another message too, on the side that has not this one: for the user nothing changes.
  private func leadsThereOtherwise(_ move: EdgeChange) -> Bool {
    move.sign != .changed && move.mover.map(otherMovers(of: move).contains) == true
  }

  /// Whether a side has a move between two places, which are called as the head calls them.
  private func leads(_ from: String, to target: String, isBase: Bool) -> Bool {
    let newID = { (id: String) in isBase ? comparison.difference.newID(of: id) : id }
    return (isBase ? comparison.base : comparison.head).graph.edges.contains { edge in
      edge.relation.kind == "flow" && newID(edge.from) == from && newID(edge.to) == target
    }
  }

  /// The coordinators that make a move between the same places on the side that has not this one.
  private func otherMovers(of move: EdgeChange) -> Set<String> {
    let graph = move.sign == .added ? comparison.base.graph : comparison.head.graph
    let newID = { (id: String) in move.sign == .added ? comparison.difference.newID(of: id) : id }
    return graph.edges.reduce(into: []) { movers, edge in
      guard case .flow(let flow) = edge.relation, newID(edge.from) == move.from, newID(edge.to) == move.to else {
        return
      }
      movers.insert(newID(flow.by))
    }
  }

  /// Whether the coordinator shows the screen in another way too, on the side that has not the edge.
  private func isShownOtherwise(_ edge: EdgeChange) -> Bool {
    let graph = edge.sign == .added ? comparison.base.graph : comparison.head.graph
    let newID = { (id: String) in edge.sign == .added ? comparison.difference.newID(of: id) : id }
    return graph.edges.contains { $0.transition != nil && newID($0.from) == edge.from && newID($0.to) == edge.to }
  }

  /// Whether both sides have it.
  private func isShared(_ id: String) -> Bool {
    !comparison.difference.nodes.contains { $0.current.id == id && ($0.before == nil || $0.after == nil) }
  }

  /// Screens that come up in another way.
  private var transitions: [Phrase] {
    facts.flatMap { fact -> [Phrase] in
      switch fact {
      case .edge(let edge, _, _):
        guard case .changed(let before, let after) = edge.change, case .screen(let old) = before.relation,
          case .screen(let new) = after.relation
        else { return [] }
        return ["\(name: edge.to) is \(new.transition.participle) instead of \(old.transition.participle)"]
      case .handover(_, _, let pairs), .coordinator(_, own: _, takenOver: let pairs): return pairs.compactMap(tabChange)
      default: return []
      }
    }
  }

  /// A tab that another coordinator shows now, to which users are led, or the reverse; one that the tab's own coordinator shows at
  /// its start is still a tab.
  private func tabChange(_ pair: EdgePair) -> Phrase? {
    guard let before = pair.before.change.before, let after = pair.after.change.after else { return nil }
    switch (before.transition, after.transition) {
    case (.tab, .tab): return nil
    case (.tab, _) where isOpenedLater(after.from, in: comparison.head.graph):
      return "\(name: pair.after.to) is no longer a tab"
    case (_, .tab) where isOpenedLater(before.from, in: comparison.base.graph):
      return "\(name: pair.after.to) is a tab now"
    default: return nil
    }
  }

  /// Whether a coordinator is started when a user asks for it, and at no other time.
  private func isOpenedLater(_ coordinator: String, in graph: GraphDocument) -> Bool {
    let ways = graph.edges.filter { $0.to == coordinator }
    return ways.contains { $0.relation.kind == "flow" } && !ways.contains(where: \.isInitial)
  }
}
