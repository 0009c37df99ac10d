/// What stands around every page.
struct HTMLShell {
  let content: SiteContent
  let hasFindings: Bool
  let version: String?

  /// Nothing is loaded from elsewhere, and nothing inline runs. Pages opened as files have no origin in some browsers, so that
  /// `'self'` alone would keep the site's own files from them.
  private var policy: String {
    let connection = version == nil ? "" : "; connect-src 'self'"
    return
      "default-src 'none'; script-src 'self' file:; style-src 'self' file:\(connection); base-uri 'none'; form-action 'none'"
  }

  func text(of page: Page) -> String {
    "<!DOCTYPE html>"
      + HTMLWriter.text(of: .tag("html", ["lang": "en", "data-version": version], [head(page), body(page)]))
  }

  private func head(_ page: Page) -> HTML {
    let title = page.name == OverviewPage.name ? page.title : "\(page.title) · \(content.title)"
    let scripts = HTMLSite.scripts + (version == nil ? [] : [HTMLSite.reload])
    let children: [HTML] = [
      .tag("meta", ["charset": "utf-8"]),
      .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
      .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .tag("meta", ["name": "color-scheme", "content": "light dark"]),
      .tag("meta", ["name": "referrer", "content": "no-referrer"]),
      .tag("title", [:], [.text(title)]),
      .tag("link", ["rel": "stylesheet", "href": "site.css"]),
    ]
    return .tag("head", [:], children + scripts.map { .tag("script", ["src": $0.name]).flagged("defer") })
  }

  private func body(_ page: Page) -> HTML {
    .tag(
      "body", [:],
      [
        .link("#content", class: "skip", ["Skip to the content"]), header(page),
        .tag("main", ["id": "content"], main(page)), footer,
      ])
  }

  private func header(_ page: Page) -> HTML {
    var pages = [(OverviewPage.name, "Overview"), (FlowMapPage.name, "Flow map")]
    if hasFindings { pages.append((FindingsPage.name, "Findings")) }
    pages.append((GlossaryPage.name, "Glossary"))
    let links = pages.map { name, label in
      HTML.tag(
        "li", [:],
        [.tag("a", ["href": "\(name).html", "aria-current": name == page.name ? "page" : nil], [.text(label)])])
    }
    return .tag(
      "header", ["class": "top"],
      [
        .link("index.html", class: "home", [.text(content.title)]),
        .tag("nav", ["aria-label": "Pages"], [.tag("ul", [:], links)]),
      ])
  }

  private func main(_ page: Page) -> [HTML] {
    let writer = HTMLBlocks(content: content)
    return [
      .tag("p", ["class": "kind"], [.text(page.kind)]), .tag("h1", [:], [.text(page.title)]),
      .tag("p", ["class": "lead"], writer.inlines(page.lead)),
    ] + page.blocks.flatMap(writer.html)
  }

  private var footer: HTML {
    .tag(
      "footer", [:],
      [
        .tag(
          "p", [:],
          [.text("Drawn from the source by \(content.graph.generator.name) \(content.graph.generator.version)")])
      ])
  }
}
