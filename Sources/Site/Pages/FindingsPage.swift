import GraphModel
import GraphRules

/// What the check found.
struct FindingsPage {
  static let name = "findings"

  let content: SiteContent

  /// Nil where there are none.
  var page: Page? {
    guard !content.findings.isEmpty else { return nil }
    let rules = Dictionary(grouping: content.findings, by: \.rule).sorted { $0.key < $1.key }
    return Page(
      name: Self.name, title: "Findings", kind: "Check",
      lead: [.text("\(SiteIndex.count(content.findings.count, "place")) where the pattern could be applied better")],
      blocks: rules.map { rule, findings in
        .section(id: "rule-\(rule)", title: rule, language: nil, [.entries(findings.map(entry))])
      })
  }

  /// The findings that concern a type; nil where there are none.
  func section(about id: String) -> Block? {
    let findings = content.findings.filter { $0.symbols.contains(id) }
    if findings.isEmpty { return nil }
    return .section(id: "findings", title: "Findings", language: nil, [.entries(findings.map(entry))])
  }

  private func entry(_ finding: Finding) -> Entry {
    let place: [Inline] = finding.evidence.first?.location == finding.location ? [] : [" ", .place(finding.location)]
    return Entry(
      statement: [.severity(finding.severity), " ", .text(finding.message)] + place, evidence: finding.evidence)
  }
}
