import GraphModel
import TemporaryFolder
import Testing
import Workspace

@testable import CoordinatorGraph
@testable import ProgramAnalysis

@Suite struct ExplanationTests {
  private let scan: Scan

  init() throws {
    scan = try Scan(
      graph: GraphDocument(
        nodes: [
          coordinator("AppCoordinator"), coordinator("AuthCoordinator"), coordinator("Shop.Main", name: "Flows.Main"),
          coordinator("Blog.Main", name: "Flows.Main"), coordinator("LoneCoordinator"),
        ],
        edges: [
          edge("AppCoordinator", "AuthCoordinator", line: 3), edge("AuthCoordinator", "AppCoordinator", line: 5),
          edge("AppCoordinator", "Blog.Main", line: 7),
        ]),
      trace: [
        TraceEntry(
          subject: "AppCoordinator", object: "LoneCoordinator", location: place(8), text: "makes one and lets it go"),
        TraceEntry(subject: "AppCoordinator", object: nil, location: place(9), text: "calls an unknown factory"),
      ],
      nearMisses: [
        NearMiss(name: "FileCoordinator", location: place(20), reason: "shows no screens", isDebatable: true)
      ])
  }

  @Test func `one name has all its edges, those from it first`() throws {
    let explanation = try scan.explanation(of: "AuthCoordinator")
    #expect(explanation.isInGraph)
    #expect(
      explanation.statements.map(\.text) == [
        "AuthCoordinator starts the child AppCoordinator: kept in a collection, started",
        "AppCoordinator starts the child AuthCoordinator: kept in a collection, started",
      ])
    #expect(explanation.statements.map { $0.evidence.map(\.location.line) } == [[5], [3]])
  }

  @Test func `two names have the edges between them`() throws {
    let explanation = try scan.explanation(of: "AppCoordinator", and: "AuthCoordinator")
    #expect(
      explanation.statements.map { $0.evidence.map(\.note) } == [["add(AuthCoordinator)"], ["add(AppCoordinator)"]])
  }

  @Test(arguments: ["Blog.Main", "Flows.Main", "Main"])
  func `a type is found by id, by name and by the last part of it`(name: String) throws {
    let explanation = try scan.explanation(of: "AppCoordinator", and: name)
    #expect(explanation.statements.map { $0.evidence.map(\.location.line) } == [[7]])
  }

  @Test func `an id is that one type alone`() throws {
    #expect(try !scan.explanation(of: "AppCoordinator", and: "Shop.Main").isInGraph)
  }

  @Test func `without an edge there is what was seen`() throws {
    let explanation = try scan.explanation(of: "LoneCoordinator", and: "AppCoordinator")
    #expect(!explanation.isInGraph)
    #expect(
      explanation.statements == [
        Explanation.Statement(
          text: "seen on the way",
          evidence: [Evidence(location: place(8), note: "makes one and lets it go")])
      ])
  }

  @Test func `a near miss says why it is none`() throws {
    let explanation = try scan.explanation(of: "FileCoordinator")
    #expect(!explanation.isInGraph)
    #expect(explanation.statements.map(\.text) == ["FileCoordinator is no coordinator"])
    #expect(explanation.statements.first?.evidence.map(\.note) == ["shows no screens"])
  }

  @Test func `a coordinator says why it is one`() throws {
    let explanation = try scan.explanation(of: "LoneCoordinator")
    #expect(explanation.statements.first?.text == "LoneCoordinator is a coordinator")
    #expect(
      explanation.statements.first?.evidence == [Evidence(location: place(12), note: "it conforms to Coordinator")])
  }

  @Test(arguments: [
    ("AutCoordinator", ["AuthCoordinator", "AppCoordinator"]), ("appcoordinator", ["AppCoordinator"]),
    ("Mian", ["Flows.Main"]), ("Somewhere", []),
  ])
  func `an unknown name has suggestions, the nearest first`(name: String, suggestions: [String]) {
    let error = #expect(throws: UnknownName.self) { try scan.explanation(of: name) }
    #expect(error?.suggestions.prefix(max(1, suggestions.count)).map(\.self) == suggestions)
  }

  @Test func `the error about an unknown name says what it could be`() {
    let error = UnknownName(name: "Ap", suggestions: ["App", "Api"])
    #expect(error.description == "nothing in the graph is called 'Ap'; did you mean App or Api?")
    #expect(UnknownName(name: "Ap", suggestions: []).description == "nothing in the graph is called 'Ap'")
  }
}

private func place(_ line: Int) -> GraphModel.SourceLocation {
  GraphModel.SourceLocation(file: "App.swift", line: line, column: 1)
}

private func coordinator(_ id: String, name: String? = nil) -> Node {
  Node(id: id, kind: .coordinator, name: name ?? id, location: place(1))
}

private func edge(_ from: String, _ to: String, line: Int) -> Edge {
  let relation = Relation.child(ChildRelation(retention: .collection, isStarted: true, isRemoved: false))
  return Edge(
    from: from, to: to, relation: relation, evidence: [Evidence(location: place(line), note: "add(\(to))")])
}

extension Scan {
  /// A scan of one empty file that found all this.
  fileprivate init(graph: GraphDocument, trace: [TraceEntry], nearMisses: [NearMiss]) throws {
    let folder = try TemporaryFolder(["App.swift": ""])
    let listing = try FileListing(of: [folder.path], exclusion: FileExclusion())
    let membership = ScanOptions().membership(
      of: listing, in: FileSystemTree(), projects: XcodeProjects([], root: listing.root))
    let analysis = Analysis(
      graph: graph, observations: Observations(), trace: trace, coordinatorProtocols: ["Coordinator"],
      reasons: ["LoneCoordinator": RoleReason(text: "it conforms to Coordinator", location: place(12))],
      nearMisses: nearMisses, hints: [], documentation: [:], windowScreens: [], isOutOfTime: false)
    self.init(
      ScanFindings(analysis, of: Reading(membership, files: [], includesTests: false)), in: listing, sources: [:],
      otherProblems: [], names: CoordinatorNames(), timings: Timings(reading: .zero, analysis: .zero))
  }
}
