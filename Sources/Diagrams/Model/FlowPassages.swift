import GraphModel

/// The arrows of the flow view between screens and boxes.
///
/// A few arrows are drawn as they are. Of many, those between the same two boxes or screens are one, and of those that lead to what is
/// reached from everywhere only the first on the way from the start is drawn; the others are a number at their end.
struct FlowPassages {
  /// What leads from one end to another.
  struct Passage {
    let from: FlowPlan.End
    let to: FlowPlan.End
    /// In the document's order.
    fileprivate(set) var moves: [FlowPlan.Move] = []
    /// The edge by which a parent starts a child, where that is no move of the user's.
    fileprivate(set) var start: Edge?

    /// What the user does, sorted.
    var triggers: [String] { Set(moves.flatMap(\.triggers)).sorted() }
    var edges: [Edge] { moves.flatMap(\.edges) + [start].compactMap(\.self) }
  }

  /// What more arrows than these lead to has a number instead.
  static let hubLimit = 2

  private(set) var all: [Passage]
  /// The coordinators that a box is reached from, or the screens that a screen is reached from, where arrows are left out; sorted by id.
  private(set) var crowds: [FlowPlan.End: [String]] = [:]

  init(_ plan: FlowPlan, _ index: GraphIndex) {
    let starts = plan.starts.filter { index.isShown($0.from) && index.isShown($0.to) }
    all =
      starts.map { Passage(from: .coordinator($0.from), to: .coordinator($0.to), start: $0) }
      + plan.moves.map { Passage(from: .place($0.key.from), to: $0.key.to, moves: [$0]) }
    guard all.count > Theme.crowdedArrows else { return }
    all = Self.merged(all)
    thinOut(plan, index)
  }

  private struct Pair: Hashable {
    let from: FlowPlan.End
    let to: FlowPlan.End
  }

  /// One passage for each two boxes, and for each two screens in one box.
  private static func merged(_ passages: [Passage]) -> [Passage] {
    var groups: [Pair: [Passage]] = [:]
    var order: [Pair] = []
    for passage in passages {
      let isInside = passage.from.coordinator == passage.to.coordinator
      let pair =
        isInside
        ? Pair(from: passage.from, to: passage.to)
        : Pair(from: .coordinator(passage.from.coordinator), to: .coordinator(passage.to.coordinator))
      if groups[pair] == nil { order.append(pair) }
      groups[pair, default: []].append(passage)
    }
    return order.map { pair in
      let group = groups[pair] ?? []
      let (froms, tos) = (Set(group.map(\.from)), Set(group.map(\.to)))
      return Passage(
        from: froms.count == 1 ? froms.first ?? pair.from : pair.from,
        to: tos.count == 1 ? tos.first ?? pair.to : pair.to,
        moves: group.flatMap(\.moves), start: group.lazy.compactMap(\.start).first)
    }
  }

  /// Leaves only the first arrow to what many lead to.
  private mutating func thinOut(_ plan: FlowPlan, _ index: GraphIndex) {
    let entering = Dictionary(grouping: all.indices.filter { all[$0].from != all[$0].to }) { all[$0].to }
    let hubs = entering.filter { $0.value.count > Self.hubLimit }
    let kept = firstArrows(plan, index)
    var dropped: Set<Int> = []
    for (end, arrows) in hubs {
      let first = kept[end] ?? arrows[0]
      dropped.formUnion(arrows.filter { $0 != first })
      let sources = arrows.flatMap { arrow -> [String] in
        if case .coordinator = end { return [all[arrow].from.coordinator] }
        return all[arrow].moves.map(\.key.from.screen)
      }
      crowds[end] = Set(sources).sorted()
    }
    all = all.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }

  /// The arrow by which each end is first reached from where the app begins.
  private func firstArrows(_ plan: FlowPlan, _ index: GraphIndex) -> [FlowPlan.End: Int] {
    let leaving = Dictionary(grouping: all.indices) { all[$0].from }
    var first: [FlowPlan.End: Int] = [:]
    var seen: Set<FlowPlan.End> = []
    for top in index.roots.map(\.to) + index.coordinators.map(\.id) {
      var waiting = [FlowPlan.End.coordinator(top)]
      var next = 0
      while next < waiting.count {
        let end = waiting[next]
        next += 1
        guard seen.insert(end).inserted else { continue }
        switch end {
        case .coordinator(let id): waiting += plan.entry(of: id).map { [.place($0)] } ?? []
        case .place(let place): waiting.append(.coordinator(place.coordinator))
        }
        for arrow in leaving[end] ?? [] where !seen.contains(all[arrow].to) {
          if first[all[arrow].to] == nil { first[all[arrow].to] = arrow }
          waiting.append(all[arrow].to)
        }
      }
    }
    return first
  }
}
