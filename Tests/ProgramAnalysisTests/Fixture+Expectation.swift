import GraphModel
import ProgramAnalysis
import TestConditions
import Testing

extension Fixture {
  /// Compares all edges of the fixture's graph, or all of one kind, with the lines, in any order.
  ///
  /// A line is an edge as ``GraphModel/Edge/line`` writes it. Where it ends in `@1️⃣ 2️⃣`, the edge's evidence is compared too. Which
  /// screens are initial is compared where one of the lines says so.
  func expect(
    _ lines: String, kind: String? = nil, options: AnalysisOptions = AnalysisOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(lines, kind: kind, of: analysis(options: options), sourceLocation: sourceLocation)
  }

  /// The same, of a debug build that has fifteen seconds of the processor's time for it: what multiplies takes minutes.
  func expectSoon(
    _ lines: String, kind: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (analysis, time) = timedAnalysis()
    expect(lines, kind: kind, of: analysis, sourceLocation: sourceLocation)
    #expect(time < .seconds(15) * Sanitizers.slowdown, sourceLocation: sourceLocation)
  }

  private func expect(
    _ lines: String, kind: String?, of analysis: Analysis, sourceLocation: Testing.SourceLocation
  ) {
    let expected = lines.split(separator: "\n").map(String.init)
    let withEvidence = Set(expected.filter { $0.contains(" @") }.compactMap { $0.components(separatedBy: " @").first })
    let tellsInitial = expected.contains { $0.contains(" initial") }
    let found = analysis.graph.edges.filter { kind == nil || $0.relation.kind == kind }.map { edge in
      let line = tellsInitial ? edge.line : edge.line.replacing(" initial", with: "")
      return withEvidence.contains(line) ? "\(line) @\(places(of: edge.evidence))" : line
    }
    compare(found, expected, seen: analysis.trace, sourceLocation)
  }

  /// Compares all nodes with lines such as `coordinator App`, `coordinator Base base`, `screen FeedViewController`.
  func expectNodes(
    _ lines: String, options: AnalysisOptions = AnalysisOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let analysis = analysis(options: options)
    let found = analysis.graph.nodes.map { node in
      "\(node.kind.rawValue) \(node.id)\(node.isBase ? " base" : "")"
    }
    compare(found, lines.split(separator: "\n").map(String.init), seen: analysis.trace, sourceLocation)
  }

  private func places(of evidence: [Evidence]) -> String {
    evidence.map { evidence in
      let location = evidence.location
      return markers[location].map(String.init) ?? "\(location.file):\(location.line):\(location.column)"
    }.joined(separator: " ")
  }

  private func compare(
    _ found: [String], _ expected: [String], seen: [TraceEntry], _ sourceLocation: Testing.SourceLocation
  ) {
    let difference = difference(found.sorted(), expected.sorted())
    guard !difference.isEmpty else { return }
    let trace = seen.prefix(40).map { "  \($0.location.line): \($0.subject) \($0.text) \($0.object ?? "")" }
    let message = ["expected (-) and found (+):"] + difference + ["the engine saw:"] + trace
    Issue.record(Comment(rawValue: message.joined(separator: "\n")), sourceLocation: sourceLocation)
  }

  private func difference(_ found: [String], _ expected: [String]) -> [String] {
    found.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }.sorted { $0.dropFirst(2) < $1.dropFirst(2) }
  }
}
