/// The steps from node to node that a user may be led along, in the document's order.
struct Steps {
  let following: [String: [String]]
  let preceding: [String: [String]]

  /// - Parameter admits: whether an edge is a step.
  init(_ edges: [Edge], where admits: (Edge) -> Bool) {
    let steps = edges.filter { admits($0) && $0.from != $0.to }
    following = Dictionary(grouping: steps, by: \.from).mapValues { $0.map(\.to) }
    preceding = Dictionary(grouping: steps, by: \.to).mapValues { $0.map(\.from) }
  }

  /// From owners to coordinators and from parents to children.
  static func starts(_ document: GraphDocument) -> Steps {
    Steps(document.edges) { $0.relation.isStart }
  }

  /// As a user gets on: what a coordinator's start brings up first, and the moves. Of screens that neither leads to, and of
  /// coordinators of which nothing is known to come first, all count.
  static func ways(_ document: GraphDocument) -> Steps {
    let initial = document.edges.filter(\.isInitialScreen)
    let leaders = Set(initial.map(\.from))
    let led = Set(initial.map(\.to) + document.edges.filter { $0.flow != nil }.map(\.to))
    return Steps(document.edges) { edge in
      switch edge.relation {
      case .root, .child, .flow: true
      case .screen(let screen): screen.isInitial || !leaders.contains(edge.from) || !led.contains(edge.to)
      case .delegate: false
      }
    }
  }

  /// How many steps each node is away from the nearest start, as far as a limit.
  static func distances(
    from starts: some Sequence<String>, along steps: [String: [String]], limit: Int = .max
  ) -> [String: Int] {
    var distances: [String: Int] = [:]
    var level = Array(starts)
    var distance = 0
    while !level.isEmpty, distance <= limit {
      var next: [String] = []
      for id in level where distances[id] == nil {
        distances[id] = distance
        next += steps[id] ?? []
      }
      level = next
      distance += 1
    }
    return distances
  }
}

extension Relation {
  /// Whether it starts a coordinator.
  package var isStart: Bool {
    switch self {
    case .root, .child: true
    case .delegate, .screen, .flow: false
    }
  }
}

extension GraphDocument {
  /// The coordinators that the app begins with: what owners start, then what nobody starts, then one of each circle that is left.
  package var tops: [String] {
    let steps = Steps.starts(self)
    let coordinators = nodes.filter { $0.kind == .coordinator }.map(\.id)
    let roots = edges.filter { $0.relation.kind == "root" }.map(\.to)
    let orphans = coordinators.filter { (steps.preceding[$0] ?? []).isEmpty }
    var tops: [String] = []
    var reached: Set<String> = []
    for id in roots + orphans + coordinators where !reached.contains(id) {
      tops.append(id)
      reached.formUnion(Steps.distances(from: [id], along: steps.following).keys)
    }
    return tops
  }

  /// The coordinators that flows begin with: the children of those that the app begins with, and of these those without any.
  package var flowHeads: [String] {
    let following = Steps.starts(self).following
    var seen: Set<String> = []
    return tops.flatMap { top in following[top] ?? [top] }.filter { seen.insert($0).inserted }
  }

  /// How many starts each coordinator is away from those that the app begins with.
  package var coordinatorLevels: [String: Int] {
    Steps.distances(from: tops, along: Steps.starts(self).following)
  }
}
