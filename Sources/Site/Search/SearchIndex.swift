import Algorithms
import Foundation
import GraphModel

/// What the search over all pages knows, small enough to be loaded as one script from a folder.
struct SearchIndex {
  /// One thing that can be found; `kind` is a key of the page's words.
  struct Row: Equatable {
    let kind: String
    let name: String
    /// What tells more, and is searched too.
    let detail: String
    /// The address that it leads to.
    let address: String
    /// By what else it is found.
    var names: [String] = []
  }

  let content: SiteContent
  private let names: SearchNames

  init(content: SiteContent) {
    self.content = content
    names = SearchNames(content)
  }

  private var index: SiteIndex { content.index }
  private var words: Words { content.words }

  var rows: [Row] { types + messages + others + files + findings + walks + terms }

  /// A script that leaves the rows in a variable: pages opened as files may load scripts, but read no other files.
  var script: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let lines = rows.map { row in
      let names = row.names.isEmpty ? [] : [row.names.joined(separator: " ")]
      let fields = ([row.kind, row.name, row.detail, row.address] + names).map(HTMLWriter.readable)
      return (try? encoder.encode(fields)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
    return "\"use strict\";\nconst searchIndex = [\n" + lines.map { "  \($0),\n" }.joined() + "];\n"
  }

  private var types: [Row] {
    (index.coordinators + index.screens).compactMap { node in
      address(of: node.id).map {
        Row(
          kind: node.kind.rawValue, name: node.name, detail: owners(of: node), address: $0,
          names: names.names(of: node.id))
      }
    }
  }

  /// What has no page: who starts the app, leading to where it begins, and who calls coordinators back, leading to whom they call.
  private var others: [Row] {
    let owners = Dictionary(grouping: index.all(.root), by: \.from)
    let callers = Dictionary(
      grouping: index.all(.delegate).filter { index.nodes[$0.from]?.kind == .participant }, by: \.from)
    return index.nodes.values.sorted { $0.id < $1.id }.compactMap { node in
      let roots = owners[node.id] ?? []
      let edges = node.kind == .participant ? callers[node.id] ?? [] : roots
      guard let first = edges.first, self.address(of: node.id) == nil else { return nil }
      let address =
        roots.isEmpty ? self.address(of: first.to, "#told") : "\(OverviewPage.name).html#\(OverviewPage.entryPoints)"
      let targets = edges.map { index.name(of: $0.to) }.uniqued(on: \.self).joined(separator: ", ")
      return address.map {
        Row(
          kind: node.kind.rawValue, name: node.name, detail: "→ \(targets)", address: $0,
          names: names.names(of: node.id))
      }
    }
  }

  private func owners(of node: Node) -> String {
    let owners = node.kind == .screen ? index.edges(to: node.id, .screen) : index.starters(of: node.id)
    return Set(owners.map { index.name(of: $0.from) }).sorted().joined(separator: ", ")
  }

  /// What is sent, with where it leads; what leads nowhere, with who hears it.
  private var messages: [Row] {
    let outcomes = Outcome.outcomes(of: index.all(.flow))
    let leading = outcomes.compactMap { outcome -> Row? in
      let targets = outcome.moves.flatMap { move -> [String] in
        let opened = move.flow?.move == .start ? content.plan.openings.screens(of: move.to) : []
        return opened.isEmpty ? [move.to] : opened
      }
      let detail = index.name(of: outcome.from) + " → " + Set(targets.map(index.name)).sorted().joined(separator: ", ")
      return address(of: outcome.from, "#moves").map {
        Row(
          kind: "message", name: outcome.trigger, detail: detail, address: $0, names: names.names(of: outcome))
      }
    }
    let known = Set(outcomes.map { [$0.from, $0.trigger] })
    let told = index.all(.delegate).flatMap { edge in
      (edge.wire?.messages ?? []).filter { !known.contains([edge.from, $0]) }.compactMap { message -> Row? in
        let detail = "\(index.name(of: edge.from)) → \(index.name(of: edge.to))"
        let isScreen = index.nodes[edge.from]?.kind == .screen
        let place = address(of: edge.from, isScreen ? "#sends" : "#tells") ?? address(of: edge.to, "#told")
        return place.map { Row(kind: "message", name: message, detail: detail, address: $0) }
      }
    }
    return leading + told
  }

  /// The files that declare the types, each leading to its source, or else to the page of its first type.
  private var files: [Row] {
    let types = Dictionary(grouping: index.coordinators + index.screens) { $0.location.file }
    return types.keys.sorted().compactMap { file in
      let nodes = types[file] ?? []
      let source = nodes.first.flatMap {
        content.sourceLink(SourceLocation(file: $0.location.file, line: 1, column: 1))
      }
      return (source ?? nodes.first.flatMap { address(of: $0.id) }).map {
        Row(kind: "file", name: file, detail: nodes.map(\.name).joined(separator: ", "), address: $0)
      }
    }
  }

  private var findings: [Row] {
    content.findings.map { finding in
      Row(
        kind: "finding", name: finding.message.filter { $0 != "`" }, detail: finding.rule,
        address: "\(FindingsPage.name).html#\(FindingsPage.part(of: finding.rule))")
    }
  }

  private var walks: [Row] {
    content.plan.walks.map { walk in
      Row(
        kind: "walk", name: index.name(of: walk.head), detail: words.count(walk.steps.count, .screen),
        address: content.plan.names.walkPage(of: walk.head) + ".html")
    }
  }

  private var terms: [Row] {
    Glossary.inLanguage(words.language).terms.map { term in
      Row(kind: "term", name: term.word, detail: "", address: "\(GlossaryPage.name).html#\(term.id)")
    }
  }

  private func address(of id: String, _ part: String = "") -> String? {
    content.plan.names.page(of: id).map { "\($0).html\(part)" }
  }
}
