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
  /// Children that no move of the user leads to.
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
  /// The facts of a flow edge; nil for other edges.
  var flow: FlowRelation? {
    if case .flow(let flow) = relation { flow } else { nil }
  }
}
