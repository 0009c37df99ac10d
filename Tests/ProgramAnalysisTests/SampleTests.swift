import Foundation
import GraphModel
import ProgramAnalysis
import SourceFacts
import Testing

/// The analysis of each sample finds what a reader listed by hand in `expected-facts.json`.
@Suite struct SampleTests {
  @Test(arguments: ["FlowActions", "ListDetail", "RouterModules", "SharedChild", "SwiftUIStack", "TabBar"])
  func `a sample has the facts that its reader found`(name: String) throws {
    let sample = try Sample(named: name)
    let found = SampleFacts(of: sample.analysis().graph)
    for kind in SampleFacts.Kind.allCases {
      let (missing, extra) = (
        sample.expected[kind].subtracting(found[kind]), found[kind].subtracting(sample.expected[kind])
      )
      let lines = missing.sorted().map { "- \($0)" } + extra.sorted().map { "+ \($0)" }
      #expect(lines == [], "\(name): \(kind.rawValue)")
      #expect(!found[kind].isEmpty, "\(name): \(kind.rawValue)")
    }
    #expect(sample.expected.links.subtracting(found.links) == [])
  }
}

/// A sample app with its expectation.
private struct Sample {
  let files: [(path: String, text: Data)]
  let expected: SampleFacts

  init(named name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "samples/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    files = try paths.map { ($0, try Data(contentsOf: root.appending(path: $0))) }
    expected = try JSONDecoder().decode(
      SampleFacts.self, from: Data(contentsOf: root.appending(path: "expected-facts.json")))
  }

  func analysis() -> Analysis {
    let files = files
    return onDeepStack {
      analyze(
        files.map { file in file.text.withUnsafeBytes { readFacts(of: $0.bindMemory(to: UInt8.self), path: file.path) }
        })
    }
  }
}

/// The rows of each kind as lines, with what the definitions of accuracy compare, and the evidence's place.
private struct SampleFacts: Decodable {
  enum Kind: String, CodingKey, CaseIterable {
    case coordinators, roots, children, delegates, screens, flows
  }

  private var rows: [Kind: Set<String>] = [:]
  /// The links of the delegates; a row that a reader lists names the first of several.
  private(set) var links: Set<String> = []

  subscript(kind: Kind) -> Set<String> { rows[kind] ?? [] }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    for kind in Kind.allCases {
      let listed = try container.decode([Row].self, forKey: kind)
      rows[kind] = Set(listed.map { $0.line(kind) })
      if kind == .delegates { links = Set(listed.compactMap(\.linkLine)) }
    }
  }

  init(of graph: GraphDocument) {
    for node in graph.nodes where node.kind == .coordinator {
      insert(.coordinators, [node.name, String(node.isBase)], node.location)
    }
    for edge in graph.edges {
      let place = edge.evidence[0].location
      switch edge.relation {
      case .root(let isRetained, _): insert(.roots, [edge.from, edge.to, String(isRetained)], place)
      case .child(let child): insert(.children, [edge.from, edge.to, child.retention.rawValue], place)
      case .delegate(let wire):
        insert(.delegates, [edge.from, edge.to, wire.via.rawValue, wire.protocolName ?? "-"], place)
        links.formUnion(wire.links.map { "\(edge.from) \(edge.to) \(wire.via.rawValue) \($0)" })
      case .screen(let screen): insert(.screens, [edge.from, edge.to, screen.transition.rawValue], place)
      case .flow(let flow): insert(.flows, [edge.from, edge.to, flow.trigger, flow.move.name, flow.by], place)
      }
    }
  }

  private mutating func insert(_ kind: Kind, _ words: [String], _ place: GraphModel.SourceLocation) {
    rows[kind, default: []].insert((words + ["\(place.file):\(place.line)"]).joined(separator: " "))
  }
}

/// One row of `expected-facts.json`.
private struct Row: Decodable {
  var name, owner, coordinator, parent, child, from, to, screen: String?
  var base, retained: Bool?
  var retention, via, link, `protocol`, transition, trigger, by: String?
  let file: String
  let line: Int

  var linkLine: String? {
    guard let from, let to, let via, let link else { return nil }
    return "\(from) \(to) \(via) \(link)"
  }

  func line(_ kind: SampleFacts.Kind) -> String {
    let words: [String?] =
      switch kind {
      case .coordinators: [name, base.map { String($0) }]
      case .roots: [owner, coordinator, retained.map { String($0) }]
      case .children: [parent, child, retention]
      case .delegates: [from, to, via, `protocol` ?? "-"]
      case .screens: [coordinator, screen, transition]
      case .flows: [from, to, trigger, transition, by]
      }
    return (words.map { $0 ?? "?" } + ["\(file):\(line)"]).joined(separator: " ")
  }
}
