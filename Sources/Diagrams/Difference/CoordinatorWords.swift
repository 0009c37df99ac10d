import Algorithms
import GraphModel

/// The sentence for a coordinator that came or went, with what is its own.
struct CoordinatorWords {
  let change: Change<Node>
  let own: [EdgeChange]
  let takenOver: [EdgePair]

  private var id: String { change.current.id }
  private var isComing: Bool { change.before == nil }
  private var starts: [EdgeChange] { own.filter { $0.isStart && $0.to == id } }
  private var screens: [EdgeChange] { own.filter { $0.screen != nil } }
  private var children: [EdgeChange] { own.filter { $0.isStart && $0.from == id } }
  private var moves: [EdgeChange] { own.filter { $0.flow != nil && $0.to == id } }

  func statement(in comparison: Comparison) -> ChangeStatement {
    let clauses = [start, shown, started, handover].compactMap(\.self)
    let base = isComing && change.current.isBase ? ", a base class" : ""
    let isOrphan = comparison.findings.contains { $0.isOrphan && $0.symbols == [id] }
    let side = isComing ? comparison.head : comparison.base
    let other = isComing ? comparison.base : comparison.head
    // A type that both sides have came into the role by what it does, or by what others do with it.
    let isOld = side.isUnchanged(change.current.location.file) || other.declares(change.current)
    let fate =
      isOld ? isComing ? "is a coordinator now" : "is no coordinator any more" : isComing ? "is new" : "is gone"
    let head: Phrase = "\(name: id) \(fate)\(base)\(isOrphan ? ", and nothing starts it yet" : "")"
    let told = starts + toldMoves + (screens.count <= 4 ? screens : []) + (children.count <= 4 ? children : [])
    return ChangeStatement(
      topic: .coordinators, sign: ChangeSign(change),
      phrase: clauses.isEmpty ? head : "\(head): \(Phrase.joined(clauses, by: "; ", last: "; "))",
      location: change.current.location,
      subjects: ChangeStatement.subjects(own + takenOver.flatMap { [$0.before, $0.after] }).union([id]),
      details: own.filter { !told.contains($0) }.map { ChangeStatement($0, in: comparison) })
  }

  private var start: Phrase? {
    guard let first = starts.first else { return nil }
    let makers = Phrase.list(starts.map(\.from).uniqued(on: \.self), limit: 3)
    let isOne = Set(starts.map(\.from)).count == 1
    let way: Phrase = toldMoves.isEmpty ? "" : " \(ChangeStatement.origins(of: moves) { "from \(name: $0)" })"
    let verbs = Set(starts.map(\.relation.verb))
    let verb = verbs.count == 1 ? verbs.first ?? "starts" : verbs.contains("makes") ? "makes" : "starts"
    if !isComing { return "\(makers) no longer \(isOne ? verb : String(verb.dropLast())) it\(way)" }
    return
      "\(makers) \(isOne ? verb : String(verb.dropLast())) it\(way)\(isOne ? EdgeWords.keeping(first.relation) : "")"
  }

  /// The moves that the phrase names: where several start it, the details say who does so from where.
  private var toldMoves: [EdgeChange] {
    guard Set(starts.map(\.from)).count == 1 else { return [] }
    let untold = ChangeStatement.untold(of: moves)
    return moves.filter { !untold.contains($0) }
  }

  private var shown: Phrase? {
    let names = screens.map { screen -> Phrase in "\(name: screen.to)\(screen.isLikely ? " (likely)" : "")" }.uniqued(
      on: \.self)
    return names.isEmpty ? nil : "it \(isComing ? "shows" : "showed") \(Phrase.list(names, limit: 3))"
  }

  private var started: Phrase? {
    children.isEmpty
      ? nil : "it \(isComing ? "starts" : "started") \(Phrase.list(children.map(\.to).uniqued(on: \.self), limit: 3))"
  }

  private var handover: Phrase? {
    let pairs = takenOver.map { (owner: isComing ? $0.before.from : $0.after.from, target: $0.target) }
    let parts = pairs.map(\.owner).uniqued().map { owner -> Phrase in
      let own = pairs.filter { $0.owner == owner }
      let things = Phrase.list(own.map(\.target).uniqued(on: \.self), limit: 3)
      return isComing ? "\(things) from \(name: owner)" : "\(name: owner) takes over \(things)"
    }
    if parts.isEmpty { return nil }
    let all = Phrase.joined(parts, by: ", ", last: takenOver.count > parts.count ? ", and " : " and ")
    return isComing ? "it takes over \(all)" : all
  }
}
