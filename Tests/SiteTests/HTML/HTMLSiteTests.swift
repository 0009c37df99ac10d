import Testing

@testable import Site

@Suite struct HTMLSiteTests {
  private let colors = [SiteColor(name: "push-tint", light: "#dbeafe", dark: "#172f5c")]

  private func files(of content: SiteContent, version: String? = nil) -> [String: String] {
    let files = HTMLSite.files(of: content, colors: colors, version: version)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test(arguments: [
    "index", "flow", "AppCoordinator", "ExhibitCoordinator", "ExhibitListViewController", "findings", "glossary",
  ])
  func `a page is written as expected`(name: String) throws {
    try expectSnapshot("\(name).html", files(of: Museum.content())["\(name).html"] ?? "")
  }

  @Test func `a large app has a page for each flow`() throws {
    let files = files(of: Museum.content(cardLimit: 2))
    try expectSnapshot("ExhibitCoordinator-flow.html", files["ExhibitCoordinator-flow.html"] ?? "")
    #expect(files["flow.html"]?.contains("href=\"ExhibitCoordinator-flow.html\"") == true)
  }

  @Test func `there is a file for each page and what they share`() {
    #expect(
      files(of: Museum.content()).keys.sorted() == [
        "AppCoordinator.html", "ExhibitCoordinator.html", "ExhibitDetailViewController.html",
        "ExhibitListViewController.html", "TicketCoordinator.html", "camera.js", "findings.html", "flow.html",
        "glossary.html", "graph.js", "index.html", "map.js", "site.css",
      ])
    #expect(files(of: Museum.content(findings: []))["findings.html"] == nil)
  }

  @Test func `pages that are served ask for newer ones, and may`() {
    let files = files(of: Museum.content(), version: "v1")
    #expect(files["reload.js"] != nil)
    for (name, text) in files where name.hasSuffix(".html") {
      #expect(text.contains("<html lang=\"en\" data-version=\"v1\">") && text.contains("connect-src &#39;self&#39;"))
    }
  }

  @Test func `colours come from the pictures`() {
    let css = files(of: Museum.content())["site.css"] ?? ""
    #expect(
      css.hasPrefix(
        """
        :root {
          --push-tint: #dbeafe;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --push-tint: #172f5c;
          }
        }
        [fill="#dbeafe"]{fill:var(--push-tint)}
        [stroke="#dbeafe"]{stroke:var(--push-tint)}

        """))
  }

  @Test(arguments: Museum.hostileNames)
  func `no name gets out of its place`(name: String) throws {
    for (file, text) in files(of: Museum.named(name)) where file.hasSuffix(".html") {
      // The shape of a page does not depend on names: whatever they hold, it has the tags of one with a plain name.
      let tags = text.matches(of: /<[^>]*>/).map { String($0.output.prefix { !" >\n".contains($0) }) }
      #expect(Set(tags).isSubset(of: Self.ownTags), "\(file)")
      #expect(!text.unicodeScalars.contains { [0, 0x1B, 0x202E].contains($0.value) })
      #expect(!text.contains("href=\"javascript:"))
    }
  }

  private static let ownTags = Set(
    [
      "html", "head", "meta", "title", "link", "script", "body", "a", "header", "nav", "ul", "li", "main", "p", "h1",
      "h2",
      "strong", "figure", "div", "figcaption", "span", "section", "code", "details", "summary", "ol", "dl", "dt", "dd",
      "footer",
    ].flatMap { ["<\($0)", "</\($0)"] } + ["<!DOCTYPE"])
}
