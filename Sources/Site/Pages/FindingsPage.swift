import GraphModel
import GraphRules

/// What the check found.
struct FindingsPage {
  static let name = "findings"

  let content: SiteContent

  private var words: Words { content.words }

  /// What an address calls the part about a rule.
  static func part(of rule: String) -> String { "rule-\(rule)" }

  /// Nil where there are none.
  var page: Page? {
    guard !content.findings.isEmpty else { return nil }
    let rules = Dictionary(grouping: content.findings, by: \.rule).sorted { $0.key < $1.key }
    let places = words.count(content.findings.count, .place)
    return Page(
      name: Self.name, title: words("Findings", "지적 사항"), kind: words("Check", "검사"),
      lead: [.text(words("\(places) where the pattern could be applied better", "패턴을 더 잘 적용할 수 있는 \(places)"))],
      blocks: rules.map { rule, findings in
        .section(Section(Self.part(of: rule), rule, explanation(of: rule) + [.entries(findings.map(entry))]))
      })
  }

  /// The findings that concern a type; nil where there are none.
  func section(about id: String) -> Section? {
    let findings = content.findings.filter { $0.symbols.contains(id) }
    return Section("findings", words("Findings", "지적 사항"), entries: findings.map(linked))
  }

  /// What the rule says, and behind a disclosure why, with an example of both ways.
  private func explanation(of rule: String) -> [Block] {
    guard let profile = content.rules.first(where: { $0.id == rule }) else { return [] }
    let korean = KoreanRules.words(of: rule)
    return [
      .paragraph(Inline.prose(words(profile.summary, korean?.summary ?? profile.summary))),
      .details(
        title: words("Why, and how to fix it", "이유와 고치는 법"),
        [
          .paragraph(Inline.prose(words(profile.why, korean?.why ?? profile.why))),
          .paragraph([.aside(profile.source)]),
          .paragraph([.text(words("Instead of", "이렇게 하지 말고"))]), .code(profile.badExample),
          .paragraph([.text(words("write", "이렇게 쓴다"))]), .code(profile.goodExample),
        ]),
    ]
  }

  private func linked(_ finding: Finding) -> Entry {
    var entry = entry(finding)
    entry.statement += [" ", .page(Self.name, part: Self.part(of: finding.rule), label: finding.rule)]
    return entry
  }

  private func entry(_ finding: Finding) -> Entry {
    let place: [Inline] = finding.evidence.first?.location == finding.location ? [] : [" ", .place(finding.location)]
    return Entry(
      statement: [.severity(finding.severity), " "] + Inline.prose(finding.message) + place,
      evidence: finding.evidence)
  }
}
