import Foundation
import Testing

/// Holds the `import` lines of each folder in Sources against what the architecture allows.
///
/// The package manifest alone does not: SwiftPM lets a target import what its dependencies depend on.
@Suite struct LayeringTests {
  private static let system: Set<String> = ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin"]

  /// What each target may import beside the system's modules and general algorithms, in the order of the way of the data.
  private static let allowed: [String: Set<String>] = [
    "GraphModel": [],
    "SourceFacts": ["SwiftSyntax", "SwiftParser", "SwiftOperators"],
    "ProgramAnalysis": ["SourceFacts", "GraphModel", "Collections", "OrderedCollections", "DequeModule", "HeapModule"],
    "GraphRules": ["GraphModel"],
    "CGraphviz": [],
    "Graphviz": ["CGraphviz"],
    "Markup": [],
    "Diagrams": ["GraphModel", "Graphviz", "Markup"],
    "Site": ["GraphModel", "GraphRules", "Markup"],
    "Workspace": ["GraphModel", "Yams", "Subprocess"],
    "CoordinatorGraph": [
      "GraphModel", "SourceFacts", "ProgramAnalysis", "GraphRules", "Graphviz", "Diagrams", "Markup", "Site",
      "Workspace",
    ],
    "coordinator-graph": ["CoordinatorGraph", "ArgumentParser", "FlyingSocks"],
  ]

  @Test func `every target has its line in the table`() throws {
    #expect(try Repository.folders(in: "Sources") == Self.allowed.keys.sorted())
  }

  @Test(arguments: allowed.keys.sorted())
  func `a target imports nothing but what the table allows`(target: String) throws {
    let allowed = try #require(Self.allowed[target]).union(Self.system).union(["Algorithms"])
    for file in try Repository.swiftFiles(below: "Sources/\(target)") {
      let text = String(decoding: try Repository.data("Sources/\(target)/\(file)"), as: UTF8.self)
      let foreign = importedModules(in: text).filter { !allowed.contains($0) }
      #expect(foreign.isEmpty, "\(target)/\(file)")
    }
  }

  @Test func `an import is found in each of its forms`() {
    let source = """
      import A
        @preconcurrency import B
      public import struct C.D
      @_spi(E) internal import F // as in import G
      // import H
      important()
      """
    #expect(importedModules(in: source) == ["A", "B", "C", "F"])
  }
}

/// The first component of the module paths that a source file imports.
private func importedModules(in source: String) -> [String] {
  let pattern =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
  return source.split(separator: "\n").compactMap { line in
    line.firstMatch(of: pattern).map { String($0.1) }
  }
}
