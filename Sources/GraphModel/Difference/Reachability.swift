/// What a user can get to from where the app begins.
package struct Reachability {
  /// Whether the document knows where the app begins; where it does not, nothing is said of what can be reached.
  package let hasStart: Bool
  private let reached: Set<String>
  private let following: [String: [String]]
  /// What calls a coordinator back though nothing leads there.
  private let callers: Set<String>

  /// - Parameters:
  ///   - uncalled: by coordinator, what only code leads to that nothing calls.
  ///   - steps: pairs of a page and one that it shows itself.
  package init(_ document: GraphDocument, besides uncalled: [String: Set<String>] = [:], steps: Set<[String]> = []) {
    let idle = Set(document.idleRootEdges)
    let ways = document.edges.filter { $0.isWay && !$0.isUncalled(among: uncalled) && !idle.contains($0) }
    let pages = Dictionary(grouping: steps, by: { $0[0] }).mapValues { $0.map { $0[1] } }
    following = Dictionary(grouping: ways, by: \.from).mapValues { $0.map(\.to) }.merging(pages, uniquingKeysWith: +)
    let starts = ways.filter { $0.relation.kind == "root" }.map(\.to)
    hasStart = !starts.isEmpty
    reached = Self.reached(from: starts, along: ways, pages)
    let led = Set(ways.map(\.to))
    callers = Set(document.edges.filter { $0.relation.kind == "delegate" && !led.contains($0.from) }.map(\.from))
  }

  /// Whether a node is a screen that stands somewhere, as a part of a page, though it is not known where.
  package func isPart(_ node: Node) -> Bool { node.kind == .screen && callers.contains(node.id) }

  package func reaches(_ id: String) -> Bool { reached.contains(id) }

  /// All that lies behind a node, itself included.
  package func behind(_ id: String) -> Set<String> { Self.closure(of: [id], following) }

  /// What users get to. A move takes a coordinator that makes it: on a screen that several of them show, what those do leads nowhere whose parents
  /// are never started. Of one to which nothing leads it is not known whether it is.
  private static func reached(
    from starts: [String], along ways: [Edge], _ steps: [String: [String]]
  ) -> Set<String> {
    let led = Set(ways.map(\.to))
    var moves: [String: [Edge]] = [:]
    var following = steps
    for way in ways {
      if let mover = way.mover, mover != way.to, led.contains(mover) {
        for end in Set([way.from, mover]) { moves[end, default: []].append(way) }
      } else {
        following[way.from, default: []].append(way.to)
      }
    }
    var found = Set(starts)
    var waiting = starts
    while let next = waiting.popLast() {
      let open = (moves[next] ?? []).filter { found.contains($0.from) && $0.mover.map(found.contains) == true }
      for node in (following[next] ?? []) + open.map(\.to) where found.insert(node).inserted { waiting.append(node) }
    }
    return found
  }

  private static func closure(of starts: [String], _ following: [String: [String]]) -> Set<String> {
    var found = Set(starts)
    var waiting = starts
    while let next = waiting.popLast() {
      for node in following[next] ?? [] where found.insert(node).inserted { waiting.append(node) }
    }
    return found
  }
}

extension GraphDocument {
  /// The coordinators that something else makes, and does not only keep where the system begins the app.
  package var roots: [String] {
    let idle = Set(idleRootEdges)
    return edges.filter { $0.relation.kind == "root" && !idle.contains($0) }.map(\.to)
  }

  /// From what the system launches to the coordinators that it only keeps: nothing starts them.
  fileprivate var idleRootEdges: [Edge] {
    let launched = Set(nodes.filter(\.isLaunch).map(\.id))
    return edges.filter { $0.relation == .root(isRetained: true, isStarted: false) && launched.contains($0.from) }
  }
}

extension Comparison {
  /// The roots of a side that are made where the system begins the app. Documents of earlier versions do not say where that is: then what the
  /// other side says counts.
  package func launchedRoots(of side: Side) -> [Edge] {
    let launched = Set((base.graph.nodes + head.graph.nodes).filter(\.isLaunch).map(\.id))
    let idle = Set(side.graph.idleRootEdges)
    return side.graph.edges.filter {
      $0.relation.kind == "root" && launched.contains($0.from) && !idle.contains($0)
    }
  }
}

extension Edge {
  /// Whether a user may get along it; a callback leads to no other place by itself.
  fileprivate var isWay: Bool {
    switch relation {
    case .root, .child, .screen, .flow: true
    case .delegate: false
    }
  }

  /// Whether it leads a coordinator to what only code leads to that nothing calls.
  func isUncalled(among goals: [String: Set<String>]) -> Bool {
    switch relation {
    case .child, .screen: goals[from]?.contains(to) == true
    case .root, .flow, .delegate: false
    }
  }

  /// The coordinator that makes a move; nil for what is none.
  fileprivate var mover: String? { if case .flow(let flow) = relation { flow.by } else { nil } }
}

/// Coordinators and screens that both documents have, and that a user can get to in one of them alone.
public struct ReachChanges: Equatable, Sendable {
  /// One that can or cannot be reached any more, with what lies behind it and shares its fate.
  public struct Entry: Equatable, Sendable {
    /// As the head has it.
    public let node: Node
    /// The ids of what can only be reached through it, sorted.
    public let behind: [String]
  }

  /// What can be reached now and could not before.
  public let gained: [Entry]
  /// What could be reached before and cannot now.
  public let lost: [Entry]

  /// - Parameter difference: of the two documents.
  init(from base: Comparison.Side, to head: Comparison.Side, _ difference: GraphDifference) {
    let (old, new) = (base.reachability, head.reachability)
    guard old.hasStart, new.hasStart else {
      (gained, lost) = ([], [])
      return
    }
    let heads = Dictionary(head.graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    let shared = base.graph.nodes.compactMap { node in heads[difference.newID(of: node.id)].map { (old: node, new: $0) }
    }
    .filter { pair in [pair.old, pair.new].allSatisfy { $0.kind == .coordinator || $0.kind == .screen } }
    let gainedPairs = shared.filter {
      !old.reaches($0.old.id) && new.reaches($0.new.id) && !old.isPart($0.old)
    }
    let lostPairs = shared.filter {
      old.reaches($0.old.id) && !new.reaches($0.new.id) && !new.isPart($0.new)
    }
    // What lies behind is looked up where nothing else leads there: on the side where it cannot be reached.
    gained = Self.entries(gainedPairs.map { (id: $0.old.id, node: $0.new) }, old)
    lost = Self.entries(lostPairs.map { (id: $0.new.id, node: $0.new) }, new)
  }

  /// Those that lie behind no other, in the order of their ids.
  private static func entries(_ all: [(id: String, node: Node)], _ side: Reachability) -> [Entry] {
    // The one with the most behind it first: of a circle any leads to all, and the first in order stands for it.
    let reach = all.map { (item: $0, behind: side.behind($0.id)) }
      .sorted { ($1.behind.count, $0.item.node.id) < ($0.behind.count, $1.item.node.id) }
    var covered: Set<String> = []
    var entries: [Entry] = []
    for (item, behind) in reach where !covered.contains(item.id) {
      let mine = all.filter { $0.id != item.id && behind.contains($0.id) && !covered.contains($0.id) }
      covered.formUnion(behind)
      entries.append(Entry(node: item.node, behind: mine.map(\.node.id).sorted()))
    }
    return entries.sorted { $0.node.id < $1.node.id }
  }
}
