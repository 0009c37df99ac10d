import GraphModel

/// One change in words that a reviewer reads.
struct ChangeStatement: Equatable, Sendable {
  /// What the change is about, in the order in which it is told.
  enum Topic: Int, CaseIterable, Sendable {
    case coordinators, screenTypes, roots, children, callbacks, screens, moves

    var heading: String {
      switch self {
      case .coordinators: "Coordinators"
      case .screenTypes: "Other types"
      case .roots: "Roots"
      case .children: "Children"
      case .callbacks: "Callbacks"
      case .screens: "Screens"
      case .moves: "Moves"
      }
    }

    /// What one of them is called in a count.
    var noun: String {
      switch self {
      case .coordinators: "coordinator"
      case .screenTypes: "other type"
      case .roots: "root"
      case .children: "child"
      case .callbacks: "callback"
      case .screens: "screen"
      case .moves: "move"
      }
    }

    var nouns: String { self == .children ? "children" : noun + "s" }
  }

  let topic: Topic
  let sign: ChangeSign
  /// Whether it tells of a new name.
  var isRename = false
  let phrase: Phrase
  /// Where the source says so: at the head, or at the base for what was removed; nil where the document doesn't know.
  let location: SourceLocation?

  /// All changes of a difference, in the order in which they are told.
  static func statements(of difference: GraphDifference) -> [ChangeStatement] {
    let statements =
      difference.renames.map(ChangeStatement.init) + difference.nodes.compactMap(ChangeStatement.init)
      + difference.edges.map { ChangeStatement($0, in: difference) }
    // A stable order: within a topic that of the difference.
    return Topic.allCases.flatMap { topic in statements.filter { $0.topic == topic } }
  }
}

// MARK: - Types

extension ChangeStatement {
  init(_ rename: GraphDifference.Rename) {
    self.init(
      topic: rename.to.kind == .coordinator ? .coordinators : .screenTypes, sign: .changed, isRename: true,
      phrase: "\(name: rename.from.id) is now called \(name: rename.to.id)", location: rename.to.location)
  }

  /// Nil for types that only come and go with their edges, which tell about them.
  init?(_ change: Change<Node>) {
    let node = change.current
    let isCoordinator = [change.before, change.after].contains { $0?.kind == .coordinator }
    let phrase: Phrase
    switch change {
    case .added where isCoordinator: phrase = "\(name: node.id) is new\(node.isBase ? ", a base class" : "")"
    case .removed where isCoordinator: phrase = "\(name: node.id) is gone"
    case .added, .removed: return nil
    case .changed(let before, let after) where before.kind != after.kind:
      phrase = "\(name: node.id) is \(after.kind.phrase) now, was \(before.kind.phrase)"
    case .changed(_, let after):
      phrase =
        after.isBase ? "\(name: node.id) is only a base class now" : "\(name: node.id) is no mere base class any more"
    }
    self.init(
      topic: isCoordinator ? .coordinators : .screenTypes, sign: ChangeSign(change), phrase: phrase,
      location: node.location)
  }
}

extension Node.Kind {
  fileprivate var phrase: String {
    switch self {
    case .coordinator: "a coordinator"
    case .screen: "a screen"
    case .owner: "an owner"
    case .participant: "a participant"
    }
  }
}

// MARK: - Relations

extension ChangeStatement {
  init(_ change: Change<Edge>, in difference: GraphDifference) {
    let edge = change.current
    let from = difference.newID(of: edge.from)
    let to = difference.newID(of: edge.to)
    self.init(
      topic: Topic(edge.relation), sign: ChangeSign(change),
      phrase: Self.phrase(change, from: from, to: to), location: edge.evidence.first?.location)
  }

  private static func phrase(_ change: Change<Edge>, from: String, to: String) -> Phrase {
    switch change {
    case .added(let edge): EdgeWords(from: from, to: to).added(edge.relation)
    case .removed(let edge): EdgeWords(from: from, to: to).removed(edge.relation)
    case .changed(let before, let after): EdgeWords(from: from, to: to).changed(before.relation, after.relation)
    }
  }
}

extension ChangeStatement.Topic {
  init(_ relation: Relation) {
    switch relation {
    case .root: self = .roots
    case .child: self = .children
    case .delegate: self = .callbacks
    case .screen: self = .screens
    case .flow: self = .moves
    }
  }
}
