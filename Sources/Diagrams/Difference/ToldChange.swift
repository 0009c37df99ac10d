import GraphModel

/// A change in plain words, for lists of many comparisons.
package struct ToldChange: Sendable {
  /// `added`, `removed` or `changed`.
  package let sign: String
  package let text: String
  package let location: SourceLocation?
  /// The ids of the types it is about.
  package let subjects: [String]
  /// The two ids of a type that goes by a new name, the old one first.
  package let rename: [String]?

  /// What a comparison tells, in order, with a sentence before it.
  package static func all(of comparison: Comparison) -> (sentence: String, changes: [ToldChange]) {
    let summary = ChangeSummary(comparison)
    let renames = comparison.difference.renames.map { [$0.from.id, $0.to.id] }
    let changes = summary.statements.map { statement in
      ToldChange(
        sign: statement.sign.word, text: statement.phrase.plain, location: statement.location,
        subjects: statement.subjects.sorted(),
        rename: statement.isRename ? renames.first { Set($0) == statement.subjects } : nil)
    }
    return (summary.sentence.plain, changes)
  }
}
