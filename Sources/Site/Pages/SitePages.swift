/// All pages of a site, in the order of a first reading.
enum SitePages {
  static func all(of content: SiteContent) -> [Page] {
    let (index, plan) = (content.index, content.plan)
    return [OverviewPage(content: content).page, FlowMapPage(content: content).page]
      + plan.parts.compactMap(\.head).map { FlowPage(content: content, head: $0).page }
      + index.coordinators.map { CoordinatorPage(content: content, coordinator: $0).page }
      + index.screens.map { ScreenPage(content: content, screen: $0).page }
      + [FindingsPage(content: content).page].compactMap(\.self) + [GlossaryPage.page]
  }
}
