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
  /// - Parameter layOut: the picture in which some coordinators are opened.
  func best(
    _ layOut: (Set<String>) throws -> PictureFitter.Fitted
  ) rethrows -> (opened: Set<String>, fitted: PictureFitter.Fitted) {
    var waiting = order[...]
    var opened: Set<String> = []
    var best = try layOut(opened)
    for _ in 0...Self.passedOver where best.text >= least {
      let (count, fitted) = try last(waiting.count, after: best) { try layOut(opened.union(waiting.prefix($0))) }
      best = fitted
      opened.formUnion(waiting.prefix(count))
      waiting = waiting.dropFirst(count + 1)
    }
    return (opened, best)
  }

  /// The most of a number of additions that fits, and its picture.
  ///
  /// Each try is a layout, and large ones take long: the step is doubled as long as it fits, and then halved.
  private func last(
    _ all: Int, after fitted: PictureFitter.Fitted, _ layOut: (Int) throws -> PictureFitter.Fitted
  ) rethrows -> (count: Int, fitted: PictureFitter.Fitted) {
    var best = (count: 0, fitted: fitted)
    var beyond = all + 1
    while best.count + 1 < beyond {
      let next = min(2 * best.count + 1, (best.count + beyond) / 2)
      let fitted = try layOut(next)
      if fitted.text >= least { best = (next, fitted) } else { beyond = next }
    }
    return best
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
