import Algorithms
import GraphModel

extension UserClauses {
  /// What leads where now, between screens that were there before.
  ///
  /// - Parameter clauses: what is said before, which may name a way already.
  func moves(besides clauses: [Phrase]) -> [Phrase] {
    let ways = facts.compactMap { fact -> Way? in
      switch fact {
      case .edge(let edge, _, _) where edge.screen != nil && isStartedInstead(edge): return nil
      case .edge(let edge, let moves, _) where edge.sign != .changed && edge.kind != "root" && isShared(edge.to):
        if let screen = edge.screen, moves.isEmpty, isShownOtherwise(edge) {
          let way = screen.transition.participle
          return Way(
            from: edge.to, verb: edge.sign == .added ? "is also \(way) now" : "is no longer \(way)", by: [edge.from])
        }
        let kept = edge.sign == .removed ? moves.compactMap(stillLeading) : []
        if let way = kept.first, kept.count == moves.count { return way }
        if let first = moves.first, moves.allSatisfy(isOwnStep) { return ownWay(first) }
        let place = moves.first?.from ?? edge.from
        let verb = moves.isEmpty ? edge.screen == nil ? String(edge.relation.verb.dropLast()) : "show" : "lead"
        let change = "\(edge.sign == .added ? "now" : "no longer") \(verb)s\(moves.isEmpty ? "" : " to")"
        return Way(
          from: place, verb: change, to: [edge.to], place: moves.first.flatMap(place(of:)),
          through: moves.isEmpty && edge.sign == .removed ? whoStillDoes(edge) : nil, sign: edge.sign,
          count: max(1, Set(moves.map(\.from)).count), uncalled: edge.uncalled(in: comparison))
      case .moves(let moves, _) where comparison.isMadeByOtherMessage(moves[0]): return nil
      case .moves(let moves, _) where isOwnStep(moves[0]): return ownWay(moves[0])
      case .moves(let moves, _) where moves[0].sign == .added:
        return Way(
          from: moves[0].from, verb: "now leads to", to: [moves[0].to], place: place(of: moves[0]), sign: .added)
      case .moves(let moves, let isOnly) where moves[0].sign == .removed:
        return stillLeading(moves[0])
          ?? Way(
            from: moves[0].from, verb: "no longer leads to", to: [moves[0].to], place: place(of: moves[0]),
            isDeadEnd: isOnly, sign: .removed)
      case .redirection(let pair) where pair.before.to != pair.after.to:
        let (from, old, new) = (pair.after.from, pair.before.to, pair.after.to)
        if newSteps.beginsAtOnce(old, by: new) {
          return Way(from: from, verb: "still leads to", to: [old], through: "now through \(name: new)")
        }
        if oldSteps.beginsAtOnce(new, by: old) {
          return Way(from: from, verb: "still leads to", to: [new], through: "no longer through \(name: old)")
        }
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
    // A way that is kept is not new because another message leads there too.
    let kept = ways.filter { $0.through != nil }
    let changed = ways.filter { way in
      way.through != nil || way.sign == nil || !kept.contains { $0.from == way.from && $0.to == way.to }
    }
    // Where users can't go on is what a reviewer must know first.
    let ordered = changed.filter(\.isDeadEnd) + changed.filter { !$0.isDeadEnd }
    let joined = ordered.reduce(into: [Way]()) { told, way in
      if let last = told.last, last.isJoined(to: way) {
        told[told.count - 1].to += way.to.filter { !last.to.contains($0) }
        told[told.count - 1].by += way.by
        if !way.to.allSatisfy(last.to.contains) || !way.by.isEmpty { told[told.count - 1].count += way.count }
      } else {
        told.append(way)
      }
    }
    let told = Self.withoutSwaps(joined).uniqued(on: \.phrase.plain).filter { way in
      !clauses.contains { $0.plain.hasSuffix(": \(way.phrase.plain)") }
    }
    if told.isEmpty { return [] }
    // Of the moves to one place only the first is named.
    let rest = told.map(\.count).reduce(0, +) - told.prefix(2).map { max(1, $0.to.count, $0.by.count) }.reduce(0, +)
    let fate =
      told.allSatisfy { $0.sign == .added }
      ? "\(rest == 1 ? "is" : "are") new"
      : told.allSatisfy { $0.sign == .removed } ? "\(rest == 1 ? "is" : "are") gone" : rest == 1 ? "changes" : "change"
    let phrases = told.enumerated().map { $1.phrase(after: $0 > 0 ? told[$0 - 1] : nil) }
    let isCut = rest > 1 || rest == 1 && phrases.count < 3
    let more: Phrase = "\(String(rest)) more \(rest == 1 ? "way" : "ways") \(fate)"
    let shown = isCut ? phrases.prefix(2) + [more] : phrases
    let holdsLists = told.contains { $0.to.count > 1 || $0.isDeadEnd || $0.through != nil }
    return [Phrase.joined(shown, by: holdsLists ? "; " : ", ", last: holdsLists ? "; " : " and ")]
  }

  /// The ways, where all of one place that are gone and the same ones of another that came are told as one.
  private static func withoutSwaps(_ ways: [Way]) -> [Way] {
    ways.filter { $0.sign == .removed }.reduce(into: ways) { told, old in
      guard let index = told.firstIndex(where: { $0.replaces(old) }) else { return }
      told[index].formerPlace = old.from
      told.removeAll { $0.sign == .removed && $0.from == old.from && $0.verb == old.verb && $0.to == old.to }
    }
  }

  /// What becomes of the ways from one place: "A now leads to B and C".
  private struct Way {
    let from: String
    let verb: String
    var to: [String] = []
    var insteadOf: String?
    /// From where it went before.
    var formerPlace: String?
    /// The coordinator in whose flow it changes, where another one leads there as well.
    var place: String?
    /// The coordinator that shows now, or no longer, what is shown as before, or the others that still do.
    var through: Phrase?
    /// Whether no coordinator leads on from there any more.
    var isDeadEnd = false
    /// Whether all of it came or went; nil where it changed.
    var sign: ChangeSign?
    /// How many moves, or other ways, it stands for.
    var count = 1
    /// What is said where only code does it that nothing calls.
    var uncalled = ""
    /// The coordinators that show it so.
    var by: [String] = []

    func isJoined(to other: Way) -> Bool {
      from == other.from && verb == other.verb && place == other.place && through == other.through
        && insteadOf == nil && other.insteadOf == nil && isDeadEnd == other.isDeadEnd && uncalled == other.uncalled
    }

    /// Whether it is what another was that is gone, from another place.
    func replaces(_ old: Way) -> Bool {
      sign == .added && formerPlace == nil && Set(to) == Set(old.to) && !to.isEmpty && from != old.from
        && verb.replacing("now ", with: "") == old.verb.replacing("no longer ", with: "")
        && place == old.place && through == nil && old.through == nil && !old.isDeadEnd
    }

    /// The same without what the way before says: "A now leads to B in C and to D".
    func phrase(after other: Way?) -> Phrase {
      guard let other, other.from == from, other.verb == verb, verb.hasSuffix(" to"), !isDeadEnd, !other.isDeadEnd,
        formerPlace == nil, other.formerPlace == nil, other.through == nil
      else { return phrase }
      return "to\(end)"
    }

    var phrase: Phrase {
      let source: Phrase = formerPlace.map { " instead of \(name: $0)" } ?? ""
      return "\(name: from)\(source) \(verb)\(end)"
    }

    private var end: Phrase {
      let targets: Phrase =
        to.isEmpty ? "" : to == [from] ? " another \(name: from)" : " \(Phrase.list(to, limit: 3))"
      let former: Phrase = insteadOf.map { " instead of \(name: $0)" } ?? ""
      let place: Phrase = place.map { " in \(name: $0)" } ?? ""
      let way: Phrase = through.map { ", \($0)" } ?? ""
      let end: Phrase = isDeadEnd ? ", nor anywhere else by a coordinator" : ""
      let others: Phrase = by.isEmpty ? "" : " by \(Phrase.list(by, limit: 3))"
      return "\(targets)\(end)\(others)\(former)\(place)\(way)\(through == nil ? uncalled : "")"
    }
  }

  /// A move that a page makes itself on the other side: "`A` still leads to `B`, now through `C`", "now by itself".
  private func ownWay(_ move: EdgeChange) -> Way {
    let mover: Phrase = move.sign == .added ? "now through \(name: move.flow?.by ?? move.from)" : "now by itself"
    return Way(from: move.from, verb: "still leads to", to: [move.to], through: mover)
  }

  /// Whether the page itself makes a move on the side where no coordinator does.
  private func isOwnStep(_ move: EdgeChange) -> Bool {
    let side = move.sign == .added ? comparison.base : comparison.head
    let newID = headID(areGone: move.sign == .added)
    return move.sign != .changed && side.pageSteps.contains { newID($0[0]) == move.from && newID($0[1]) == move.to }
  }

  /// Whether what a coordinator shows no longer is a coordinator now that it starts, or was one before.
  private func isStartedInstead(_ edge: EdgeChange) -> Bool {
    let (base, head) = (comparison.base.graph, comparison.head.graph)
    return switch edge.sign {
    case .removed: head.edges.contains { $0.relation.isStart && $0.from == edge.from && $0.to == edge.to }
    case .added:
      base.edges.contains {
        $0.relation.isStart && comparison.difference.newID(of: $0.from) == edge.from
          && comparison.difference.newID(of: $0.to) == edge.to
      }
    case .changed: false
    }
  }

  /// The others that start a coordinator, or show a screen, on both sides: "which `A` and `B` still start".
  private func whoStillDoes(_ edge: EdgeChange) -> Phrase? {
    let verb = edge.screen == nil ? "start" : "show"
    func others(_ graph: GraphDocument, _ newID: (String) -> String) -> [String] {
      graph.edges.filter {
        newID($0.to) == edge.to && $0.from != $0.to && (edge.screen == nil ? $0.relation.isStart : $0.transition != nil)
      }.map { newID($0.from) }.filter { $0 != edge.from }.uniqued(on: \.self)
    }
    let before = others(comparison.base.graph, comparison.difference.newID)
    let others = others(comparison.head.graph) { $0 }.filter(before.contains)
    return others.isEmpty
      ? nil : "which \(Phrase.list(others, limit: 2)) still \(verb)\(others.count == 1 ? "s" : "")"
  }

  /// A lost move whose user still gets there, by a coordinator that starts at once what it led to, or by others that did not make it before.
  private func stillLeading(_ move: EdgeChange) -> Way? {
    let movers = { (isBase: Bool) in comparison.movers(of: move, isBase: isBase) }
    let through = newIntermediary(of: move).map { [$0] } ?? movers(false).subtracting(movers(true)).sorted()
    if through.isEmpty { return nil }
    return Way(
      from: move.from, verb: "still leads to", to: [move.to], through: "now through \(Phrase.list(through, limit: 2))")
  }

  /// A coordinator to which the place of a lost move leads now, and which starts at once what the move led to.
  private func newIntermediary(of move: EdgeChange) -> String? {
    comparison.head.graph.edges.lazy.filter { $0.relation.kind == "flow" && $0.from == move.from }.map(\.to).first {
      $0 != move.to && newSteps.beginsAtOnce(move.to, by: $0) && !leads(move.from, to: $0, isBase: true)
    }
  }

  /// The coordinator that makes a move, where another one makes it on the side that has not this one.
  private func place(of move: EdgeChange) -> String? {
    comparison.otherMovers(of: move).isEmpty ? nil : move.mover
  }

  /// Whether a side has a move between two places, which are called as the head calls them.
  private func leads(_ from: String, to target: String, isBase: Bool) -> Bool {
    let newID = { (id: String) in isBase ? comparison.difference.newID(of: id) : id }
    return (isBase ? comparison.base : comparison.head).graph.edges.contains { edge in
      edge.relation.kind == "flow" && newID(edge.from) == from && newID(edge.to) == target
    }
  }

  /// Whether the coordinator shows the screen in another way too, on the side that has not the edge.
  private func isShownOtherwise(_ edge: EdgeChange) -> Bool {
    let graph = edge.sign == .added ? comparison.base.graph : comparison.head.graph
    let newID = { (id: String) in edge.sign == .added ? comparison.difference.newID(of: id) : id }
    return graph.edges.contains { $0.transition != nil && newID($0.from) == edge.from && newID($0.to) == edge.to }
  }

  /// Whether both sides have it.
  func isShared(_ id: String) -> Bool {
    !comparison.difference.nodes.contains { $0.current.id == id && ($0.before == nil || $0.after == nil) }
  }

  /// Screens that come up in another way.
  var transitions: [Phrase] {
    facts.flatMap { fact -> [Phrase] in
      switch fact {
      case .edge(let edge, _, _):
        guard case .changed(let before, let after) = edge.change, case .screen(let old) = before.relation,
          case .screen(let new) = after.relation
        else { return [] }
        let place: Phrase = isShownByOthers(edge) ? " by \(name: edge.from)" : ""
        return ["\(name: edge.to) is \(new.transition.participle) instead of \(old.transition.participle)\(place)"]
      case .handover(_, _, let pairs), .coordinator(_, own: _, takenOver: let pairs): return pairs.compactMap(tabChange)
      default: return []
      }
    }
  }

  /// Whether another coordinator shows the screen as well, on either side.
  private func isShownByOthers(_ edge: EdgeChange) -> Bool {
    let old = comparison.base.graph.edges.filter { $0.transition != nil }.map {
      (comparison.difference.newID(of: $0.from), comparison.difference.newID(of: $0.to))
    }
    let new = comparison.head.graph.edges.filter { $0.transition != nil }.map { ($0.from, $0.to) }
    return (old + new).contains { $0.1 == edge.to && $0.0 != edge.from }
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
