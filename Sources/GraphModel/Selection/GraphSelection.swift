/// What part of a graph an output shows; the same for every output.
///
/// Names are those of nodes: the `id`, the qualified name or its last part, with `*` for any part and `?` for any character.
public struct GraphSelection: Sendable, Equatable {
  /// The kind of node that is shown alone.
  public enum Only: String, Sendable, CaseIterable {
    /// Screens and the moves between them; a move that starts a coordinator leads to its first screens.
    case screens
    /// Owners and coordinators.
    case coordinators
  }

  /// What the output is about, with what is near it; empty for the whole app.
  public var focus: [String] = []
  /// How many steps from the focus, or without one from where the app begins, are shown; nil for one step, or for all.
  public var depth: Int?
  /// Everything that lies on a way from where the app begins to one of these.
  public var reaches: [String] = []
  /// Where shortest ways begin that lead to ``to``.
  public var from: String?
  /// Where the shortest ways lead to.
  public var to: String?
  /// Coordinators that stand for all that only they lead to.
  public var collapsed: [String] = []
  /// What is left out.
  public var hidden: [String] = []
  /// The kind of node that is shown alone; nil for all.
  public var only: Only?

  /// The whole graph.
  public init() {}

  /// Whether it is the whole graph.
  public var isWhole: Bool { self == GraphSelection() }

  /// The names and patterns that mean no node of any of the documents.
  public func unmatched(in documents: [GraphDocument]) -> [String] {
    let patterns = focus + reaches + collapsed + hidden + [from, to].compactMap(\.self)
    return patterns.filter { pattern in
      !documents.contains { document in document.nodes.contains { $0.isMeant(by: NamePattern(pattern)) } }
    }
  }

  /// The part of one document.
  public func part(of document: GraphDocument) throws(SelectionError) -> GraphPart {
    if let name = unmatched(in: [document]).first { throw .nothingCalled(name) }
    let plan = SelectionPlan(self, in: document)
    if from != nil, to != nil, plan.shown.isEmpty { throw .noWay(from: from ?? "", to: to ?? "") }
    return GraphPart(plan, of: document)
  }

  /// The parts of two states of an app; what is shown of one is shown of the other, too, so that nothing seems to come or go that does
  /// not.
  ///
  /// - Parameter renames: pairs of nodes that are one, as they are called in each document.
  public func parts(
    of base: GraphDocument, _ head: GraphDocument, renames: [(base: String, head: String)]
  ) throws(SelectionError) -> (base: GraphPart, head: GraphPart) {
    if let name = unmatched(in: [base, head]).first { throw .nothingCalled(name) }
    var plans = (SelectionPlan(self, in: base), SelectionPlan(self, in: head))
    let newNames = Dictionary(renames.map { ($0.base, $0.head) }) { first, _ in first }
    let oldNames = Dictionary(renames.map { ($0.head, $0.base) }) { first, _ in first }
    let shown = (plans.0.shown, plans.1.shown)
    plans.0.shown.formUnion(shown.1.map { oldNames[$0] ?? $0 })
    plans.1.shown.formUnion(shown.0.map { newNames[$0] ?? $0 })
    if from != nil, to != nil, plans.1.shown.isEmpty { throw .noWay(from: from ?? "", to: to ?? "") }
    return (GraphPart(plans.0, of: base), GraphPart(plans.1, of: head))
  }
}

/// Why there is no such part of a graph.
public enum SelectionError: Error, Equatable, CustomStringConvertible {
  /// No node has the name.
  case nothingCalled(String)
  /// Nothing leads from the one to the other.
  case noWay(from: String, to: String)

  /// What went wrong, for the reader.
  public var description: String {
    switch self {
    case .nothingCalled(let name): "no coordinator, screen or owner is called '\(name)'"
    case .noWay(let from, let to): "no way leads from '\(from)' to '\(to)'"
    }
  }
}

extension Node {
  /// Whether the pattern means the node by its `id`, its name, or the last part of that.
  func isMeant(by pattern: NamePattern) -> Bool {
    guard kind != .participant else { return false }
    let simpleName = name.split(separator: ".").last.map(String.init) ?? name
    return [id, name, simpleName].contains { pattern.matches($0) }
  }
}
