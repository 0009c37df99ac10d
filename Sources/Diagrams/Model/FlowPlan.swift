import GraphModel

/// Which screens stand in which coordinator's box, and which arrows join them.
struct FlowPlan {
  /// One screen in one coordinator's box.
  struct Place: Hashable {
    let coordinator: String
    let screen: String

    /// The name of its node: unique, and readable as the node's title.
    var id: String { "\(coordinator) › \(screen)" }
  }

  enum End: Hashable {
    case place(Place)
    case coordinator(String)

    fileprivate var coordinator: String {
      switch self {
      case .place(let place): place.coordinator
      case .coordinator(let id): id
      }
    }
  }

  /// The moves of a user between the same two ends by the same transition.
  struct Move {
    struct Key: Hashable {
      let from: Place
      let to: End
      /// Nil where the move starts a coordinator.
      let transition: Transition?
    }

    let key: Key
    /// In the document's order.
    let first: Edge
    fileprivate(set) var others: [Edge] = []

    /// What the user does, sorted.
    var triggers: [String] { Set(([first] + others).compactMap { $0.flow?.trigger }).sorted() }
  }

  /// The boxes' screens, in display order.
  private(set) var places: [String: [Place]] = [:]
  private(set) var moves: [Move] = []
  /// Children that no move of the user leads to, and others as far as nothing that is drawn would lead to their boxes from the root.
  private(set) var starts: [Edge] = []

  private let boxes: Set<String>
  /// The coordinators whose boxes a screen stands in.
  private var holders: [String: Set<String>] = [:]
  private var positions: [Move.Key: Int] = [:]
  /// Where a move from within the same box leads.
  private var reached: Set<Place> = []

  init(_ index: GraphIndex) {
    boxes = Set(index.coordinators.map(\.id))
    for coordinator in index.coordinators {
      for edge in index.screens[coordinator.id] ?? [] { put(edge.to, into: coordinator.id) }
    }
    index.flows.forEach { add($0) }
    let started = Set(index.flows.compactMap { edge in edge.flow.map { [$0.by, edge.to] } })
    starts = index.children.filter { !started.contains([$0.from, $0.to]) }
    starts += missingStarts(index)
  }

  /// The first starts in the source that it takes until the arrows lead from the roots to every box.
  private func missingStarts(_ index: GraphIndex) -> [Edge] {
    var targets = Dictionary(grouping: starts, by: \.from).mapValues { $0.map(\.to) }
    for move in moves { targets[move.key.from.coordinator, default: []].append(move.key.to.coordinator) }
    var reached: Set<String> = []
    func reach(_ coordinator: String) {
      var pending = [coordinator]
      while let next = pending.popLast() {
        if reached.insert(next).inserted { pending += targets[next] ?? [] }
      }
    }
    index.roots.map(\.to).forEach(reach)
    var missing: [Edge] = []
    var open = index.children.sorted { $0.place < $1.place }
    while let next = open.firstIndex(where: { reached.contains($0.from) && !reached.contains($0.to) }) {
      reach(open[next].to)
      missing.append(open.remove(at: next))
    }
    return missing
  }

  /// Where an arrow to a coordinator ends: its first screen that nothing within its box leads to.
  func entry(of coordinator: String) -> Place? {
    let places = places[coordinator] ?? []
    return places.first { !reached.contains($0) } ?? places.first
  }

  private mutating func add(_ edge: Edge) {
    guard let flow = edge.flow, let from = place(of: edge.from, by: flow.by), let to = end(of: edge.to, by: flow.by)
    else { return }
    let transition: Transition? = if case .transition(let transition) = flow.move { transition } else { nil }
    let key = Move.Key(from: from, to: to, transition: transition)
    if let position = positions[key] {
      moves[position].others.append(edge)
    } else {
      positions[key] = moves.count
      moves.append(Move(key: key, first: edge))
    }
    if case .place(let to) = to, to != from, to.coordinator == from.coordinator { reached.insert(to) }
  }

  private mutating func end(of node: String, by coordinator: String) -> End? {
    boxes.contains(node) ? .coordinator(node) : place(of: node, by: coordinator).map(End.place)
  }

  /// In the box of the coordinator that makes the move, else where the screen is, else added to the former.
  private mutating func place(of screen: String, by coordinator: String) -> Place? {
    guard !boxes.contains(screen) else { return nil }
    if let holders = holders[screen], let first = holders.min() {
      return Place(coordinator: holders.contains(coordinator) ? coordinator : first, screen: screen)
    }
    return boxes.contains(coordinator) ? put(screen, into: coordinator) : nil
  }

  @discardableResult
  private mutating func put(_ screen: String, into coordinator: String) -> Place {
    let place = Place(coordinator: coordinator, screen: screen)
    if holders[screen, default: []].insert(coordinator).inserted { places[coordinator, default: []].append(place) }
    return place
  }
}

extension Edge {
  /// Where it stands in the source; documents without evidence fall back on the target.
  fileprivate var place: (String, Int, Int, String) {
    let location = evidence.first?.location
    return (location?.file ?? "", location?.line ?? 0, location?.column ?? 0, to)
  }

  /// The facts of a flow edge; nil for other edges.
  var flow: FlowRelation? {
    if case .flow(let flow) = relation { flow } else { nil }
  }
}
