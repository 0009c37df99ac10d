import Foundation
import GraphModel
import Graphviz
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct SiteMakeTests {
  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples")

  private func scanned(_ sample: String) throws -> Scan {
    try scan(ScanOptions(paths: [Self.samples.appendingPathComponent(sample).path]))
  }

  private func texts(_ site: SiteFiles) -> [String: String] {
    site.contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["TabBar", "FlowActions", "RouterModules"])
  func `every link of every page leads to a page`(sample: String) throws {
    let files = texts(try site(of: scanned(sample)))
    for (name, text) in files where name.hasSuffix(".html") {
      for match in text.matches(of: #/ (?:xlink:)?href="([^"#]*)#?([^"]*)"/#) {
        let target = match.1.isEmpty ? name : String(match.1)
        let page = try #require(files[target], "\(name): \(match.1)")
        #expect(match.2.isEmpty || page.contains("id=\"\(match.2)\""), "\(name): \(match.2)")
      }
    }
  }

  @Test(arguments: ["TabBar", "FlowActions"])
  func `addresses of parts of a picture are names, which stay the same`(sample: String) throws {
    let pages = texts(try site(of: scanned(sample))).filter {
      $0.key.hasSuffix(".html") && !$0.key.hasPrefix("glossary")
    }
    let ids = pages.values.flatMap { $0.matches(of: /id="((?:move|card)-[^"]*)"/).map { String($0.1) } }
    #expect(ids.count > 20)
    #expect(ids.filter { $0.wholeMatch(of: /(move|card)-\d+/) != nil } == [])
    for page in pages.values {
      let ids = page.matches(of: /id="((?:move|card)-[^"]*)"/).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `a page has the doc comment, the picture and the evidence`() throws {
    let page = texts(try site(of: scanned("TabBar"), options: SiteOptions(linkTemplate: "x/{path}#L{line}")))[
      "TabBarCoordinator.html"]
    for part in [
      "Three tabs, and two flows that open on a sheet above them.", "id=\"card-AddPlantCoordinator\"",
      "<code>childCoordinators.append(addPlant)</code> <a class=\"place\" href=\"x/Main/TabBarCoordinator.swift#L84\">",
    ] {
      #expect(page?.contains(part) == true, "\(part)")
    }
  }

  @Test(arguments: SiteFormat.allCases)
  func `the same source gives the same bytes`(format: SiteFormat) throws {
    let options = SiteOptions(format: format)
    #expect(try site(of: scanned("ListDetail"), options: options) == site(of: scanned("ListDetail"), options: options))
  }

  @Test func `the version tells sites apart, also by comments alone`() throws {
    let graph = try scanned("ListDetail").graph
    let plain = try site(of: graph)
    #expect(try site(of: graph).version == plain.version)
    #expect(try site(of: graph, documentation: ["AppCoordinator": "x"]).version != plain.version)
    #expect(try site(of: scanned("TabBar").graph).version != plain.version)
  }

  @Test(arguments: [("kill -SEGV $$", "signal 11, "), ("exec sleep 60", "was not laid out within ")])
  func `a site whose pictures cannot be laid out has its pages, and says why`(script: String, reason: String) throws {
    let program = HelperProgram(executable: "/bin/sh", arguments: ["sh", "-c", script])
    var options = SiteOptions()
    options.layout = LayoutOptions(process: LayoutProcess(program), timeLimit: .seconds(3))
    let scan = try scanned("ListDetail")
    let (whole, bare) = (try site(of: scan), try site(of: scan, options: options))
    #expect(whole.failures == [])
    #expect(bare.failures.count > 3)
    #expect(bare.failures.allSatisfy { $0.hasPrefix("no picture for '") && $0.contains(reason) })
    #expect(bare.contents.keys.sorted() == whole.contents.keys.sorted())
    #expect(texts(whole).values.contains { $0.contains(#"class="graph""#) })
    #expect(texts(bare).values.allSatisfy { !$0.contains(#"class="graph""#) })
  }

  @Test func `Markdown has its pictures beside it`() throws {
    let files = texts(try site(of: scanned("ListDetail"), options: SiteOptions(format: .markdown)))
    let lessons = files.keys.filter { $0.hasPrefix("glossary-") && $0.hasSuffix(".svg") }
    #expect(lessons.count == 16)
    #expect(
      files.keys.filter { !lessons.contains($0) }.sorted() == [
        "AppCoordinator-moves.svg", "AppCoordinator.md", "AppCoordinator.svg", "ExhibitCoordinator-moves.svg",
        "ExhibitCoordinator-walk.md", "ExhibitCoordinator.md", "ExhibitCoordinator.svg",
        "ExhibitDetailViewController.md", "ExhibitDetailViewController.svg", "ExhibitListViewController.md",
        "ExhibitListViewController.svg", "README.md", "TicketCoordinator-moves.svg", "TicketCoordinator-walk.md",
        "TicketCoordinator.md", "TicketCoordinator.svg", "TicketOffersViewController.md",
        "TicketOffersViewController.svg", "TicketSummaryViewController.md", "TicketSummaryViewController.svg",
        "flow.md", "flow.svg", "glossary-ko.md", "glossary.md", "index.svg",
      ])
    #expect(files["index.svg"]?.contains("xlink:href=\"AppCoordinator.md\"") == true)
  }

  @Test func `a link that is not allowed is refused`() throws {
    let graph = GraphDocument(nodes: [], edges: [])
    #expect(throws: (any Error).self) { try site(of: graph, options: SiteOptions(linkTemplate: "javascript:{path}")) }
  }

  @Test func `an app too large for one picture has pages that each are small`() throws {
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let nodes = (0..<600).map { Node(id: "N\($0)", kind: .coordinator, name: "N\($0)", location: place) }
    let child = ChildRelation(retention: .property, isStarted: true, isRemoved: false)
    let edges = (1..<600).map {
      Edge(from: "N\(($0 - 1) / 6)", to: "N\($0)", relation: .child(child), evidence: [])
    }
    let files = try site(of: GraphDocument(nodes: nodes, edges: edges)).contents
    #expect(files["N1-flow.html"] != nil)
    #expect(files.filter { $0.value.count > 800_000 }.map { "\($0.key) \($0.value.count)" } == [])
  }
}
