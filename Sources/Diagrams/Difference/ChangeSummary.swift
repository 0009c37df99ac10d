/// A difference in one sentence: "2 coordinators and 3 screens added, 1 child removed."
enum ChangeSummary {
  static let noChange = "No change of the flow between coordinators."

  static func sentence(_ statements: [ChangeStatement]) -> String {
    let parts = ChangeSign.allCases.compactMap { sign -> String? in
      let counts = counts(statements.filter { $0.sign == sign && !$0.isRename })
      return counts.isEmpty ? nil : "\(Phrase.list(counts).plain) \(sign.word)"
    }
    let renamed = counts(statements.filter(\.isRename))
    let all = parts + (renamed.isEmpty ? [] : ["\(Phrase.list(renamed).plain) renamed"])
    return all.isEmpty ? noChange : all.joined(separator: "; ") + "."
  }

  private static func counts(_ statements: [ChangeStatement]) -> [String] {
    ChangeStatement.Topic.allCases.compactMap { topic in
      let count = statements.count { $0.topic == topic }
      return count == 0 ? nil : "\(count) \(count == 1 ? topic.noun : topic.nouns)"
    }
  }
}
