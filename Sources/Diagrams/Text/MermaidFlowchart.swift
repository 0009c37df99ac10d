/// Writes a flowchart line by line, as long as it stays within the limits.
struct MermaidFlowchart {
  /// Kept free for the last lines.
  private static let reserve = 600
  /// How much of the text nodes may take, so that there is room for edges between them.
  private static let shareOfNodes = 0.7

  private let limits: MermaidLimits
  private var text = "flowchart LR\n"
  private var names: [String: String] = [:]
  /// The numbers of the edges of each style.
  private var styledEdges: [String: [Int]] = [:]
  private var edgeCount = 0
  private var omitted: Int

  /// - Parameter omitted: how much was left out beforehand.
  init(limits: MermaidLimits, omitted: Int = 0) {
    self.limits = limits
    self.omitted = omitted
  }

  /// - Parameters:
  ///   - lines: what the node says, one text a line, not yet escaped.
  ///   - style: the name of a class in ``finished(classes:edgeStyles:)``.
  mutating func addNode(_ id: String, _ lines: [String], isPill: Bool = false, style: String? = nil) {
    let name = "n\(names.count)"
    let (opening, closing) = isPill ? ("([", "])") : ("[", "]")
    let label = lines.map(MermaidText.escaped).joined(separator: "<br/>")
    let suffix = style.map { ":::" + $0 } ?? ""
    let line = "  \(name)\(opening)\"\(label)\"\(closing)\(suffix)\n"
    if append(line, share: Self.shareOfNodes) { names[id] = name }
  }

  /// - Parameters:
  ///   - arrow: as Mermaid has it, such as `-->`.
  ///   - label: stands on the arrow, not yet escaped.
  ///   - style: the name of a style in ``finished(classes:edgeStyles:)``.
  mutating func addEdge(_ from: String, _ arrow: String, _ to: String, label: String? = nil, style: String? = nil) {
    guard let from = names[from], let to = names[to], edgeCount < limits.edges else {
      omitted += 1
      return
    }
    let words = label.map { "|\"\(MermaidText.escaped($0))\"|" } ?? ""
    guard append("  \(from) \(arrow)\(words) \(to)\n") else { return }
    if let style { styledEdges[style, default: []].append(edgeCount) }
    edgeCount += 1
  }

  /// The whole text, with the looks of what was used.
  func finished(classes: [(name: String, look: String)], edgeStyles: [(name: String, look: String)] = []) -> String {
    let more = omitted > 0 ? ["more[\"… #40;\(omitted) more left out#41;\"]"] : []
    let used = classes.filter { text.contains(":::\($0.name)\n") }.map { "classDef \($0.name) \($0.look)" }
    let styled = edgeStyles.compactMap { style in
      styledEdges[style.name].map { "linkStyle \($0.map(String.init).joined(separator: ",")) \(style.look)" }
    }
    return text + (more + used + styled).map { "  \($0)\n" }.joined()
  }

  /// The room for the numbers of styled edges is taken with the edge.
  private mutating func append(_ line: String, share: Double = 1) -> Bool {
    let numbers = styledEdges.values.reduce(0) { $0 + $1.count } * 4
    let room = Int(Double(limits.characters - Self.reserve) * share)
    guard text.utf16.count + numbers + line.utf16.count <= room else {
      omitted += 1
      return false
    }
    text += line
    return true
  }
}
