import Algorithms
import GraphModel

extension UserClauses {
  /// The screens that come into reach, and those that go out of it.
  var shown: [Phrase] {
    let told = Set(facts.flatMap(firstScreens)).union(oldRoots.symmetricDifference(newRoots))
      .union(keptBeginning?.screens ?? [])
    let nodes = comparison.difference.nodes.filter { $0.current.kind == .screen && !told.contains($0.current.id) }
    let come = shown(nodes.filter { $0.before == nil }.map(\.current), in: comparison.head)
    let gone = shown(nodes.filter { $0.after == nil }.map(\.current), in: comparison.base)
    let newcomers = come.filter { isMet($0, by: comparison.head, butNot: comparison.base) }.map(\.id)
    let leavers = gone.filter { isMet($0, by: comparison.base, butNot: comparison.head) }.map(\.id)
    let flows = comparison.difference.nodes.filter { $0.current.kind == .coordinator && !told.contains($0.current.id) }
    let newFlows = flows.filter {
      $0.before == nil && isFlowWithoutScreens($0.current, comparison.head, butNot: comparison.base)
    }.map(\.current.id)
    let oldFlows = flows.filter {
      $0.after == nil && isFlowWithoutScreens($0.current, comparison.base, butNot: comparison.head)
    }.map(\.current.id)
    let reach: (gained: [String], lost: [String]) =
      isStartKnown
      ? (
        comparison.reach.gained.flatMap { screens(of: $0, besides: come, areGone: false) },
        comparison.reach.lost.flatMap { screens(of: $0, besides: gone, areGone: true) }
      ) : ([], [])
    let gained = reach.gained.filter { !told.contains($0) }
    let lost = reach.lost.filter { !told.contains($0) }
    // Where the type was there before, another way may have led to it that is no coordinator's. Of screens of both kinds the same is said, as
    // if users could not get to some of them otherwise.
    let others = (
      come: come.map(\.id).filter { !newcomers.contains($0) }, gone: gone.map(\.id).filter { !leavers.contains($0) }
    )
    let isMixed = !others.come.isEmpty && !newcomers.isEmpty || !others.gone.isEmpty && !leavers.isEmpty
    if let replacement = replacement(come, gone), (newFlows + gained + oldFlows + lost).isEmpty { return [replacement] }
    // A flow that shows nothing, as one that is not written yet, is no place to get to.
    let empty = newcomers.isEmpty && gained.isEmpty && others.come.isEmpty ? newFlows : []
    let comers = inOrder(newcomers + (empty.isEmpty ? newFlows : []) + gained)
    let goers = leavers + oldFlows + lost
    let users = clause(
      "users can", "now get to", isMixed ? newFlows + gained : comers, "no longer", "get to",
      (isMixed ? [] : leavers) + oldFlows + lost, last: "or")
    let usersWay =
      isMixed || comers.isEmpty == goers.isEmpty
      ? "" : comers.isEmpty ? ways(to: goers, areGone: true) : origin(of: comers)
    let (unsureCome, unsureGone) = (
      isMixed ? come : come.filter { others.come.contains($0.id) },
      isMixed ? gone : gone.filter { others.gone.contains($0.id) }
    )
    let coordinators = clause(
      "coordinators", "now show", inOrder(unsureCome.map(\.id)), "no longer", "show", unsureGone.map(\.id))
    let coordinatorsWay: Phrase =
      unsureCome.isEmpty == unsureGone.isEmpty
      ? "" : ways(to: inOrder((unsureCome + unsureGone).map(\.id)), areGone: unsureCome.isEmpty)
    let clauses: [Phrase?] =
      empty.map(emptyFlow) + [
        users.map { "\($0)\(usersWay)" },
        coordinators.map { "\($0)\(elsewhere(unsureCome, unsureGone))\(coordinatorsWay)" },
      ]
    return isMixed ? clauses.compactMap(\.self).reversed() : clauses.compactMap(\.self)
  }

  /// "`List` now leads to `Detail`, which shows no screen of the app's own".
  private func emptyFlow(_ coordinator: String) -> Phrase {
    let ways = comparison.head.graph.edges.filter { $0.to == coordinator && $0.from != coordinator }
    let sources = ways.filter { $0.relation.kind == "flow" }.map(\.from).uniqued(on: \.self)
    let starters = ways.filter(\.relation.isStart).map(\.from).uniqued(on: \.self)
    let places = sources.isEmpty ? starters : sources
    let isOne = places.count == 1
    let verb = sources.isEmpty ? isOne ? "starts" : "start" : isOne ? "leads to" : "lead to"
    let end = ", which shows no screen of the app's own"
    if places.isEmpty { return "\(name: coordinator) is started now\(end)" }
    return "\(Phrase.list(places, limit: 2)) now \(verb) \(name: coordinator)\(end)"
  }

  /// A screen that a coordinator shows where it showed another one: "`A` now embeds `New` instead of `Old`".
  private func replacement(_ come: [Node], _ gone: [Node]) -> Phrase? {
    guard come.count == 1, gone.count == 1 else { return nil }
    let new = comparison.head.graph.edges.filter { $0.to == come[0].id && $0.transition != nil }
    let old = comparison.base.graph.edges.filter { $0.to == gone[0].id && $0.transition != nil }
    guard new.count == 1, old.count == 1, let transition = new[0].transition, transition == old[0].transition,
      new[0].from == comparison.difference.newID(of: old[0].from),
      sources(of: come[0].id, in: comparison.head.graph, { $0 })
        == sources(of: gone[0].id, in: comparison.base.graph, comparison.difference.newID)
    else { return nil }
    return
      "\(name: new[0].from) now \(transition.verb) \(name: come[0].id) instead of \(name: gone[0].id)\(transition.adverb)"
  }

  /// The screens that lead to a screen.
  private func sources(of screen: String, in graph: GraphDocument, _ newID: (String) -> String) -> Set<String> {
    Set(graph.edges.filter { $0.to == screen && $0.relation.kind == "flow" }.map { newID($0.from) })
  }

  /// The screens and children that a fact says a coordinator begins with, or no longer, and what comes up with these where it says so.
  private func firstScreens(_ fact: ChangeFact) -> [String] {
    guard case .start(let coordinator, let come, let gone, _) = fact else { return fact.firstScreens }
    if isReachedAnew(coordinator) { return [] }
    guard startByOthers(coordinator, come, gone) != nil else { return fact.firstScreens }
    return fact.firstScreens + oldSteps.screensAtOnce(of: coordinator) + newSteps.screensAtOnce(of: coordinator)
  }

  /// The screens in an order in which each comes after those that lead to it, and else in that of the names.
  private func inOrder(_ screens: [String]) -> [String] {
    let moves = comparison.head.graph.edges.filter { $0.relation.kind == "flow" && $0.from != $0.to }
    var (ordered, pending): ([String], [String]) = ([], screens)
    while !pending.isEmpty {
      let index = pending.firstIndex { screen in
        !moves.contains { $0.to == screen && pending.contains($0.from) }
      }
      ordered.append(pending.remove(at: index ?? 0))
    }
    return ordered
  }

  /// From where users get to the new screens: " from `A`" where one move alone leads to the only one.
  private func origin(of newcomers: [String]) -> Phrase {
    let ways = comparison.head.graph.edges.filter { newcomers == [$0.to] }
    if ways.contains(where: \.isInitial) { return self.ways(to: newcomers, areGone: false) }
    let sources = ways.filter { $0.relation.kind == "flow" }.map(\.from).uniqued(on: \.self)
    return sources.count == 1 && sources != newcomers
      ? " from \(name: sources[0])" : self.ways(to: newcomers, areGone: false)
  }

  /// What leads to screens that come into reach, or led to those that go, as far as a sentence holds it: ": `A` leads to `B` and `C`, and `B` to
  /// `D`".
  private func ways(to screens: [String], areGone: Bool) -> Phrase {
    let steps = areGone ? oldSteps : newSteps
    let edges = comparison.difference.edges.compactMap {
      areGone ? $0.after == nil ? $0.before : nil : $0.before == nil ? $0.after : nil
    }
    let newID = headID(areGone: areGone)
    let moves = edges.filter { $0.relation.kind == "flow" && (!isCertain || $0.confidence == .certain) }.map { edge in
      (from: newID(edge.from), to: newID(edge.to))
    }.filter { !isTold($0.from, $0.to) }
    let reached = Dictionary(grouping: moves, by: \.from).mapValues { moves in
      screens.filter { screen in
        moves.contains { $0.from != screen && ($0.to == screen || comesUp(screen, at: $0.to, steps, areGone: areGone)) }
      }
    }.filter { !$0.value.isEmpty }
    // What users know comes before what they meet there, and that in the order in which it is named.
    let sources = reached.keys.sorted { ($0.rank(among: screens), $0) < ($1.rank(among: screens), $1) }
    let groups = sources.chunked { reached[$0] == reached[$1] }
    guard sources.count <= Self.longestWays else { return "" }
    let others = screens.filter { screen in !reached.values.contains { $0.contains(screen) } }
    let start = start(of: others, areGone: areGone)
    guard !sources.isEmpty else { return start.map { ": \($0)" } ?? "" }
    let phrases = groups.enumerated().map { index, sources -> Phrase in
      let verb = index > 0 ? "to" : areGone ? "led to" : sources.count == 1 ? "leads to" : "lead to"
      return
        "\(Phrase.list(Array(sources), limit: 3)) \(verb) \(targets(sources.first.flatMap { reached[$0] } ?? [], of: screens))"
    }
    return ": \(Phrase.joined((start.map { [$0] } ?? []) + phrases, by: ", ", last: ", and "))"
  }

  /// By which id the head knows a node of the side that is spoken of: the base, of what is gone.
  func headID(areGone: Bool) -> (String) -> String {
    { id in areGone ? comparison.difference.newID(of: id) : id }
  }

  /// Whether a screen comes up as soon as a coordinator is started: it shows it at once, or shows nothing at once and hears it, because who
  /// starts the coordinator shows the screen for it.
  private func comesUp(_ screen: String, at coordinator: String, _ steps: FirstSteps, areGone: Bool) -> Bool {
    let first = steps.screensAtOnce(of: coordinator)
    if !first.isEmpty { return first.contains(screen) }
    let graph = areGone ? comparison.base.graph : comparison.head.graph
    let newID = headID(areGone: areGone)
    return graph.edges.contains {
      $0.relation.kind == "delegate" && newID($0.from) == screen && newID($0.to) == coordinator
    }
  }

  /// Who starts the coordinator now that shows all of the screens, or no longer, where no screen is known to lead to it: "`A` now starts `B`".
  private func start(of screens: [String], areGone: Bool) -> Phrase? {
    if screens.isEmpty { return nil }
    let newID = headID(areGone: areGone)
    let graph = areGone ? comparison.base.graph : comparison.head.graph
    let changed = Set(comparison.difference.edges.compactMap { $0.before == nil || $0.after == nil ? $0.current : nil })
    let starts = graph.edges.filter { edge in
      guard edge.relation.isStart, changed.contains(edge), !isCertain || edge.confidence == .certain else {
        return false
      }
      return screens.allSatisfy { screen in
        graph.edges.contains { $0.transition != nil && $0.from == edge.to && newID($0.to) == screen }
      }
    }
    let told = oldRoots.symmetricDifference(newRoots).union(facts.flatMap(\.firstScreens))
    guard starts.count == 1, let child = starts.first, !told.contains(newID(child.to)) else { return nil }
    return
      "\(name: newID(child.from)) \(areGone ? "no longer" : "now") \(child.relation.verb) \(name: newID(child.to))"
  }

  /// Some of the screens that were named just before.
  private func targets(_ targets: [String], of screens: [String]) -> Phrase {
    if targets != screens { return Phrase.list(targets, limit: 3) }
    return screens.count == 1 ? "it" : screens.count == 2 ? "both" : "all of them"
  }

  /// From how many places at most a sentence tells the ways.
  private static let longestWays = 4

  /// Whether a clause of its own tells of a move.
  private func isTold(_ from: String, _ to: String) -> Bool {
    facts.contains { fact in
      switch fact {
      case .redirection(let pair): pair.after.from == from && [pair.before.to, pair.after.to].contains(to)
      case .moves(let moves, _): moves[0].from == from && moves[0].to == to
      default: false
      }
    }
  }

  /// What is said of screens by what both sides declare: what one alone has is new, and what both have other code may have shown.
  private func elsewhere(_ come: [Node], _ gone: [Node]) -> String {
    if come.isEmpty == gone.isEmpty { return "" }
    let (mine, other) = gone.isEmpty ? (comparison.head, comparison.base) : (comparison.base, comparison.head)
    let screens = come + gone
    if mine.changedFiles.isEmpty, other.changedFiles.isEmpty { return "" }
    // Of what the app opened with, or opens with now, that is said.
    let windows = Set((other.windowScreens ?? []).map(\.screen))
    let shared = screens.filter { node in
      (other.declares(node) || mine.isUnchanged(node.location.file))
        && other.unmadeScreens[node.id] != false && !windows.contains(node.id)
    }
    let which = !shared.isEmpty && shared.count < screens.count ? ", some of which" : ", which"
    if !shared.isEmpty {
      let code = shared.allSatisfy { other.unmadeScreens[$0.id] != nil } ? "only a storyboard" : "other code"
      return "\(which) \(code) may \(gone.isEmpty ? "have shown before" : "show now")"
    }
    // A class without Swift source, say, is declared by neither side, and one that nothing made by both.
    if screens.contains(where: { !mine.declarations.contains($0.name) || other.declares($0) }) {
      return ""
    }
    return "\(which) \(screens.count == 1 ? "is" : "are") \(gone.isEmpty ? "new" : "gone")"
  }

  /// Whether only this side's users can meet a screen or a flow: no other way may have led to it on the other one, which has it neither in that
  /// file nor in another one, or where nothing makes it, and it is known where the app begins. Before an app had coordinators, or after, its pages
  /// may have shown one another.
  private func isMet(_ node: Node, by side: Comparison.Side, butNot other: Comparison.Side) -> Bool {
    let isOwn =
      side.ownFiles.contains(node.location.file) && !other.declarations.contains(node.name)
      && side.declarations.otherNames[node.name] == nil
    return (isOwn || other.unmadeScreens[node.id] == false) && isStartKnown && isLedTo(node, in: side.graph)
      && !other.pageSteps.contains { $0[1] == node.id }
  }

  /// Whether a coordinator begins with it or has it as a tab, or a move leads to it: what code does that nobody calls is not met.
  private func isLedTo(_ node: Node, in graph: GraphDocument) -> Bool {
    graph.edges.contains {
      $0.to == node.id && ($0.isInitial || $0.transition == .tab || $0.relation.kind == "flow")
    }
  }

  var isStartKnown: Bool {
    [comparison.base, comparison.head].allSatisfy { !comparison.launchedRoots(of: $0).isEmpty }
  }

  /// Whether users can get to a coordinator that shows nothing of which the name is known, and leads to no other.
  private func isFlowWithoutScreens(_ node: Node, _ side: Comparison.Side, butNot other: Comparison.Side) -> Bool {
    isMet(node, by: side, butNot: other) && !node.isBase && side.reachability.reaches(node.id)
      && !side.graph.edges.contains { $0.from == node.id && ["screen", "child"].contains($0.relation.kind) }
  }

  /// Those that a user gets to, as far as that is certain and where the app begins is known.
  func shown(_ screens: [Node], in side: Comparison.Side) -> [Node] {
    let reachability = side.reachability
    let ways = side.graph.edges.filter { $0.transition != nil && (!isCertain || $0.confidence == .certain) }
    let ends = Set(ways.map(\.to))
    return screens.filter { ends.contains($0.id) && (!reachability.hasStart || reachability.reaches($0.id)) }
  }

  /// What of it a user sees: the screens, or the coordinator where it has none, and none comes or goes with it.
  private func screens(of entry: ReachChanges.Entry, besides others: [Node], areGone: Bool) -> [String] {
    let all = [entry.node.id] + entry.behind
    let screens = comparison.head.graph.nodes.filter { $0.kind == .screen && all.contains($0.id) }.map(\.id)
    let newID = headID(areGone: areGone)
    let shows = (areGone ? comparison.base : comparison.head).graph.edges.contains { edge in
      edge.transition != nil && newID(edge.from) == entry.node.id && others.contains { $0.id == edge.to }
    }
    return screens.isEmpty && !shows ? [entry.node.id] : screens
  }

  /// How many screens at most a clause names, if it does not name all.
  private static let longestList = 5

  /// - Parameter last: what stands before the last of what is gone: users can get to neither of several screens.
  private func clause(
    _ subject: String, _ verb: String, _ come: [String], _ negation: String, _ lostVerb: String, _ gone: [String],
    last: String = "and"
  ) -> Phrase? {
    let (come, gone) = (come.uniqued(on: \.self), gone.uniqued(on: \.self))
    let new = Phrase.list(come, limit: Self.longestList)
    let old = Phrase.list(gone, limit: Self.longestList, last: gone.count > Self.longestList + 1 ? "and" : last)
    if come.isEmpty { return gone.isEmpty ? nil : "\(subject) \(negation) \(lostVerb) \(old)" }
    return gone.isEmpty ? "\(subject) \(verb) \(new)" : "\(subject) \(verb) \(new), and \(negation) \(lostVerb) \(old)"
  }
}

extension String {
  /// Where it stands among the names, from 1; 0 where it is none of them.
  fileprivate func rank(among names: [String]) -> Int { (names.firstIndex(of: self) ?? -1) + 1 }
}
