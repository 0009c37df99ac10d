import Algorithms
import GraphModel

extension ChangeStatement {
  /// One edge by itself, as it stands among details.
  init(_ edge: EdgeChange, in comparison: Comparison) {
    if edge.flow != nil {
      self.init([edge], isOnlyWayOn: false, in: comparison)
    } else {
      self.init(edge, moves: [], onward: [], in: comparison)
    }
  }

  /// A root, child or screen with the moves that lead there.
  init(_ edge: EdgeChange, moves: [EdgeChange], onward: [EdgeChange], in comparison: Comparison) {
    let words = EdgeWords(from: edge.from, to: edge.to)
    let phrase: Phrase =
      switch edge.change {
      case .added(let new):
        "\(words.added(new.relation, ways: Self.ways(moves, to: edge)))\(edge.uncalled(in: comparison))"
      case .removed(let old):
        "\(words.removed(old.relation))\(Self.formerWays(moves, to: edge))\(edge.uncalled(in: comparison))"
      case .changed(let old, let new): words.changed(old.relation, new.relation)
      }
    let targets = edge.sign == .added ? onward.map(\.to).uniqued(on: \.self) : []
    let end: Phrase = targets.isEmpty ? "" : "; it leads on to \(Phrase.list(targets, limit: 3))"
    self.init(
      topic: Topic(edge.relation), sign: edge.sign, phrase: "\(phrase)\(end)", location: edge.location(in: comparison),
      isLikely: edge.isLikely, subjects: Self.subjects([edge] + moves + onward),
      details: (Self.untold(of: moves) + onward).map { ChangeStatement([$0], isOnlyWayOn: false, in: comparison) })
  }

  /// Moves from one place to one other.
  init(_ moves: [EdgeChange], isOnlyWayOn: Bool, in comparison: Comparison) {
    let words = EdgeWords(from: moves[0].from, to: moves[0].to)
    let flows = moves.compactMap(\.flow)
    let isAlsoMadeElsewhere = moves.contains { move in
      !comparison.otherMovers(of: move, on: move.flow?.trigger).isEmpty
    }
    let isKept = comparison.isMadeByOtherMessage(moves[0])
    let place: Phrase = isAlsoMadeElsewhere ? " in \(name: moves[0].mover ?? moves[0].from)" : ""
    let phrase: Phrase
    switch moves[0].change {
    case .added:
      let end = isOnlyWayOn ? ", the first way on by a coordinator" : ""
      phrase = "\(words.addedMoves(flows, isAlso: isKept))\(place)\(end)"
    case .removed:
      let end = isOnlyWayOn ? ", nor anywhere else by a coordinator" : ""
      phrase = "\(words.removedMoves(flows, isKept: isKept))\(place)\(end)"
    case .changed(let old, let new): phrase = words.changed(old.relation, new.relation)
    }
    self.init(
      topic: .moves, sign: moves[0].sign, phrase: phrase, location: moves[0].location(in: comparison),
      isLikely: moves.allSatisfy(\.isLikely), subjects: Self.subjects(moves))
  }

  /// A move that another coordinator makes now, or that leads elsewhere.
  init(_ pair: EdgePair, in comparison: Comparison) {
    let (old, new) = (pair.before, pair.after)
    let words = EdgeWords(from: new.from, to: new.to)
    let phrase: Phrase
    if old.to != new.to {
      phrase =
        "on \(name: new.flow?.trigger ?? ""), \(name: new.from) leads to \(name: new.to) instead of \(name: old.to)"
    } else if let (mover, former) = Self.movers(old, new) {
      phrase = "\(words.changed(old.relation, new.relation)), made by \(name: mover) instead of \(name: former)"
    } else {
      phrase = words.changed(old.relation, new.relation)
    }
    self.init(
      topic: .moves, sign: .changed, phrase: phrase, location: new.location(in: comparison),
      isLikely: old.isLikely || new.isLikely, subjects: Self.subjects([old, new]))
  }

  private static func movers(_ old: EdgeChange, _ new: EdgeChange) -> (String, String)? {
    guard let former = old.mover, let mover = new.mover, mover != former else { return nil }
    return (mover, former)
  }

  /// The moves that ``origins(of:to:limit:words:)`` does not name.
  static func untold(of moves: [EdgeChange], limit: Int = 3) -> [EdgeChange] {
    let groups = byOrigin(moves)
    let shown = groups.count > limit + 1 ? groups.prefix(limit) : groups[...]
    return shown.flatMap { $0.count > limit + 1 ? Array($0.dropFirst(limit)) : [] }
      + groups.dropFirst(shown.count).flatMap(\.self)
  }

  /// The moves from each place, in each way, in the order of the first of them.
  private static func byOrigin(_ moves: [EdgeChange]) -> [[EdgeChange]] {
    moves.reduce(into: []) { groups, move in
      let index = groups.firstIndex { $0[0].from == move.from && $0[0].flow?.move == move.flow?.move }
      if let index { groups[index].append(move) } else { groups.append([move]) }
    }
  }

  static func subjects(_ edges: [EdgeChange]) -> Set<String> {
    Set(edges.flatMap { [$0.from, $0.to] + [$0.mover].compactMap(\.self) })
  }

  /// " from `A` on `t` and `u` and from `B` on `v`".
  private static func ways(_ moves: [EdgeChange], to edge: EdgeChange) -> Phrase {
    moves.isEmpty ? "" : " \(origins(of: moves, to: edge) { "from \(name: $0)" })"
  }

  private static func formerWays(_ moves: [EdgeChange], to edge: EdgeChange) -> Phrase {
    moves.isEmpty ? "" : ", which \(origins(of: moves, to: edge) { "\(name: $0) led to" })"
  }

  /// From where moves lead to what an edge leads to, each place once with all its triggers, and with how the screen comes up where the
  /// coordinator shows it in several ways: "from `A` on `t` and `u` (pushed)".
  static func origins(
    of moves: [EdgeChange], to edge: EdgeChange? = nil, limit: Int = 3, words: (String) -> Phrase
  ) -> Phrase {
    let phrases = byOrigin(moves).map { moves -> Phrase in
      let place = words(moves[0].from)
      guard let move = moves[0].flow?.move else { return place }
      let isOtherWay = edge?.screen.map { move != .transition($0.transition) } == true
      let triggers = Phrase.list(moves.compactMap { $0.flow?.trigger }, limit: limit)
      return "\(place) on \(triggers)\(isOtherWay ? " (\(move.words))" : "")"
    }
    return Phrase.list(phrases, limit: limit)
  }
}

extension ChangeStatement.Topic {
  init(_ relation: Relation) {
    switch relation {
    case .root: self = .roots
    case .child: self = .children
    case .delegate: self = .callbacks
    case .screen: self = .screens
    case .flow: self = .moves
    }
  }
}
