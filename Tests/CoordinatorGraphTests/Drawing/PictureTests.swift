import GraphModel
import GraphRules
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct PictureTests {
  private let graph: GraphDocument = {
    func place(_ line: Int) -> GraphModel.SourceLocation {
      GraphModel.SourceLocation(file: "App/A.swift", line: line, column: 1)
    }
    func callBack(_ from: String, _ to: String) -> Edge {
      let wire = DelegateRelation(
        via: .delegate, links: ["delegate"], protocolName: nil, isWeak: true, messages: ["didEnd()"])
      return Edge(from: from, to: to, relation: .delegate(wire), evidence: [])
    }
    let child = ChildRelation(retention: .collection, isStarted: true, isRemoved: true)
    return GraphDocument(
      nodes: [
        Node(id: "A", kind: .coordinator, name: "A", location: place(3)),
        Node(id: "B", kind: .coordinator, name: "B", location: place(30)),
        Node(id: "S", kind: .screen, name: "S", location: place(60)),
      ],
      edges: [
        Edge(from: "A", to: "B", relation: .child(child), evidence: []),
        Edge(from: "A", to: "S", relation: .screen(ScreenRelation(.push)), evidence: []), callBack("B", "A"),
      ])
  }()

  private func text(_ format: OutputFormat, _ options: PictureOptions = PictureOptions()) throws -> String {
    String(decoding: try render(graph, as: format, options: options).bytes, as: UTF8.self)
  }

  @Test func `JSON is the document itself`() throws {
    #expect(try render(graph, as: .json).bytes == Array(graph.json()))
  }

  @Test func `findings are marked where they belong, with their message`() throws {
    let finding = Finding(
      rule: "strong-delegate", severity: .info, message: "B.delegate is strong",
      location: GraphModel.SourceLocation(file: "App/A.swift", line: 31, column: 3), symbols: ["B", "delegate"],
      evidence: [])
    var options = PictureOptions()
    options.findings = [finding]
    let picture = try text(.svg, options)
    #expect(picture.contains("xlink:title=\"B.delegate is strong (strong&#45;delegate)\""))
    #expect(picture.contains(">note</text>"))
    #expect(try !text(.svg).contains("note</text>"))
  }

  @Test func `the options reach the picture`() throws {
    let options = PictureOptions(title: "Everything", linkTemplate: "https://example.com/{path}#{line}")
    let picture = try text(.svg, options)
    #expect(picture.contains("<title id=\"coordinator-graph-title\">Everything</title>"))
    #expect(picture.contains("\"https://example.com/App/A.swift#30\""))
  }

  @Test func `callbacks are drawn where they are asked for`() throws {
    let (without, with) = (try text(.dot), try text(.dot, PictureOptions(showsDelegates: true)))
    #expect(without != with)
    #expect(without.contains("A -> B"))
    #expect(!without.contains("B -> A"))
    #expect(with.contains("B -> A"))
  }

  @Test func `the views differ`() throws {
    #expect(try text(.dot) != text(.dot, PictureOptions(view: .flow)))
  }

  @Test func `colours are for text that asks for them`() throws {
    #expect(try !text(.text).contains("\u{1B}["))
    #expect(try text(.text, PictureOptions(hasColors: true)).contains("\u{1B}["))
  }

  @Test(arguments: OutputFormat.allCases)
  func `a link template that is not allowed is an error in every format`(format: OutputFormat) {
    let options = PictureOptions(linkTemplate: "javascript:{path}")
    #expect(throws: (any Error).self) { try render(graph, as: format, options: options) }
  }

  @Test(arguments: OutputFormat.allCases.filter(\.carriesGraph))
  func `the graph can be read back from what carries it`(format: OutputFormat) throws {
    let folder = try TemporaryFolder(["file": try text(format)])
    #expect(try committedGraph(at: folder.path("file"), format: format).outline == graph.outline)
  }
}
