import Diagrams
import Foundation
import GraphModel
import GraphRules
import ProgramAnalysis
import SourceFacts

@testable import CoordinatorGraph

extension FuzzTarget {
  /// The facts of files, parted by NULs, to their graph, what the rules find in it, and all that is written of both.
  static let graph = FuzzTarget(name: "graph") { bytes in
    let files = bytes.split(separator: 0, maxSplits: 8).enumerated().compactMap { index, text in
      facts(of: Array(text), path: "F\(index).swift")
    }
    let analysis = analyze(files, options: AnalysisOptions(observes: true))
    try holdsItsContract(analysis.graph)
    try require(analysis.graph.nodes.allSatisfy { !$0.id.isEmpty }, "a node has no name")
    let app = ObservedApp(graph: analysis.graph, observations: analysis.observations)
    let report = Check(rules: RuleRegistry.all, options: CheckOptions()).report(on: app)
    for reporter in ReporterRegistry.all {
      let text = try reporter.write(report, ReportOptions())
      if [.json, .sarif, .gitlab].contains(reporter.format) {
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
    }
  }

  /// Any bytes for a graph document, against which the one of a small app is held.
  static let document = FuzzTarget(name: "document") { bytes in
    guard let document = try? GraphDocument(json: Data(bytes)) else { return }
    try holdsItsContract(document)
    let empty = GraphDocument(generator: document.generator, nodes: [], edges: [], diagnostics: [])
    let half = GraphDocument(
      generator: document.generator, nodes: Array(document.nodes.prefix(document.nodes.count / 2)),
      edges: Array(document.edges.prefix(document.edges.count / 2)), diagnostics: [])
    for other in [empty, half] {
      let there = GraphDifference(from: other, to: document)
      try require(there.inverted == GraphDifference(from: document, to: other), "the way back is no mirror image")
      let comparison = Comparison(
        base: .init(name: "base", graph: other), head: .init(name: "head", graph: document))
      for format in [ComparisonFormat.text, .markdown, .mermaid, .json] {
        _ = try render(comparison, as: format)
      }
    }
  }

  /// Any bytes for a picture that carries its graph.
  static let picture = FuzzTarget(name: "picture") { bytes in
    guard let document = try? SVGMetadata.document(inSVG: bytes) else { return }
    try holdsItsContract(document)
  }
}

/// What every document keeps: it is canonical, and each view draws it.
private func holdsItsContract(_ document: GraphDocument) throws {
  let json = try document.json()
  let again = try GraphDocument(json: json)
  try require(again == document, "a document changes when it is written and read")
  try require(try again.json() == json, "a document has two forms")
  for view in ViewRegistry.all {
    switch view.drawing {
    case .text(let draw): _ = draw(document, ViewOptions())
    case .graph(let draw): _ = draw(document, ViewOptions())
    }
  }
}
