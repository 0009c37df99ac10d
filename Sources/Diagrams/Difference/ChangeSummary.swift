import Algorithms
import GraphModel

/// A difference in one sentence that begins with what the user of the app meets.
package struct ChangeSummary {
  package static let noChange = "No change of the flow between coordinators."

  let statements: [ChangeStatement]
  private let facts: [ChangeFact]
  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
    facts = FactFinder.facts(of: comparison)
    statements = ChangeStatement.statements(of: facts, in: comparison)
  }

  /// "Users can now get to `A`, and no longer to `B`; `C` leads to `D` now."
  var sentence: Phrase {
    if comparison.isEmpty { return "\(Self.noChange)" }
    if statements.isEmpty { return "The configuration changed, and nothing else." }
    let certain = facts.filter { !ChangeStatement($0, in: comparison).isLikely }
    var clauses = UserClauses(comparison, certain, isCertain: true).all
    var doubt = ""
    if clauses.isEmpty {
      clauses = UserClauses(comparison, facts, isCertain: false).all
      doubt = "probably, "
    }
    if clauses.isEmpty { return withoutWays }
    // More than three are a list, which follows anyway.
    let list: Phrase = "\(doubt)\(Phrase.joined(Array(clauses.prefix(3)) + forgotten, by: "; ", last: "; "))"
    return "\(list.capitalized)."
  }

  /// What is started now and kept by nobody: the most that a reviewer can do about a flow.
  private var forgotten: [Phrase] {
    let found = comparison.findings.filter { ["unretained-child", "unretained-root"].contains($0.rule) }
    let names = found.filter { !isKeptByAnother($0) }.compactMap(\.symbols.last).uniqued(on: \.self)
    let careless = found.filter(isKeptByAnother).uniqued(on: \.symbols).prefix(2).map { finding -> Phrase in
      "\(name: finding.symbols[0]) does not keep the \(name: finding.symbols[1]) that it starts"
    }
    return (names.isEmpty ? [] : ["nothing keeps \(Phrase.list(names, limit: 2))"]) + careless
  }

  /// Whether a finding is about a coordinator that another one keeps, beside the one that it is about.
  private func isKeptByAnother(_ finding: Comparison.Remark) -> Bool {
    comparison.head.graph.edges.contains { edge in
      edge.relation.isStart && edge.isKept && finding.symbols.count == 2
        && edge.to == finding.symbols[1] && edge.from != finding.symbols[0]
    }
  }

  /// What is said where nothing that a user can get to changes, as far as it is shown by coordinators.
  private var withoutWays: Phrase {
    let idle = [
      idle(
        comparison.head, isComing: true, "is new, and no other coordinator starts it yet",
        "are new, and no other coordinator starts them yet"
      ),
      idle(
        comparison.base, isComing: false, "is gone, and no other coordinator started it",
        "are gone, and no other coordinator started them"),
    ].compactMap(\.self)
    if idle.isEmpty {
      let changes = briefly(statements) ?? Self.counted(statements)
      // What a coordinator shows that came or went may not be known.
      let hasComers = comparison.difference.nodes.contains { change in
        change.current.kind == .coordinator && !change.current.isBase && (change.before == nil || change.after == nil)
      }
      if hasComers { return "\(changes.capitalized)." }
      if !comparison.base.graph.hasCoordinators, !comparison.head.graph.hasCoordinators {
        return "Neither side has a coordinator; \(changes)."
      }
      if facts.contains(where: \.changesScreens) { return "\(changes.capitalized)." }
      let same =
        statements.allSatisfy(\.leavesWays)
        ? "Screens and the ways between them stay the same" : "Coordinators show the same screens as before"
      return "\(same); \(changes)."
    }
    let rest = statements.filter { $0.topic != .coordinators }
    let counts = Self.parts(rest)
    // What users may meet comes first.
    if let others = briefly(rest) { return "\(Phrase.joined([others] + idle, by: "; ", last: "; ").capitalized)." }
    let others = counts.isEmpty ? "" : "; what else changes: \(counts.joined(separator: "; "))"
    return "\(Phrase.joined(idle, by: "; ", last: "; "))\(others)."
  }

  /// The first changes themselves, as many as a sentence holds, and how many there are more; nil where not even one fits. Of callbacks, and of moves
  /// that only go by another trigger, one says no more than another: they come last, and all or none of them are told.
  private func briefly(_ statements: [ChangeStatement]) -> Phrase? {
    let changes = statements.filter { $0.topic != .findings }
    let (others, alike) = changes.filter { !$0.isLikely }.partitioned(by: \.isAlike)
    let certain = others + alike
    var told: [ChangeStatement] = []
    for group in certain.chunked(by: { $0.topic == $1.topic && $0.isAlike && $1.isAlike }) {
      let longer = Phrase.joined((told + group).map(\.phrase), by: "; ", last: "; ")
      guard longer.plain.count <= Self.longestChanges else { break }
      told += group
    }
    if told.isEmpty { return nil }
    let rest = Self.parts(certain.dropFirst(told.count) + changes.filter(\.isLikely))
    let more: Phrase = rest.isEmpty ? "" : "; and \(rest.joined(separator: ", "))"
    return "\(Phrase.joined(told.map(\.phrase), by: "; ", last: "; "))\(more)"
  }

  /// How many characters the changes may have that stand in the sentence.
  private static let longestChanges = 300

  /// The coordinators that one side alone has and nothing leads to there, where it is known how the app begins.
  private func idle(_ side: Comparison.Side, isComing: Bool, _ singular: String, _ plural: String) -> Phrase? {
    let reachability = side.reachability
    let roots = side.graph.roots
    let nodes = comparison.difference.nodes.filter { change in
      let node = change.current
      guard (isComing ? change.before : change.after) == nil, node.kind == .coordinator, !node.isBase else {
        return false
      }
      let isStarted = side.graph.edges.contains {
        $0.to == node.id && $0.from != node.id && $0.relation.kind == "child"
      }
      return !reachability.reaches(node.id) && !roots.contains(node.id) && !isStarted
        && !isMadeElsewhere(node, in: side.graph)
    }
    if nodes.isEmpty || !reachability.hasStart { return nil }
    return "\(Phrase.list(nodes.map(\.current.id), limit: 3)) \(nodes.count == 1 ? singular : plural)"
  }

  /// Whether code of another file wires something to a coordinator, and has it therefore, as its parent or not.
  private func isMadeElsewhere(_ coordinator: Node, in graph: GraphDocument) -> Bool {
    graph.edges.contains { edge in
      guard edge.to == coordinator.id, edge.relation.kind == "delegate", let place = edge.evidence.first else {
        return false
      }
      return place.location.file != coordinator.location.file
    }
  }

  /// What there is of each kind, for a sentence that holds no more.
  private static func counted(_ statements: [ChangeStatement]) -> Phrase {
    let findings = statements.filter { $0.topic == .findings }.compactMap(\.finding)
    let changes = parts(statements.filter { $0.topic != .findings }).map { "\($0)" as Phrase }
    guard let first = findings.first else { return Phrase.list(changes) }
    let place: Phrase = first.symbols.first.map { " in \(name: $0)" } ?? ""
    let words: Phrase =
      findings.count > 1
      ? "\(name: "check") has \(String(findings.count)) new findings"
      : "\(name: "check") now finds \(name: first.rule)\(place)"
    return Phrase.list(changes + [words])
  }

  /// What came, went, changed and was renamed, each counted by topic.
  static func parts(_ statements: [ChangeStatement]) -> [String] {
    let parts = ChangeSign.allCases.map { sign in
      (counts(statements.filter { $0.sign == sign && !$0.isRename }), sign.word)
    }
    return (parts + [(counts(statements.filter(\.isRename)), "renamed")]).compactMap { counts, word in
      counts.isEmpty ? nil : "\(Phrase.list(counts).plain) \(word)"
    }
  }

  private static func counts(_ statements: [ChangeStatement]) -> [String] {
    ChangeStatement.Topic.allCases.compactMap { topic in
      let ofTopic = statements.filter { $0.topic == topic }
      let count = ofTopic.map(\.count).reduce(0, +)
      if count == 0 { return nil }
      // A move whose trigger has another name is no other move.
      if topic == .moves, ofTopic.allSatisfy(\.leavesWays) {
        return count == 1 ? "the trigger of 1 move" : "the triggers of \(count) moves"
      }
      return "\(count) \(count == 1 ? topic.noun : topic.nouns)"
    }
  }
}

extension ChangeFact {
  /// Whether a coordinator shows, or begins with, what it did not.
  fileprivate var changesScreens: Bool {
    switch self {
    case .edge(let edge, _, _): edge.screen != nil && edge.sign != .changed
    case .start: true
    default: false
    }
  }
}

extension ChangeStatement {
  /// Whether it is one of many of which none says more to the user than another.
  fileprivate var isAlike: Bool { topic == .callbacks || topic == .moves && leavesWays }
}
