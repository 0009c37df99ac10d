import GraphModel

/// What a picture's legend explains: exactly what is drawn in it.
struct PictureKey: Equatable {
  /// How screens come up, as words before their names.
  var transitions: Set<Transition> = []
  /// How screens come up, as colours of arrows.
  var moves: Set<Transition> = []
  var arrows: Set<Arrow> = []
  var marks: Set<Mark> = []

  /// What else is drawn, in the order of the legend.
  enum Mark: CaseIterable {
    case owner, box, likelyScreen, rest, starts, severalWays, crowd

    var caption: String {
      switch self {
      case .owner: "starts the app's coordinators"
      case .box: "a coordinator with its screens"
      case .likelyScreen: "likely shown there"
      case .rest: "stands for more"
      case .starts: "starts a coordinator"
      case .severalWays: "more than one way"
      case .crowd: "more arrows lead here than are drawn"
      }
    }
  }

  static let nothing = PictureKey()

  private init() {}

  init(cards index: GraphIndex, arrows drawn: StartArrows, hasCalls: Bool, options: ViewOptions) {
    let rows = index.coordinators.flatMap { index.screens[$0.id] ?? [] }
    transitions = Set(rows.compactMap(\.transition))
    arrows = Set(
      drawn.all.map { Arrow($0) } + (hasCalls ? [.callback] : []))
    if !drawn.crowds.isEmpty { marks.insert(.crowd) }
    addMarks(index, rows, options)
  }

  init(flow index: GraphIndex, passages: FlowPassages, options: ViewOptions) {
    let rows = index.coordinators.flatMap { index.screens[$0.id] ?? [] }
    transitions = Set(rows.compactMap(\.transition))
    let starts = index.roots.filter { index.isShown($0.from) && index.isShown($0.to) }
    let lone = passages.all.filter(\.moves.isEmpty).compactMap(\.start)
    arrows = Set((starts + lone).map { Arrow($0) })
    for passage in passages.all where !passage.moves.isEmpty {
      let kinds = Set(passage.moves.map(\.key.transition))
      if kinds.count > 1 {
        marks.insert(.severalWays)
      } else if case .some(.some(let transition)) = kinds.first {
        moves.insert(transition)
      } else {
        marks.insert(.starts)
      }
      if passage.edges.allSatisfy({ $0.confidence == .likely }) { arrows.insert(.likely) }
    }
    // A move that starts a coordinator is drawn like a start.
    if arrows.contains(.kept) { marks.remove(.starts) }
    if !passages.crowds.isEmpty { marks.insert(.crowd) }
    if !rows.isEmpty { marks.insert(.box) }
    addMarks(index, rows, options)
  }

  private mutating func addMarks(_ index: GraphIndex, _ rows: [Edge], _ options: ViewOptions) {
    if !index.owners.isEmpty { marks.insert(.owner) }
    if rows.contains(where: { $0.confidence == .likely }) { marks.insert(.likelyScreen) }
    if index.coordinators.contains(where: { options.cardNotes[$0.id] != nil }) { marks.insert(.rest) }
  }
}
