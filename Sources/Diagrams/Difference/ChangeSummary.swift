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
    if clauses.isEmpty {
      return "\(sameScreens) as before; what changes: \(Self.parts(statements).joined(separator: "; "))."
    }
    // More than three are a list, which follows anyway.
    let list: Phrase = "\(doubt)\(Phrase.joined(Array(clauses.prefix(3)), by: "; ", last: "; "))"
    return "\(list.capitalized)."
  }

  /// A coordinator that came or went may show what is no type of the app's own, so that only the named screens are the same.
  private var sameScreens: String {
    let hasComers = comparison.difference.nodes.contains {
      $0.current.kind == .coordinator && !$0.current.isBase && ($0.before == nil || $0.after == nil)
    }
    return hasComers ? "Coordinators show the same screens" : "Users get to the same screens"
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
      let count = statements.count { $0.topic == topic }
      return count == 0 ? nil : "\(count) \(count == 1 ? topic.noun : topic.nouns)"
    }
  }
}
