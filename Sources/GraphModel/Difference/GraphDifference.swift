/// How an app's flow changed from one document to another.
///
/// Only what the graph says counts: a line, a file or a folder that moved is no change, nor is how sure the analysis is, nor
/// what a delegate property or its protocol is called. The difference in the other direction is ``inverted``.
public struct GraphDifference: Equatable, Sendable {
  /// Types that go by a new name, sorted.
  public let renames: [Rename]
  /// Types that came, went or changed their role, sorted; renamed ones are not among them.
  public let nodes: [Change<Node>]
  /// Relations that came, went or changed, sorted; what was removed has the ids of the base, the rest those of the head.
  public let edges: [Change<Edge>]

  /// The head's id of each node of the base that has another there.
  let newIDs: [String: String]

  /// One type under two names.
  public struct Rename: Equatable, Sendable {
    /// As the base has it.
    public let from: Node
    /// As the head has it.
    public let to: Node

    /// Makes a rename.
    public init(from: Node, to: Node) {
      self.from = from
      self.to = to
    }
  }

  /// Whether the flow is the same in both.
  public var isEmpty: Bool { renames.isEmpty && nodes.isEmpty && edges.isEmpty }

  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - ownFiles: the files that one side alone has; nil where that is not known. A type that has another name is in the same file, in a
  ///     new one instead of the old, or has a related name.
  ///   - movedFiles: where files of the base lie in the head, if that is another path.
  ///   - declarations: the types that changed files declare.
  public init(
    from base: GraphDocument, to head: GraphDocument, ownFiles: (base: Set<String>, head: Set<String>)? = nil,
    movedFiles: [String: String] = [:],
    declarations: (base: DeclaredTypes, head: DeclaredTypes) = (DeclaredTypes(), DeclaredTypes())
  ) {
    let matching = NodeMatching(
      base: base, head: head, ownFiles: ownFiles, movedFiles: movedFiles, declarations: declarations)
    let newIDs = matching.partners.filter { $0.key != $0.value }
    let newID = { (id: String) in newIDs[id] ?? id }
    let (oldStarted, newStarted) = (base.started, head.started)
    let nodes = changes(
      from: base.nodes, to: head.nodes, oldKey: { newID($0.id) }, newKey: \.id,
      isSame: { old, new in
        // A class that loses its subclasses is no less a base class as long as nobody makes one.
        old.kind == new.kind
          && (old.isBase == new.isBase || !(old.isBase ? newStarted.contains(new.id) : oldStarted.contains(old.id)))
      })
    let (former, present) = (FirstSteps(base, newID: newID), FirstSteps(head) { $0 })
    // A coordinator that begins with nothing in one of them may only be started in another way. Of several ways to show a screen it does
    // not matter which one comes first.
    let saysStarts = { (edge: Edge) in
      let (old, new) = (former.steps(of: edge.from), present.steps(of: edge.from))
      return !old.isEmpty && !new.isEmpty && !(old.contains(edge.to) && new.contains(edge.to))
        && (edge.isScreen || former.saysChildren && present.saysChildren)
    }
    let edges = changes(
      from: base.edges, to: head.edges, oldKey: { EdgeKey($0, newID: newID) }, newKey: { EdgeKey($0) },
      isSame: { $0.relation.isSameFlow(as: $1.relation, newID: newID, saysStarts: saysStarts($1)) },
      isAlike: { $0.relation.isAlike($1.relation) })
    self.init(renames: matching.renames, nodes: nodes, edges: edges, newIDs: newIDs)
  }

  /// Sorts what it is given.
  private init(renames: [Rename], nodes: [Change<Node>], edges: [Change<Edge>], newIDs: [String: String]) {
    self.renames = renames.sorted { ($0.to.id, $0.from.id) < ($1.to.id, $1.from.id) }
    self.nodes = nodes.sorted { ($0.current.id, $0.rank) < ($1.current.id, $1.rank) }
    self.edges = edges.sorted(byKey: \.sortKey)
    self.newIDs = newIDs
  }

  /// The difference from the head to the base.
  public var inverted: GraphDifference {
    GraphDifference(
      renames: renames.map { Rename(from: $0.to, to: $0.from) }, nodes: nodes.map(\.inverted),
      edges: edges.map(\.inverted), newIDs: Dictionary(newIDs.map { ($1, $0) }) { first, _ in first })
  }

  /// The id by which the head knows a node of the base; the same where it knows none.
  public func newID(of id: String) -> String { newIDs[id] ?? id }
}

/// What makes two edges the same relation, with or without the same qualities.
private struct EdgeKey: Hashable {
  let kind: String
  let from: String
  let to: String
  /// For a move: who makes it.
  let mover: String?

  init(_ edge: Edge, newID: (String) -> String = { $0 }) {
    kind = edge.relation.kind
    from = newID(edge.from)
    to = newID(edge.to)
    if case .flow(let flow) = edge.relation { mover = newID(flow.by) } else { mover = nil }
  }
}

extension Relation {
  /// Whether two relations between the same nodes say the same of the flow.
  ///
  /// - Parameter saysStarts: whether both documents say what the coordinator begins with.
  fileprivate func isSameFlow(as other: Relation, newID: (String) -> String, saysStarts: Bool) -> Bool {
    switch (self, other) {
    case (.delegate(let old), .delegate(let new)):
      old.via == new.via && !old.changesStrength(to: new) && old.messages == new.messages
    case (.flow(let old), .flow(let new)):
      old.trigger == new.trigger && old.move == new.move && newID(old.by) == new.by
    case (.screen(let old), .screen(let new)):
      old.transition == new.transition && (!saysStarts || old.isInitial == new.isInitial)
    case (.child(let old), .child(let new)):
      old.retention == new.retention && old.isStarted == new.isStarted && old.isRemoved == new.isRemoved
        && old.isValue == new.isValue && (!saysStarts || old.isInitial == new.isInitial)
    default: self == other
    }
  }
}

extension Relation {
  /// Of several wires between two nodes those of one kind correspond, of several moves those of one trigger.
  fileprivate func isAlike(_ other: Relation) -> Bool {
    switch (self, other) {
    case (.delegate(let old), .delegate(let new)): old.via == new.via
    case (.flow(let old), .flow(let new)): old.trigger == new.trigger
    case (.screen(let old), .screen(let new)): old.transition == new.transition
    default: true
    }
  }
}

extension Change {
  /// The order in which changes of one thing are told.
  fileprivate var rank: Int {
    switch self {
    case .changed: 0
    case .removed: 1
    case .added: 2
    }
  }
}

extension Change<Edge> {
  fileprivate var sortKey: [String] { current.sortKey.prefix(3) + [String(rank)] + current.sortKey.dropFirst(3) }
}

extension GraphDocument {
  /// The coordinators that something makes.
  fileprivate var started: Set<String> {
    Set(
      edges.lazy.filter { edge in
        switch edge.relation {
        case .root, .child: true
        case .delegate, .screen, .flow: false
        }
      }.map(\.to))
  }
}
