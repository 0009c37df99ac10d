import GraphModel

/// Both graphs of a comparison in one: what is there now, what is gone, and which is which.
///
/// Nodes that go by a new name stand under it, so that an edge that was removed joins what it joined.
struct Overlay {
  /// A coordinator or owner, with what the picture says inside its card.
  struct Card {
    let node: Node
    let sign: ChangeSign?
    /// What it was called, where it was renamed.
    let formerName: String?
    /// Empty for cards that only show where a change stands.
    var rows: [Row] = []
  }

  /// One line of a card.
  struct Row: Equatable {
    enum Content: Equatable {
      /// A screen that the coordinator shows.
      case screen(Transition, former: Transition?)
      /// The callback of another object to the coordinator.
      case callback
      /// A move of a user that the coordinator makes.
      case move
    }

    let content: Content
    let text: String
    let sign: ChangeSign?
    /// What changed, in words; for rows that did not change, what the edge says.
    let tooltip: String
    let location: SourceLocation?
  }

  /// An arrow from an owner or parent to what it starts.
  struct Start {
    let edge: Edge
    let sign: ChangeSign?
    /// What changed, in a few words; nil for an arrow that did not change.
    let label: String?
    /// What changed, in words; for arrows that did not change, what the edge says.
    let tooltip: String
  }

  private(set) var cards: [Card]
  private(set) var starts: [Start]

  /// - Parameters:
  ///   - context: how many steps from a change a coordinator may be to be shown; nil for all.
  ///   - kinds: the kinds of the edges whose changes are shown; nil for all.
  init(_ comparison: Comparison, context: Int? = 1, kinds: Set<String>? = nil) {
    var builder = OverlayBuilder(comparison, kinds: kinds)
    builder.keep(within: context)
    cards = builder.cards()
    starts = builder.starts
  }
}

extension Overlay {
  /// Whether any of it came, went or changed.
  var hasChanges: Bool {
    starts.contains { $0.sign != nil } || cards.contains(where: \.hasChanges)
  }

  /// The same without the arrows that did not change, and the cards that only these lead to, where there are more of them than `limit`.
  func withoutTangle(of limit: Int) -> Overlay {
    guard starts.count(where: { $0.sign == nil }) > limit else { return self }
    var overlay = self
    overlay.starts.removeAll { $0.sign == nil }
    let ends = Set(overlay.starts.flatMap { [$0.edge.from, $0.edge.to] })
    overlay.cards.removeAll { !$0.hasChanges && !ends.contains($0.node.id) }
    return overlay
  }
}

extension Overlay.Card {
  fileprivate var hasChanges: Bool { sign != nil || rows.contains { $0.sign != nil } }
}

extension Overlay.Row: Comparable {
  /// Screens first, in the order of the code, which what is gone no longer has.
  static func < (first: Overlay.Row, second: Overlay.Row) -> Bool {
    first.sortKey.lexicographicallyPrecedes(second.sortKey)
  }

  private var sortKey: [String] {
    (sign == .removed ? [content.rank, "gone"] : [content.rank, ""]) + (location?.sortKey ?? []) + [text]
  }
}

extension Overlay.Row.Content {
  fileprivate var rank: String {
    switch self {
    case .screen: "0"
    case .callback: "1"
    case .move: "2"
    }
  }
}
