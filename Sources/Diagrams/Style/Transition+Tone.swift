import GraphModel

extension Transition {
  /// The colour of the word and, in the flow view, of the arrow.
  var tone: Tone {
    switch self {
    case .push: .push
    case .present: .present
    case .root: .root
    case .tab: .tab
    case .embed: .embed
    case .other: .other
    }
  }

  /// The colour behind the word.
  var tint: Tone {
    switch self {
    case .push: .pushTint
    case .present: .presentTint
    case .root: .rootTint
    case .tab: .tabTint
    case .embed: .embedTint
    case .other: .otherTint
    }
  }

  /// The order of rows in a card: what is there first stands first.
  static let displayOrder: [Transition] = [.root, .tab, .push, .present, .embed, .other]

  var displayRank: Int { Self.displayOrder.firstIndex(of: self) ?? Self.displayOrder.count }
}
