import GraphModel
import Markup

/// Writes the pages of a site as Markdown, for wikis and for forges that show it.
package enum MarkdownSite {
  /// - Parameter pictures: the SVG files, by the names that the plan gives them.
  package static func files(of content: SiteContent, pictures: [String: [UInt8]]) -> [SiteFile] {
    let writer = MarkdownWriter(content: content)
    return SitePages.all(of: content).map { page in
      SiteFile(name: fileName(of: page.name), text: writer.text(of: page))
    } + pictures.sorted { $0.key < $1.key }.map { SiteFile(name: $0.key + ".svg", bytes: $0.value) }
      + content.screenshots.values.sorted { $0.name < $1.name }
  }

  /// The first page is what forges show of a folder.
  static func fileName(of page: String) -> String {
    page == OverviewPage.name ? "README.md" : page + ".md"
  }
}

/// Pages as Markdown; everything that comes from source passes ``MarkdownText``.
struct MarkdownWriter {
  let content: SiteContent

  func text(of page: Page) -> String {
    let words = Words(language: page.language ?? content.words.language)
    let links = page.name == OverviewPage.name ? [] : [navigation(words)]
    let trail = page.trail.isEmpty ? [] : [inlines(page.trail.joined(" › "))]
    let head = ["# \(MarkdownText.plain(page.title))", "*\(MarkdownText.plain(page.kind))*", inlines(page.lead)]
    return (links + trail + head + page.blocks.flatMap(text)).joined(separator: "\n\n") + "\n"
  }

  private func navigation(_ words: Words) -> String {
    SitePages.main(of: content, words: words).map { name, label in
      link(MarkdownSite.fileName(of: name), MarkdownText.plain(name == OverviewPage.name ? content.title : label))
    }.joined(separator: " · ")
  }

  private func text(of block: Block) -> [String] {
    switch block {
    case .paragraph(let text): [inlines(text)]
    case .section(let section): text(of: section)
    case .columns(let sections): sections.flatMap(text)
    case .notice(let text): ["> " + inlines(text)]
    case .picture(let name), .illustration(let name): picture(name)
    case .figures(let figures): [figures.map { "\($0.before)**\($0.count)**\($0.after)" }.joined(separator: " · ")]
    case .entries(let entries): [entries.flatMap(lines).joined(separator: "\n")]
    case .groups(let groups):
      groups.flatMap { [inlines($0.head), $0.entries.flatMap(lines).joined(separator: "\n")] }
    case .lines(let lines): [lines.map { "- " + inlines($0) }.joined(separator: "\n")]
    case .steps(let steps): steps.flatMap(text)
    case .terms(let terms): terms.flatMap(text)
    case .code(let code): ["```swift\n\(code)\n```"]
    case .details(let title, let blocks): ["**\(MarkdownText.plain(title))**"] + blocks.flatMap(text)
    case .directory(_, let lines): [lines.map(line).joined(separator: "\n")]
    case .image(let file, let label): ["![\(MarkdownText.plain(label))](\(file))"]
    case .documentation(let text): [quote(text)]
    }
  }

  private func text(of section: Section) -> [String] {
    ["## \(MarkdownText.plain(section.title))"] + section.blocks.flatMap(text)
  }

  private func text(of step: WalkStep) -> [String] {
    ["<a id=\"\(WalkStep.id(step.number))\"></a>", "## \(step.number) " + inlines(step.title)]
      + step.blocks.flatMap(text)
  }

  private func text(of term: Term) -> [String] {
    ["<a id=\"\(term.id)\"></a>**\(MarkdownText.plain(term.word))**: \(inlines(term.meaning))"]
      + term.blocks.flatMap(text)
  }

  private func picture(_ name: String) -> [String] {
    guard let plan = content.plan.picture(named: name) else { return [] }
    guard let address = content.pictures[name] else {
      return [
        "*\(content.words("This picture would be too large to draw.", "너무 커서 그릴 수 없는 그림이다."))*"
      ]
    }
    return ["[![\(MarkdownText.plain(plan.label))](\(address))](\(address))"]
  }

  private func lines(of entry: Entry) -> [String] {
    ["- " + inlines(entry.statement)]
      + entry.evidence.map { "  - \(MarkdownText.code($0.note)) \(place($0.location))" }
  }

  private func line(_ line: DirectoryLine) -> String {
    let remark = line.remark.isEmpty ? "" : " · " + MarkdownText.plain(line.remark)
    return "- " + link(MarkdownSite.fileName(of: line.page), MarkdownText.plain(line.name)) + remark
  }

  private func quote(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).paragraphs
      .map { "> " + inlines(Inline.prose($0)) }.joined(separator: "\n>\n")
  }

  private func inlines(_ text: [Inline]) -> String { text.map(inline).joined() }

  private func inline(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): MarkdownText.plain(text)
    case .code(let code): MarkdownText.code(code)
    case .type(let id): type(id)
    case .page(let page, let part, let label):
      link(address(of: page, part), MarkdownText.plain(label))
    case .place(let location): place(location)
    case .transition(let transition): MarkdownText.code(transition.rawValue)
    case .severity(let severity): "**\(severity.rawValue)**"
    case .term(let id, let label): link(address(of: GlossaryPage.name, id), MarkdownText.plain(label))
    case .aside(let text): MarkdownText.plain(text)
    }
  }

  /// Of the parts of pages only those have an address that get an anchor of their own.
  private func address(of page: String, _ part: String?) -> String {
    let anchored =
      part.map { part in
        page.hasPrefix(GlossaryPage.name) || part.hasPrefix("step-")
      } ?? false
    return MarkdownSite.fileName(of: page) + (anchored ? "#\(part ?? "")" : "")
  }

  private func type(_ id: String) -> String {
    let name = MarkdownText.plain(content.index.name(of: id))
    if let page = content.plan.names.page(of: id) { return link(MarkdownSite.fileName(of: page), name) }
    let address = content.index.nodes[id].flatMap { content.sourceLink($0.location) }
    return address.map { link($0, name) } ?? name
  }

  private func place(_ location: SourceLocation) -> String {
    let words = MarkdownText.plain("\(location.file):\(location.line)")
    return content.sourceLink(location).map { link($0, words) } ?? words
  }

  /// In angle brackets an address may hold parentheses; one with brackets or spaces was never allowed.
  private func link(_ address: String, _ words: String) -> String {
    address.contains("(") || address.contains(")") ? "[\(words)](<\(address)>)" : "[\(words)](\(address))"
  }
}
