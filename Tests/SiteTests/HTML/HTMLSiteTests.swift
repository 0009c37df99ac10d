import GraphModel
import GraphRules
import Testing

@testable import Site

@Suite struct HTMLSiteTests {
  private let colors = [SiteColor(name: "push-tint", light: "#dbeafe", dark: "#172f5c")]

  private func files(of content: SiteContent, version: String? = nil) -> [String: String] {
    let files = HTMLSite.files(of: content, colors: colors, version: version)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test(arguments: [
    "index", "flow", "AppCoordinator", "ExhibitCoordinator", "ExhibitListViewController", "ExhibitCoordinator-walk",
    "findings", "glossary", "glossary-ko",
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
        "AppCoordinator.html", "ExhibitCoordinator-walk.html", "ExhibitCoordinator.html",
        "ExhibitDetailViewController.html", "ExhibitListViewController.html", "TicketCoordinator.html", "camera.js",
        "favicon.svg", "findings.html", "flow.html", "glossary-ko.html", "glossary.html", "graph.js", "index.html",
        "lists.js", "map.js", "overview.js", "picture.js", "search-index.js", "search.js", "site.css", "words.js",
      ])
    #expect(files(of: Museum.content(findings: []))["findings.html"] == nil)
  }

  @Test func `pages that are served ask for newer ones, and may`() {
    let files = files(of: Museum.content(), version: "v1")
    #expect(files["reload.js"] != nil)
    for (name, text) in files where name.hasSuffix(".html") {
      let language = name == "glossary-ko.html" ? "ko" : "en"
      #expect(
        text.contains("<html lang=\"\(language)\" data-version=\"v1\">") && text.contains("connect-src &#39;self&#39;"))
    }
  }

  @Test(arguments: ["index", "flow", "AppCoordinator", "ExhibitListViewController", "ExhibitCoordinator-walk"])
  func `a page in Korean has Korean words`(name: String) throws {
    let text = files(of: Museum.content(language: .ko))["\(name).html"] ?? ""
    try expectSnapshot("\(name)-ko.html", text)
    #expect(text.contains("<html lang=\"ko\">"))
    // All that is left in English are names, code, what the checker says, and the words of the pattern in code.
    let headings = text.matches(of: /<h2 id[^>]*>([^<]*)<\/h2>/).map { String($0.1) }
    #expect(headings.allSatisfy { $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } })
  }

  @Test func `the index says what was left out and what went wrong`() throws {
    let problem = Diagnostic(severity: .warning, message: "does not parse here", location: Museum.place(7))
    let graph = GraphDocument(nodes: Museum.graph.nodes, edges: Museum.graph.edges, diagnostics: [problem])
    let leftOut = [LeftOutPath(path: "Tests", reason: "left out: test code")]
    let files = files(of: Museum.content(of: graph, leftOut: leftOut))
    let index = files["index.html"] ?? ""
    for part in ["1 file could not be read whole", "<h2 id=\"missing\">", "Left out (1)", "<code>Tests</code>"] {
      #expect(index.contains(part), "\(part)")
    }
    #expect(files["AppCoordinator.html"]?.contains("class=\"notice\"") == true)
    #expect(self.files(of: Museum.content())["index.html"]?.contains("id=\"missing\"") == false)
  }

  @Test func `an image of a screen stands on its page and in its walk`() {
    let image = SiteFile(name: "ExhibitListViewController-screenshot.png", bytes: [1])
    let files = files(of: Museum.content(screenshots: ["ExhibitListViewController": image]))
    #expect(files[image.name] == "\u{1}")
    for name in ["ExhibitListViewController.html", "ExhibitCoordinator-walk.html"] {
      #expect(
        files[name]?.contains("<img class=\"shot\" src=\"\(image.name)\" alt=\"ExhibitListViewController\"") == true)
    }
  }

  @Test func `backticks in what the check says stand around code`() {
    let finding = Finding(
      rule: "rule", severity: .warning, message: "keep `child` in `children`", location: Museum.place(1),
      symbols: ["AppCoordinator"], evidence: [])
    let files = files(of: Museum.content(findings: [finding]))
    for name in ["findings.html", "AppCoordinator.html"] {
      #expect(files[name]?.contains("keep <code>child</code> in <code>children</code>") == true)
    }
    #expect(files["search-index.js"]?.contains("\"keep child in children\"") == true)
  }

  @Test func `a child that is never started is told apart from those that are`() {
    let never = ChildRelation(retention: .property, isStarted: false, isRemoved: false)
    let edges = Museum.graph.edges + [Museum.edge("AppCoordinator", "TicketCoordinator", .child(never))]
    let files = files(of: Museum.content(of: GraphDocument(nodes: Museum.graph.nodes, edges: edges)))
    #expect(files["AppCoordinator.html"]?.contains("What it holds and does not start</h2>") == true)
    #expect(files["TicketCoordinator.html"]?.contains("What holds it and does not start it</h2>") == true)
  }

  @Test func `where a message leads to many screens they stand by how they come up`() {
    let moves = [("ExhibitListViewController", Transition.push), ("ExhibitDetailViewController", .present)].map {
      Museum.edge(
        "ExhibitListViewController", $0.0,
        .flow(FlowRelation(trigger: "didSelect", move: .transition($0.1), by: "ExhibitCoordinator")), 14)
    }
    let content = Museum.content(of: GraphDocument(nodes: Museum.graph.nodes, edges: Museum.graph.edges + moves))
    let targets = content.phrases.targets(
      of: content.index.edges(from: "ExhibitListViewController", .flow), content.plan.openings)
    #expect(
      targets.filter { if case .transition = $0 { true } else { false } } == [
        .transition(.push), .transition(.present),
      ])
    #expect(targets.count { if case .type = $0 { true } else { false } } == 3)
  }

  @Test func `a screen that comes up in two ways is one entry`() {
    let edges =
      Museum.graph.edges
      + [Museum.edge("ExhibitCoordinator", "ExhibitDetailViewController", .screen(ScreenRelation(.present)), 44)]
    let page = files(of: Museum.content(of: GraphDocument(nodes: Museum.graph.nodes, edges: edges)))[
      "ExhibitCoordinator.html"]
    let entry = #"<span class="tag push">push</span> <span class="tag present">present</span> <a class="type""#
    #expect(page?.contains(entry) == true)
  }

  @Test func `numbers are those of the lists`() {
    let nodes = Museum.graph.nodes + [Museum.node("LostViewController", .screen)]
    let edges =
      Museum.graph.edges
      + [Museum.edge("ExhibitCoordinator", "ExhibitDetailViewController", .screen(ScreenRelation(.present)), 44)]
    let content = Museum.content(of: GraphDocument(nodes: nodes, edges: edges))
    let page = OverviewPage(content: content).page
    let lists = page.blocks.compactMap { block -> (id: String, lines: [DirectoryLine])? in
      guard case .section(let section) = block, case .directory(_, let lines)? = section.blocks.first else {
        return nil
      }
      return (section.id, lines)
    }
    let counts = page.blocks.compactMap { if case .figures(let figures) = $0 { figures.map(\.count) } else { nil } }
      .first
    for (id, count) in zip(["coordinators", "screens"], counts ?? []) {
      #expect(lists.first { $0.id == id }?.lines.count == count, "\(id)")
    }
    let lines = lists.flatMap(\.lines)
    #expect(lines.first { $0.name == "LostViewController" }?.remark == "no coordinator shows it")
    #expect(lines.first { $0.name == "ExhibitCoordinator" && $0.page == $0.name }?.remark == "1 child, 2 screens")
    let shown = CoordinatorPage(content: content, coordinator: Museum.node("ExhibitCoordinator", .coordinator)).page
    let entries = shown.blocks.compactMap { block -> Int? in
      guard case .section(let section) = block, section.id == "screens", case .entries(let list)? = section.blocks.first
      else { return nil }
      return list.count
    }
    #expect(entries == [2])
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
      "h2", "strong", "figure", "div", "figcaption", "span", "section", "code", "details", "summary", "ol", "dl", "dt",
      "dd", "pre", "footer",
    ].flatMap { ["<\($0)", "</\($0)"] } + ["<!DOCTYPE"])
}
