import GraphModel

/// One change in words that a reviewer reads.
struct ChangeStatement: Equatable, Sendable {
  /// What the change is about, in the order in which it is told.
  enum Topic: Int, CaseIterable, Sendable {
    case starts, reach, moves, screens, roots, children, memory, coordinators, types, findings, callbacks

    var heading: String {
      switch self {
      case .starts: "First screens"
      case .reach: "What can be reached"
      case .moves: "Moves between screens"
      case .screens: "Screens"
      case .roots: "Where flows begin"
      case .children: "Child coordinators"
      case .memory: "Strong references"
      case .coordinators: "Coordinators"
      case .types: "Other types"
      case .findings: "New findings of `check`"
      case .callbacks: "Callbacks"
      }
    }

    /// What one of them is called in a count.
    var noun: String {
      switch self {
      case .starts: "first screen"
      case .reach: "reachable place"
      case .moves: "move"
      case .screens: "screen"
      case .roots: "root"
      case .children: "child"
      case .memory: "strong reference"
      case .coordinators: "coordinator"
      case .types: "other type"
      case .findings: "finding"
      case .callbacks: "callback"
      }
    }

    var nouns: String { self == .children ? "children" : noun + "s" }
  }

  let topic: Topic
  let sign: ChangeSign
  /// Whether it tells of a new name.
  var isRename = false
  /// How many things changed alike that it tells of.
  var count = 1
  let phrase: Phrase
  /// Where the source says so: at the head, or at the base for what was removed; nil where the document doesn't know.
  let location: SourceLocation?
  /// Whether the analysis had to choose to find it.
  var isLikely = false
  /// Whether users meet the same screens by the same ways, whatever it tells.
  private(set) var leavesWays = false
  /// The ids of the types it is about.
  var subjects: Set<String> = []
  /// The finding that it tells of.
  private(set) var finding: Comparison.Remark?
  /// What belongs to the change and stands in no words of its phrase.
  var details: [ChangeStatement] = []

  /// All changes, in the order in which they are told.
  static func statements(of comparison: Comparison) -> [ChangeStatement] {
    statements(of: FactFinder.facts(of: comparison), in: comparison)
  }

  static func statements(of facts: [ChangeFact], in comparison: Comparison) -> [ChangeStatement] {
    let statements = facts.map { ChangeStatement($0, in: comparison) }
    // A stable order: within a topic that of the facts.
    return Topic.allCases.flatMap { topic in statements.filter { $0.topic == topic } }
  }

}

extension ChangeStatement {
  init(_ fact: ChangeFact, in comparison: Comparison) {
    switch fact {
    case .start(let coordinator, let come, let gone, let others):
      self = StartWords(coordinator: coordinator, come: come, gone: gone, others: others).statement(
        in: comparison)
    case .window(let owner, let come, let gone): self.init(window: owner, come: come, gone: gone, in: comparison)
    case .reach(let entry, let isLost, let ways, let onward):
      self.init(entry, isLost: isLost, ways: ways, onward: onward, in: comparison)
    case .handover(let from, let to, let pairs): self.init(from: from, to: to, pairs, in: comparison)
    case .redirection(let pair): self.init(pair, in: comparison)
    case .moves(let moves, let isOnlyWayOn): self.init(moves, isOnlyWayOn: isOnlyWayOn, in: comparison)
    case .edge(let edge, let moves, let onward): self.init(edge, moves: moves, onward: onward, in: comparison)
    case .upkeep(let edges): self.init(upkeep: edges, in: comparison)
    case .wires(let wires): self.init(wires: wires, in: comparison)
    case .strength(let wire): self.init(strength: wire, in: comparison)
    case .coordinator(let change, let own, let takenOver):
      self = CoordinatorWords(change: change, own: own, takenOver: takenOver).statement(in: comparison)
    case .role(let change): self.init(role: change)
    case .rename(let rename): self.init(rename)
    case .finding(let finding): self.init(finding)
    }
    leavesWays = fact.leavesWays
  }
}

// MARK: - Types

extension ChangeStatement {
  /// "`SceneDelegate` now opens the app with `B` instead of `A`".
  private init(window owner: String, come: [WindowScreen], gone: [WindowScreen], in comparison: Comparison) {
    let new = Phrase.list(come.map(\.screen), last: "or")
    let old = Phrase.list(gone.map { comparison.difference.newID(of: $0.screen) }, last: "or")
    let former: Phrase = gone.isEmpty ? "" : " instead of \(old)"
    let phrase: Phrase =
      come.isEmpty
      ? "\(name: owner) no longer opens the app with \(old)" : "\(name: owner) now opens the app with \(new)\(former)"
    self.init(
      topic: .starts, sign: come.isEmpty ? .removed : gone.isEmpty ? .added : .changed, phrase: phrase,
      location: (come + gone).first?.location, subjects: Set([owner] + (come + gone).map(\.screen)))
  }

  private init(_ rename: GraphDifference.Rename) {
    self.init(
      topic: rename.to.kind == .coordinator ? .coordinators : .types, sign: .changed, isRename: true,
      phrase: "\(name: rename.from.id) is now called \(name: rename.to.id)", location: rename.to.location,
      subjects: [rename.from.id, rename.to.id])
  }

  private init(role change: Change<Node>) {
    let node = change.current
    let isCoordinator = [change.before, change.after].contains { $0?.kind == .coordinator }
    let phrase: Phrase =
      if let before = change.before, before.kind != node.kind {
        "\(name: node.id) is \(node.kind.phrase) now, was \(before.kind.phrase)"
      } else {
        node.isBase ? "\(name: node.id) is only a base class now" : "\(name: node.id) is no mere base class any more"
      }
    self.init(
      topic: isCoordinator ? .coordinators : .types, sign: .changed, phrase: phrase, location: node.location,
      subjects: [node.id])
  }

  private init(_ finding: Comparison.Remark) {
    self.init(
      topic: .findings, sign: .added, phrase: "\(name: finding.rule): \(quote: finding.message)",
      location: finding.location, subjects: Set(finding.symbols), finding: finding)
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
