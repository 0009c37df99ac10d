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
    let links = page.name == OverviewPage.name ? [] : [navigation]
    let head = ["# \(MarkdownText.plain(page.title))", "*\(MarkdownText.plain(page.kind))*", inlines(page.lead)]
    return (links + head + page.blocks.flatMap(text)).joined(separator: "\n\n") + "\n"
  }

  private var navigation: String {
    var pages = [(OverviewPage.name, content.title), (FlowMapPage.name, "Flow map")]
    if !content.findings.isEmpty { pages.append((FindingsPage.name, "Findings")) }
    pages.append((GlossaryPage.name, "Glossary"))
    return pages.map { link(MarkdownSite.fileName(of: $0.0), MarkdownText.plain($0.1)) }.joined(separator: " · ")
  }

  private func text(of block: Block) -> [String] {
    switch block {
    case .paragraph(let text): [inlines(text)]
    case .section(_, let title, _, let blocks): ["## \(MarkdownText.plain(title))"] + blocks.flatMap(text)
    case .picture(let name): picture(name)
    case .figures(let figures):
      [figures.map { "**\($0.count)** \($0.noun)\($0.count == 1 ? "" : "s")" }.joined(separator: " · ")]
    case .entries(let entries): [entries.flatMap(lines).joined(separator: "\n")]
    case .terms(let terms):
      terms.map { "<a id=\"\($0.id)\"></a>**\(MarkdownText.plain($0.word))**: \(inlines($0.meaning))" }
    case .directory(_, let lines): [lines.map(line).joined(separator: "\n")]
    case .documentation(let text): [quote(text)]
    }
  }

  private func picture(_ name: String) -> [String] {
    guard let plan = content.plan.pictures.first(where: { $0.name == name }) else { return [] }
    guard let address = content.pictures[name] else { return ["*This picture would be too large to draw.*"] }
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
    case .card(_, let page, let label):
      link(MarkdownSite.fileName(of: page), MarkdownText.plain(label))
    case .place(let location): place(location)
    case .transition(let transition): MarkdownText.code(transition.rawValue)
    case .severity(let severity): "**\(severity.rawValue)**"
    case .term(let id, let label):
      link("\(MarkdownSite.fileName(of: GlossaryPage.name))#\(id)", MarkdownText.plain(label))
    }
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
