/// A difference in one sentence: "2 coordinators and 3 screens added; 1 child removed."
enum ChangeSummary {
  static let noChange = "No change of the flow between coordinators."

  static func sentence(_ statements: [ChangeStatement]) -> String {
    statements.isEmpty ? noChange : parts(statements).joined(separator: "; ") + "."
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
