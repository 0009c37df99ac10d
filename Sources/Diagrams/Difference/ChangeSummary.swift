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
    let names = comparison.findings.filter { ["unretained-child", "unretained-root"].contains($0.rule) }
      .compactMap(\.symbols.last).uniqued(on: \.self)
    return names.isEmpty ? [] : ["nothing keeps \(Phrase.list(names, limit: 2))"]
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
      let changes = briefly(statements) ?? "what changes: \(Self.parts(statements).joined(separator: "; "))"
      // What a coordinator shows that came or went may not be known.
      let hasComers = comparison.difference.nodes.contains { change in
        change.current.kind == .coordinator && !change.current.isBase && (change.before == nil || change.after == nil)
      }
      if hasComers { return "\(changes.capitalized)." }
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

  /// The first changes themselves, as many as a sentence holds, and how many there are more; nil where not even one fits.
  private func briefly(_ statements: [ChangeStatement]) -> Phrase? {
    let changes = statements.filter { $0.topic != .findings }
    var told: [Phrase] = []
    for statement in changes where !statement.isLikely {
      let longer = Phrase.joined(told + [statement.phrase], by: "; ", last: "; ")
      guard longer.plain.count <= Self.longestChanges else { break }
      told.append(statement.phrase)
    }
    if told.isEmpty { return nil }
    let likely = changes.filter(\.isLikely)
    let rest = changes.filter { !$0.isLikely }.dropFirst(told.count) + likely
    let others: Phrase = rest.isEmpty ? "" : "; and \(Self.parts(Array(rest)).joined(separator: ", "))"
    return "\(Phrase.joined(told, by: "; ", last: "; "))\(others)"
  }

  /// How many characters the changes may have that stand in the sentence.
  private static let longestChanges = 200

  /// The coordinators that one side alone has and nothing leads to there, where it is known how the app begins.
  private func idle(_ side: Comparison.Side, isComing: Bool, _ singular: String, _ plural: String) -> Phrase? {
    let reachability = Reachability(side.graph)
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
      let count = statements.filter { $0.topic == topic }.map(\.count).reduce(0, +)
      return count == 0 ? nil : "\(count) \(count == 1 ? topic.noun : topic.nouns)"
    }
  }
}
