import Diagrams
import GraphModel
import GraphRules
import Graphviz
import Site

/// Makes the site of a scanned app: an overview, a page for each coordinator and screen, the flow map and a glossary.
///
/// The same scan and options give the same bytes; nothing is read or written.
///
/// - Throws: an error whose description says what went wrong: a link template that is not allowed, a Graphviz that lacks a plugin.
public func site(of scan: Scan, options: SiteOptions = SiteOptions()) throws -> SiteFiles {
  var options = options
  options.title = options.title ?? scan.appName
  let leftOut = scan.leftOut.map { LeftOutPath(path: $0, reason: scan.leftOutReasons[$0] ?? "left out") }
  return try makeSite(
    of: scan.graph, documentation: scan.documentation, declaredNames: scan.declaredNames, leftOut: leftOut,
    options: options)
}

/// The same for a graph document; its types' doc comments, by `id`, are not part of it.
public func site(
  of graph: GraphDocument, documentation: [String: String] = [:], options: SiteOptions = SiteOptions()
) throws -> SiteFiles {
  try makeSite(of: graph, documentation: documentation, declaredNames: [:], leftOut: [], options: options)
}

private func makeSite(
  of graph: GraphDocument, documentation: [String: String], declaredNames: [String: [String]], leftOut: [LeftOutPath],
  options: SiteOptions
) throws -> SiteFiles {
  let part = try options.selection.part(of: graph)
  let (graph, findings) = (part.document, part.findings(of: options.findings, about: graph))
  let template = try options.linkTemplate.map { try LinkTemplate($0) } ?? .nowhere
  let plan = SitePlan(graph, language: Site.SiteLanguage(options.language))
  let painter = SitePainter(
    plan: plan, title: options.title ?? "Coordinators", template: template, format: options.format,
    layout: options.layout, shownNames: ShownNames(of: graph), rests: part.rests)
  let outcome = try painter.paint()
  let pictures = outcome.pictures
  let content = SiteContent(
    plan: plan, graph: graph, title: painter.title, findings: findings,
    rules: RuleGuide.all.map(\.profile), documentation: documentation, declaredNames: declaredNames,
    pictures: Dictionary(uniqueKeysWithValues: pictures.map { ($0, painter.reference(to: $1, named: $0)) }),
    legends: outcome.legends, screenshots: plan.files(of: options.screenshots), leftOut: leftOut,
    sourceLink: { template.link(to: $0)?.address })
  let version = fingerprint(of: Array(try graph.json()) + content.told)
  let files =
    switch options.format {
    case .html: HTMLSite.files(of: content, colors: Tone.siteColors, version: options.isServed ? version : nil)
    case .markdown: MarkdownSite.files(of: content, pictures: pictures.mapValues(\.bytes))
    }
  return SiteFiles(
    contents: Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }, version: version,
    warnings: Set(pictures.values.flatMap(\.warnings)).sorted(), failures: outcome.failures)
}

extension Site.SiteLanguage {
  fileprivate init(_ language: CoordinatorGraph.SiteLanguage) {
    switch language {
    case .english: self = .en
    case .korean: self = .ko
    }
  }
}

extension SitePlan {
  /// The images of screens that have a page, as files named after it.
  fileprivate func files(of screenshots: [String: Screenshot]) -> [String: SiteFile] {
    screenshots.reduce(into: [:]) { files, screenshot in
      guard let page = pageNames[screenshot.key] else { return }
      let image = screenshot.value
      files[screenshot.key] = SiteFile(name: "\(page)-screenshot.\(image.ending)", bytes: image.bytes)
    }
  }
}

extension GraphPart {
  /// Those of some findings about a whole graph that are about nothing that is left out.
  fileprivate func findings(of findings: [Finding], about whole: GraphDocument) -> [Finding] {
    let hidden = Set(whole.nodes.map(\.id)).subtracting(document.nodes.map(\.id))
    return findings.filter { hidden.isDisjoint(with: $0.symbols) }
  }
}

/// Sixteen digits that are the same on every run and machine (FNV-1a).
private func fingerprint(of bytes: some Sequence<UInt8>) -> String {
  let hash = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension Tone {
  /// The colours of the pictures for the pages around them.
  fileprivate static var siteColors: [SiteColor] {
    allCases.map { tone in
      let name = "\(tone)".map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
      return SiteColor(name: name, light: tone.light, dark: tone.dark)
    }
  }
}

extension SiteContent {
  /// What pages tell beside the graph, for a fingerprint.
  fileprivate var told: [UInt8] {
    let comments = documentation.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let offences = findings.flatMap { [$0.rule, $0.severity.rawValue, $0.message, "\($0.location)"] }
    let missing = leftOut.flatMap { [$0.path, $0.reason] }
    let declared = declaredNames.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
    let images = screenshots.sorted { $0.key < $1.key }.flatMap { Array($0.value.name.utf8) + $0.value.bytes }
    return Array(([title] + comments + declared + offences + missing).joined(separator: "\0").utf8) + images
  }
}
