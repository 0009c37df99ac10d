import GraphModel
import Graphviz

/// Walks the graph without recursion, because a chain of coordinators may be longer than a stack is deep.
struct TreeWriter {
  /// Deeper branches are continued further down, at the left margin.
  private static let deepest = 32
  private static let tagWidth = Transition.allCases.map(\.rawValue.count).max() ?? 0

  let index: GraphIndex
  /// What else is said of coordinators, by `id`.
  let notes: [String: String]
  let isColored: Bool
  private(set) var lines: [String] = []
  private let parented: Set<String>
  private var expanded: Set<String> = []
  private var continued: ArraySlice<Node> = []
  private var pending: [Branch] = []

  /// A coordinator that waits for its line.
  private struct Branch {
    let node: Node
    let edge: Edge?
    let indent: String
    let depth: Int
    let isLast: Bool

    static func top(_ node: Node) -> Branch {
      Branch(node: node, edge: nil, indent: "", depth: 0, isLast: true)
    }

    /// A branch at the margin has no line drawn to it.
    var isAtMargin: Bool { depth == 0 }
    var inner: String { isAtMargin ? "" : indent + (isLast ? "   " : "│  ") }
  }

  init(index: GraphIndex, notes: [String: String] = [:], isColored: Bool) {
    self.index = index
    self.notes = notes
    self.isColored = isColored
    parented = Set(index.children.filter { $0.from != $0.to }.map(\.to))
  }

  mutating func writeAll() {
    for owner in index.owners {
      lines.append(paint(owner.name, .owner))
      let roots = index.roots.filter { $0.from == owner.id }
      push(roots, below: "", depth: 1)
      walk()
    }
    writeOrphans()
  }

  /// Coordinators that no owner leads to: first those without a parent, which a screen may have started, then what only a cycle leads to.
  private mutating func writeOrphans() {
    let tops = index.coordinators.filter { !parented.contains($0.id) }
    for node in tops + index.coordinators where !expanded.contains(node.id) {
      pending.append(.top(node))
      walk()
    }
  }

  /// Writes what waits, then the branches that became too deep on the way.
  private mutating func walk() {
    while true {
      while let branch = pending.popLast() { write(branch) }
      guard let node = continued.popFirst() else { return }
      if !expanded.contains(node.id) { pending.append(.top(node)) }
    }
  }

  private mutating func write(_ branch: Branch) {
    var notes = branch.edge.map(notes) ?? startingScreens(of: branch.node)
    if branch.node.isBase { notes.append(paint("base class", .quiet)) }
    let isRepeated = expanded.contains(branch.node.id)
    if !isRepeated, let note = self.notes[branch.node.id] { notes.append(paint(note, .quiet)) }
    let isTooDeep = branch.depth >= Self.deepest && hasInner(branch.node)
    if isRepeated {
      notes.append(paint("also above ↑", .quiet))
    } else if isTooDeep {
      notes.append(paint("continued below ↓", .quiet))
      continued.append(branch.node)
    }
    let stem = branch.isAtMargin ? "" : branch.indent + (branch.isLast ? "└─ " : "├─ ")
    lines.append(stem + paint(branch.node.name, .name) + remark(notes))
    if !isRepeated && !isTooDeep { expand(branch) }
  }

  private func hasInner(_ node: Node) -> Bool {
    !index.children(of: node.id).isEmpty || index.screens[node.id] != nil
  }

  private mutating func expand(_ branch: Branch) {
    expanded.insert(branch.node.id)
    let inner = index.children(of: branch.node.id)
    let screens = index.shownScreens(of: branch.node)
    for (offset, shown) in screens.enumerated() {
      let isLast = inner.isEmpty && offset == screens.count - 1
      lines.append(branch.inner + (isLast ? "└─ " : "├─ ") + line(for: shown.edge, shown.screen))
    }
    push(inner, below: branch.inner, depth: branch.depth + 1)
  }

  /// Onto a stack, so in reverse.
  private mutating func push(_ edges: [Edge], below indent: String, depth: Int) {
    let nodes = edges.compactMap { edge in index.nodes[edge.to].map { (edge, $0) } }
    for (offset, (edge, node)) in nodes.enumerated().reversed() {
      pending.append(
        Branch(node: node, edge: edge, indent: indent, depth: depth, isLast: offset == nodes.count - 1))
    }
  }

  private func line(for edge: Edge, _ screen: Node) -> String {
    let transition = edge.transition ?? .other
    let space = String(repeating: " ", count: Self.tagWidth - transition.rawValue.count)
    return paint(transition.rawValue, .transition(transition)) + space + "  "
      + TerminalText.harmless(screen.name) + remark(edge.confidence == .likely ? [paint("likely", .quiet)] : [])
  }

  private func notes(for edge: Edge) -> [String] {
    var notes: [String] = []
    if !edge.isKept {
      notes.append(paint("not kept", .warning))
    } else if case .child(let child) = edge.relation {
      notes.append(paint(child.retention == .none ? "value" : child.retention.rawValue, .quiet))
    }
    if edge.confidence == .likely { notes.append(paint("likely", .quiet)) }
    return notes
  }

  /// "from Home", where screens that are not the coordinator's own lead to what it shows.
  private func startingScreens(of coordinator: Node) -> [String] {
    guard !parented.contains(coordinator.id) else { return [] }
    let own = Set(index.shownScreens(of: coordinator).map(\.screen.id))
    let screens = index.flows.filter {
      ($0.to == coordinator.id || $0.flow?.by == coordinator.id) && !own.contains($0.from)
    }
    .compactMap { index.nodes[$0.from]?.name }
    guard let first = screens.min() else { return [] }
    let others = Set(screens).count - 1
    return [paint("from \(first)" + (others > 0 ? " and \(others) more" : ""), .quiet)]
  }

  private func remark(_ notes: [String]) -> String {
    notes.isEmpty ? "" : "  (" + notes.joined(separator: ", ") + ")"
  }

  private func paint(_ text: String, _ style: TerminalStyle) -> String {
    style.paint(text, isColored: isColored)
  }
}
