/// Which nodes of a document a selection means, before anything is taken out of it.
struct SelectionPlan {
  /// What stays: owners, coordinators and screens.
  var shown: Set<String>
  /// Coordinators that stand for what only they lead to: arrows from there begin at them.
  private(set) var collapsed: Set<String> = []
  /// Those of them whose own screens are not shown.
  private(set) var bare: Set<String> = []
  /// Whether the coordinators that do not stay are told of on the cards that lead to them.
  private(set) var tellsRest: Bool
  let only: GraphSelection.Only?
  /// Without what is left out whatever it leads to.
  let document: GraphDocument

  init(_ selection: GraphSelection, in document: GraphDocument) {
    let hidden = document.ids(of: selection.hidden)
    let rest = hidden.isEmpty ? document : document.without(hidden)
    self.document = rest
    only = selection.only
    shown = Set(rest.nodes.filter { $0.kind != .participant }.map(\.id))
    tellsRest = !selection.focus.isEmpty || selection.depth != nil || !selection.collapsed.isEmpty
    if !selection.focus.isEmpty {
      focus(on: rest.ids(of: selection.focus), within: selection.depth ?? 1)
    } else if let depth = selection.depth {
      cut(at: depth)
    }
    if !selection.reaches.isEmpty { keepWays(to: rest.ids(of: selection.reaches)) }
    if let from = selection.from, let to = selection.to {
      keepShortestWays(from: rest.ids(of: [from]), to: rest.ids(of: [to]))
    }
    if !selection.collapsed.isEmpty { collapse(rest.ids(of: selection.collapsed), keepsScreens: false) }
  }

  /// Coordinators by the arrows between them, with their screens; around a screen, screens by the moves between them.
  private mutating func focus(on ids: Set<String>, within depth: Int) {
    let kinds = Dictionary(document.nodes.map { ($0.id, $0.kind) }) { first, _ in first }
    let flows = Steps(document.edges) { $0.flow != nil }
    let screens = ids.filter { kinds[$0] == .screen }
    let near = Self.near(screens.sorted(), flows, within: depth)
    let showers = document.edges.filter { $0.isScreen && near.contains($0.to) }.map(\.from)
    let others = ids.subtracting(screens).sorted()
    let around = Self.near(others, Steps.starts(document), within: depth)
    let rows = document.edges.filter { $0.isScreen && around.contains($0.from) }.map(\.to)
    shown.formIntersection(near.union(showers).union(around).union(rows))
  }

  private static func near(_ ids: [String], _ steps: Steps, within depth: Int) -> Set<String> {
    [steps.following, steps.preceding].reduce(into: Set(ids)) { near, steps in
      near.formUnion(Steps.distances(from: ids, along: steps, limit: depth).keys)
    }
  }

  /// Coordinators so many starts from those that the app begins with, and their screens.
  private mutating func cut(at depth: Int) {
    let near = Steps.distances(from: document.tops, along: Steps.starts(document).following, limit: depth)
    keep(coordinators: Set(near.keys))
  }

  /// Screens stay with a coordinator that shows them, and where nobody does.
  private mutating func keep(coordinators: Set<String>) {
    let shows = Dictionary(grouping: document.edges.filter(\.isScreen), by: \.to)
    shown = shown.filter { id in
      guard let node = document.node(id) else { return false }
      return switch node.kind {
      case .coordinator: coordinators.contains(id)
      case .screen:
        shows[id].map { $0.contains { coordinators.contains($0.from) && !bare.contains($0.from) } } ?? true
      case .owner, .participant: true
      }
    }
  }

  /// What leads from where the app begins to one of the targets; ways on from there are none to it.
  private mutating func keepWays(to targets: Set<String>) {
    let ways = Steps.ways(document)
    let following = ways.following.filter { !targets.contains($0.key) }
    let owners = document.edges.filter { $0.relation.kind == "root" }.map(\.from)
    let reached = Steps.distances(from: owners + document.tops, along: following)
    var leading = Steps.distances(from: targets.sorted(), along: ways.preceding)
    for target in targets { leading[target] = 0 }
    keep(places: Set(reached.keys).intersection(leading.keys).union(targets))
  }

  private mutating func keepShortestWays(from starts: Set<String>, to targets: Set<String>) {
    let ways = Steps.ways(document)
    let away = Steps.distances(from: starts.sorted(), along: ways.following)
    let left = Steps.distances(from: targets.sorted(), along: ways.preceding)
    guard let length = targets.compactMap({ away[$0] }).min() else {
      shown = []
      return
    }
    keep(places: Set(away.keys.filter { id in left[id].map { away[id, default: 0] + $0 == length } ?? false }))
  }

  /// Keeps some nodes, and the coordinators that show the screens among them, so that each stands where it belongs.
  private mutating func keep(places: Set<String>) {
    let lone = document.edges.filter { $0.isScreen && places.contains($0.to) }
    let shownBy = Dictionary(grouping: lone, by: \.to)
    let holders = shownBy.values.filter { edges in !edges.contains { places.contains($0.from) } }
      .flatMap { $0.map(\.from) }
    shown.formIntersection(places.union(holders))
  }

  mutating func keepFlow(from head: String) {
    let starts = Steps.starts(document)
    let members = Set(Steps.distances(from: [head], along: starts.following).keys)
    let near = members.union(starts.preceding[head] ?? [])
    let rows = document.edges.filter { $0.isScreen && members.contains($0.from) }.map(\.to)
    bare = near.subtracting(members)
    shown.formIntersection(near.union(rows))
  }

  mutating func collapse(_ ids: Set<String>, keepsScreens: Bool) {
    collapsed = ids.filter { document.node($0)?.kind == .coordinator }
    bare = keepsScreens ? [] : collapsed
    tellsRest = true
    let steps = Steps.starts(document).following.filter { !collapsed.contains($0.key) }
    let reached = Steps.distances(from: document.tops, along: steps)
    keep(coordinators: Set(reached.keys).intersection(shown))
  }
}

extension GraphDocument {
  func node(_ id: String) -> Node? {
    // Nodes are sorted by id.
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low].id == id ? nodes[low] : nil
  }

  /// The nodes that names and patterns mean.
  func ids(of names: [String]) -> Set<String> {
    let patterns = names.map { NamePattern($0) }
    return Set(nodes.filter { node in patterns.contains { node.isMeant(by: $0) } }.map(\.id))
  }

  /// The document without some nodes, their edges, and the moves that they make.
  func without(_ ids: Set<String>) -> GraphDocument {
    GraphDocument(
      generator: generator, nodes: nodes.filter { !ids.contains($0.id) },
      edges: edges.filter { edge in
        !ids.contains(edge.from) && !ids.contains(edge.to) && !(edge.flow.map { ids.contains($0.by) } ?? false)
      }, diagnostics: diagnostics)
  }
}
