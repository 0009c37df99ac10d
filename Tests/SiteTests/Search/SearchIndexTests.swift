import GraphModel
import Testing

@testable import Site

@Suite struct SearchIndexTests {
  private func rows(_ kind: String, of content: SiteContent = Museum.content()) -> [String] {
    SearchIndex(content: content).rows.filter { $0.kind == kind }
      .map { "\($0.name) | \($0.detail) | \($0.address)" }
  }

  @Test func `all that pages tell can be found`() {
    #expect(
      rows("coordinator") == [
        "AppCoordinator | SceneDelegate | AppCoordinator.html",
        "ExhibitCoordinator | AppCoordinator | ExhibitCoordinator.html",
        "TicketCoordinator | ExhibitCoordinator | TicketCoordinator.html",
      ])
    #expect(
      rows("screen").first == "ExhibitDetailViewController | ExhibitCoordinator | ExhibitDetailViewController.html")
    #expect(
      rows("message") == [
        "didBuy | ExhibitDetailViewController → TicketCoordinator | ExhibitDetailViewController.html#moves",
        "didSelect | ExhibitListViewController → ExhibitDetailViewController | ExhibitListViewController.html#moves",
        "finished | ExhibitCoordinator → AppCoordinator | ExhibitCoordinator.html#tells",
      ])
    #expect(rows("file").map { $0.prefix { $0 != "|" } } == ["App.swift "])
    #expect(
      rows("finding") == [
        "ExhibitCoordinator keeps TicketCoordinator nowhere | unretained-child | findings.html#rule-unretained-child"
      ])
    #expect(rows("walk") == ["ExhibitCoordinator | 2 screens | ExhibitCoordinator-walk.html"])
    #expect(rows("owner") == ["SceneDelegate | → AppCoordinator | index.html#entry-points"])
    #expect(rows("participant") == ["ExhibitViewModel | → ExhibitCoordinator | ExhibitCoordinator.html#told"])
    #expect(rows("term").count == Glossary.english.terms.count)
  }

  private func names(_ kind: String, _ name: String, of content: SiteContent) -> [String]? {
    SearchIndex(content: content).rows.first { $0.kind == kind && $0.name == name }?.names
  }

  @Test func `a message is found by who carries it and who acts on it`() {
    let told = DelegateRelation(
      via: .closure, links: ["onSelection"], protocolName: nil, isWeak: nil, messages: ["didSelect"])
    let wire = Museum.edge("ExhibitViewModel", "ExhibitCoordinator", .delegate(told))
    let content = Museum.content(of: GraphDocument(nodes: Museum.graph.nodes, edges: Museum.graph.edges + [wire]))
    #expect(
      names("message", "didSelect", of: content)
        == ["ExhibitCoordinator", "ExhibitViewModel", "onSelection", "delegate", "ListDelegate"])
    #expect(names("message", "didBuy", of: content) == ["ExhibitCoordinator"])
  }

  @Test func `types are found by what they declare, but for what many do`() {
    let content = Museum.content(declaredNames: [
      "ExhibitListViewController": ["logoutButton", "setUp", "logoutButton"], "ExhibitDetailViewController": ["setUp"],
      "ExhibitViewModel": ["signOut"], "AppCoordinator": ["setUp"],
    ])
    #expect(names("screen", "ExhibitListViewController", of: content) == ["logoutButton"])
    #expect(names("screen", "ExhibitDetailViewController", of: content) == [])
    #expect(names("participant", "ExhibitViewModel", of: content) == ["signOut"])
    #expect(
      SearchIndex(content: content).script.contains(#"ExhibitListViewController.html","logoutButton"],"#))
  }

  @Test(arguments: Museum.hostileNames)
  func `no name gets out of its string`(name: String) throws {
    let script = SearchIndex(content: Museum.named(name)).script
    let lines = script.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(script.hasPrefix("\"use strict\";\nconst searchIndex = [\n") && script.hasSuffix("];\n"))
    for line in lines { #expect(line.wholeMatch(of: /\ \ \[("(?:[^"\\]|\\.)*",){3,4}"(?:[^"\\]|\\.)*"\],/) != nil) }
    #expect(!script.unicodeScalars.contains { [0, 0x1B, 0x202E].contains($0.value) })
    #expect(!script.contains("\"javascript:alert(1)\"],"))
  }

  @Test func `a file leads to its source, or without links to a page`() {
    let content = Museum.content()
    let plain = SiteContent(
      plan: content.plan, graph: content.graph, title: "", pictures: [:], sourceLink: { _ in nil })
    #expect(rows("file").allSatisfy { $0.hasSuffix("https://example.com/9#L1") })
    #expect(rows("file", of: plain).allSatisfy { $0.hasSuffix("AppCoordinator.html") })
  }
}
