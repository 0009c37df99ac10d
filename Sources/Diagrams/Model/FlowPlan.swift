import GraphModel

/// Which screens stand in which coordinator's box, and which arrows join them.
struct FlowPlan {
  /// One screen in one coordinator's box.
  struct Place: Hashable {
    /// Empty where no coordinators are shown.
    let coordinator: String
    let screen: String

    /// The name of its node: unique, and readable as the node's title.
    var id: String { coordinator.isEmpty ? screen : "\(coordinator) › \(screen)" }
  }

  enum End: Hashable {
    case place(Place)
    case coordinator(String)

    var coordinator: String {
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

    /// All of them, in the document's order.
    var edges: [Edge] { [first] + others }
    /// What the user does, sorted.
    var triggers: [String] { Set(edges.compactMap { $0.flow?.trigger }).sorted() }
  }

  /// The boxes' screens, in display order.
  private(set) var places: [String: [Place]] = [:]
  private(set) var moves: [Move] = []
  /// Children that no move of the user leads to from their parent's box.
  private(set) var starts: [Edge] = []

  private let boxes: Set<String>
  /// The coordinators whose boxes a screen stands in.
  private var holders: [String: Set<String>] = [:]
  private var positions: [Move.Key: Int] = [:]
  /// Where a move from within the same box leads.
  private var reached: Set<Place> = []

  init(_ index: GraphIndex) {
    boxes = Set(index.coordinators.map(\.id))
    if boxes.isEmpty { places[""] = index.screensAlone.map { Place(coordinator: "", screen: $0.id) } }
    for coordinator in index.coordinators {
      for edge in index.screens[coordinator.id] ?? [] { put(edge.to, into: coordinator.id) }
    }
    for (screen, edges) in Dictionary(grouping: index.screens.values.joined(), by: \.to) {
      holders[screen] = Set(edges.map(\.from)).intersection(boxes)
    }
    index.flows.forEach { add($0) }
    let led = Set(moves.map { [$0.key.from.coordinator, $0.key.to.coordinator] })
    starts = index.children.filter { !led.contains([$0.from, $0.to]) }
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

  /// In the box of the coordinator that makes the move, else of the first that shows the screen; a screen that nobody shows stands with whoever
  /// moves on from it.
  ///
  /// Nothing but the move and the screen's own edges decides, so that a screen stands in the same box in a picture of a part.
  private mutating func place(of screen: String, by coordinator: String) -> Place? {
    guard !boxes.contains(screen) else { return nil }
    if boxes.isEmpty { return Place(coordinator: "", screen: screen) }
    if let holders = holders[screen], let first = holders.min() {
      return Place(coordinator: holders.contains(coordinator) ? coordinator : first, screen: screen)
    }
    return boxes.contains(coordinator) ? put(screen, into: coordinator) : nil
  }

  @discardableResult
  private mutating func put(_ screen: String, into coordinator: String) -> Place {
    let place = Place(coordinator: coordinator, screen: screen)
    if places[coordinator]?.contains(place) != true { places[coordinator, default: []].append(place) }
    return place
  }
}
