/// All pages of a site, in the order of a first reading.
enum SitePages {
  static func all(of content: SiteContent) -> [Page] {
    let (index, plan) = (content.index, content.plan)
    return [OverviewPage(content: content).page, FlowMapPage(content: content).page]
      + plan.walks.map { WalkPage(content: content, walk: $0).page }
      + plan.parts.compactMap(\.head).map { FlowPage(content: content, head: $0).page }
      + index.coordinators.map { CoordinatorPage(content: content, coordinator: $0).page }
      + index.screens.map { ScreenPage(content: content, screen: $0).page }
      + [FindingsPage(content: content).page].compactMap(\.self)
      + SiteLanguage.allCases.map { GlossaryPage(content: content, language: $0).page }
  }

  /// The pages that every page leads to, by name and label.
  static func main(of content: SiteContent, words: Words) -> [(name: String, label: String)] {
    let findings =
      content.findings.isEmpty ? [] : [(name: FindingsPage.name, label: words("Findings", "지적 사항"))]
    return [
      (name: OverviewPage.name, label: words("Overview", "개요")),
      (name: FlowMapPage.name, label: words("Flow map", "플로우 지도")),
    ] + findings + [
      (name: GlossaryPage.name(in: words.language, of: content), label: words("Glossary", "용어집"))
    ]
  }
}
