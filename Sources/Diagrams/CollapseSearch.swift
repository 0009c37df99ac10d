import GraphModel

/// Which coordinators a picture has room to open.
struct CollapseSearch {
  /// So many coordinators that do not fit are passed over in favor of those that come after them.
  private static let passedOver = 2

  let order: [String]
  /// The height of text that is needed, in pixels.
  let least: Double

  /// The first coordinators that fit; where one does not, those after it are tried. None where nothing fits.
  ///
  /// - Parameter measure: the graph in which some coordinators are opened; asked from several threads at once.
  func best(
    _ measure: @Sendable (Set<String>) throws -> PictureFitter.Measured
  ) throws -> (opened: Set<String>, measured: PictureFitter.Measured) {
    var waiting = order[...]
    var opened: Set<String> = []
    var best = try measure(opened)
    for _ in 0...Self.passedOver where best.text >= least {
      let (count, measured) = try last(waiting.count, after: best) { [opened, waiting] in
        try measure(opened.union(waiting.prefix($0)))
      }
      best = measured
      opened.formUnion(waiting.prefix(count))
      waiting = waiting.dropFirst(count + 1)
    }
    return (opened, best)
  }

  /// The most of a number of additions that fits, and its graph.
  ///
  /// Each try is a layout, and large ones take long: the step grows as long as it fits, and what is left is then cut in three, so that
  /// two tries run at once.
  private func last(
    _ all: Int, after measured: PictureFitter.Measured, _ measure: @Sendable (Int) throws -> PictureFitter.Measured
  ) throws -> (count: Int, measured: PictureFitter.Measured) {
    var best = (count: 0, measured: measured)
    var beyond = all + 1
    while best.count + 1 < beyond {
      let tries = steps(from: best.count, to: beyond)
      for (count, measured) in zip(tries, try Concurrently.map(tries, measure)) {
        guard measured.text >= least else {
          beyond = count
          break
        }
        best = (count, measured)
      }
    }
    return best
  }

  /// At most two numbers between what fits and what does not.
  private func steps(from best: Int, to beyond: Int) -> [Int] {
    let room = beyond - best
    let first = min(2 * best + 1, best + max(1, room / 3))
    let second = min(4 * best + 3, first + max(1, (beyond - first) / 2))
    return second < beyond ? [first, second] : [first]
  }
}

/// In which order coordinators are opened: what the app's most important owner leads to first, level by level, and of a level those that
/// least lies behind.
struct OpeningOrder {
  /// Those that hide something while they are closed.
  let coordinators: [String]

  /// - Parameter showsScreens: whether opening a coordinator shows its screens, and not only its children.
  init(_ document: GraphDocument, showsScreens: Bool) {
    let index = GraphIndex(document)
    let following = Dictionary(grouping: index.roots + index.children, by: \.from).mapValues { $0.map(\.to) }
    let reachability = Reachability(document)
    var found: [String] = []
    var seen: Set<String> = []
    for start in index.owners.map(\.id) + document.tops {
      var level = [start]
      while !level.isEmpty {
        let new = level.filter { seen.insert($0).inserted }
        let weights = new.map { (id: $0, weight: reachability.behind($0).count) }
        found += weights.sorted { ($0.weight, $0.id) < ($1.weight, $1.id) }.map(\.id)
        level = new.flatMap { following[$0] ?? [] }
      }
    }
    coordinators = found.filter { id in
      index.nodes[id]?.kind == .coordinator
        && (!index.children(of: id).isEmpty || showsScreens && index.screens[id] != nil)
    }
  }
}
