import GraphModel

/// The statement on one move of a user.
struct MoveEntry {
  let entry: Entry

  init(_ edge: Edge, in content: SiteContent) {
    let trigger = edge.flow?.trigger ?? ""
    let (index, openings) = (content.index, content.plan.openings)
    let opened = edge.flow?.move == .start ? openings.screens(of: edge.to) : []
    entry = Entry(
      statement: [.type(edge.from), " · ", .code(trigger), " → "]
        + content.phrases.target(of: edge, openings) + content.phrases.doubt(edge),
      evidence: content.index.places(of: edge),
      name: ([edge.from, edge.to] + opened).map(index.name).joined(separator: " ") + " " + trigger)
  }

  /// Moves under the coordinators that make them, in the order of their names.
  static func groups(of moves: [Edge], in content: SiteContent) -> [EntryGroup] {
    let index = content.index
    let groups = Dictionary(grouping: moves) { $0.flow?.by ?? "" }
    return groups.keys.sorted { (index.name(of: $0), $0) < (index.name(of: $1), $1) }.map { maker in
      let moves = groups[maker] ?? []
      return EntryGroup(
        // No link: it stands in what unfolds the group.
        head: [.text(index.name(of: maker)), " ", .aside(content.words.count(moves.count, .move))],
        entries: moves.map { MoveEntry($0, in: content).entry })
    }
  }
}
