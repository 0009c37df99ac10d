import GraphModel

/// Writes a flowchart line by line, as long as it stays within the limits.
struct MermaidWriter {
  /// Kept free for the last lines.
  private static let reserve = 300

  let index: GraphIndex
  let limits: MermaidLimits
  private(set) var text = "flowchart LR\n"
  private var names: [String: String] = [:]
  private var edgeCount = 0
  private var omitted = 0

  init(index: GraphIndex, limits: MermaidLimits) {
    self.index = index
    self.limits = limits
  }

  mutating func writeAll() {
    for owner in index.owners { write(owner, "([", "])", suffix: ":::owner") }
    for coordinator in index.coordinators { write(coordinator, "[", "]") }
    for edge in index.roots + index.children { write(edge) }
    if omitted > 0 { text += "  more[\"… #40;\(omitted) more left out#41;\"]\n" }
    if !index.owners.isEmpty {
      text += "  classDef owner fill:\(Tone.owner.light),color:\(Tone.ownerText.light),stroke:none\n"
    }
  }

  private mutating func write(_ node: Node, _ opening: String, _ closing: String, suffix: String = "") {
    let name = "n\(names.count)"
    let line = "  \(name)\(opening)\"\(MermaidText.escaped(DisplayName.short(node.name)))\"\(closing)\(suffix)\n"
    guard append(line) else { return }
    names[node.id] = name
  }

  private mutating func write(_ edge: Edge) {
    guard let from = names[edge.from], let to = names[edge.to], edgeCount < limits.edges else {
      omitted += 1
      return
    }
    if append("  \(from) \(Self.arrow(edge)) \(to)\n") { edgeCount += 1 }
  }

  private static func arrow(_ edge: Edge) -> String {
    switch Arrow(isKept: edge.isKept, confidence: edge.confidence) {
    case .kept, .callback: "-->"
    case .notKept: "-. not kept .->"
    case .likely: "-. likely .->"
    }
  }

  private mutating func append(_ line: String) -> Bool {
    guard text.utf16.count + line.utf16.count <= limits.characters - Self.reserve else {
      omitted += 1
      return false
    }
    text += line
    return true
  }
}
