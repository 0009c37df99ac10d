/// What stands around every page.
struct HTMLShell {
  let content: SiteContent
  let version: String?
  let scripts: [SiteFile]

  /// Nothing is loaded from elsewhere, and nothing inline runs. Pages opened as files have no origin in some browsers, so that
  /// `'self'` alone would keep the site's own files from them.
  private var policy: String {
    let connection = version == nil ? "" : "; connect-src 'self'"
    let own = ["script-src", "style-src", "img-src"].map { "; \($0) 'self' file:" }.joined()
    return "default-src 'none'\(own)\(connection); base-uri 'none'; form-action 'none'"
  }

  func text(of page: Page) -> String {
    let words = Words(language: page.language ?? content.words.language)
    let html = HTML.tag(
      "html", ["lang": words.language.rawValue, "data-version": version], [head(page), body(page, words)])
    return "<!DOCTYPE html>" + HTMLWriter.text(of: html)
  }

  private func head(_ page: Page) -> HTML {
    let title = page.name == OverviewPage.name ? page.title : "\(page.title) · \(content.title)"
    let children: [HTML] = [
      .tag("meta", ["charset": "utf-8"]),
      .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
      .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .tag("meta", ["name": "color-scheme", "content": "light dark"]),
      .tag("meta", ["name": "referrer", "content": "no-referrer"]),
      .tag("title", [:], [.text(title)]),
      .tag("link", ["rel": "icon", "href": HTMLSite.icon.name, "type": "image/svg+xml"]),
      .tag("link", ["rel": "stylesheet", "href": "site.css"]),
    ]
    return .tag("head", [:], children + scripts.map { .tag("script", ["src": $0.name]).flagged("defer") })
  }

  private func body(_ page: Page, _ words: Words) -> HTML {
    .tag(
      "body", [:],
      [
        .link("#content", class: "skip", [.text(words("Skip to the content", "본문으로 건너뛰기"))]),
        header(page, words), .tag("main", ["id": "content"], main(page, words)), footer(words),
      ])
  }

  private func header(_ page: Page, _ words: Words) -> HTML {
    let links = SitePages.main(of: content, words: words).map { name, label in
      HTML.tag(
        "li", [:],
        [.tag("a", ["href": "\(name).html", "aria-current": name == page.name ? "page" : nil], [.text(label)])])
    }
    return .tag(
      "header", ["class": "top"],
      [
        .link("index.html", class: "home", [.text(content.title)]),
        .tag("nav", ["aria-label": words("Pages", "페이지")], [.tag("ul", [:], links)]),
      ])
  }

  private func main(_ page: Page, _ words: Words) -> [HTML] {
    let writer = HTMLBlocks(content: content, words: words)
    let head: [HTML] = [
      .tag("p", ["class": "kind"], [.text(page.kind)]), .tag("h1", [:], [.text(page.title)]),
      .tag("p", ["class": "lead"], writer.inlines(page.lead)),
    ]
    return trail(of: page, words, writer) + head + contents(of: page, words) + page.blocks.flatMap(writer.html)
  }

  private func trail(of page: Page, _ words: Words, _ writer: HTMLBlocks) -> [HTML] {
    if page.name == OverviewPage.name { return [] }
    let above = [[HTML.link("index.html", [.text(content.title)])]] + page.trail.map { writer.inlines([$0]) }
    let items = above.map { HTML.tag("li", [:], $0) }
    return [
      .tag(
        "nav", ["class": "trail", "aria-label": words("Where this page stands", "이 페이지의 위치")], [.tag("ol", [:], items)])
    ]
  }

  /// The sections of a page with several.
  private func contents(of page: Page, _ words: Words) -> [HTML] {
    let sections = page.blocks.flatMap { block -> [Section] in
      switch block {
      case .section(let section): [section]
      case .columns(let sections): sections
      default: []
      }
    }
    if sections.count < 3 { return [] }
    let links = sections.map { HTML.tag("li", [:], [.link("#\($0.id)", [.text($0.title)])]) }
    return [
      .tag("nav", ["class": "contents", "aria-label": words("On this page", "이 페이지의 내용")], [.tag("ul", [:], links)])
    ]
  }

  private func footer(_ words: Words) -> HTML {
    let tool = "\(content.graph.generator.name) \(content.graph.generator.version)"
    let text = words("Drawn from the source by \(tool)", "\(tool)으로 소스 코드에서 그림")
    return .tag("footer", [:], [.tag("p", [:], [.text(text)])])
  }
}
