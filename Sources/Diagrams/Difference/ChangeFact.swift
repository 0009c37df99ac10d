import GraphModel

/// What a reviewer takes for one change, though it may be several edges of the graph.
enum ChangeFact: Equatable {
  /// A coordinator begins with other screens; `others` are those that it begins with on both sides.
  case start(coordinator: String, come: [EdgeChange], gone: [EdgeChange], others: [String])
  /// What an application or scene delegate puts into a window without a coordinator.
  case window(owner: String, come: [WindowScreen], gone: [WindowScreen])
  /// A way to something was added or taken away, and it was the only one.
  case reach(ReachChanges.Entry, isLost: Bool, ways: [EdgeChange], onward: [EdgeChange])
  /// Screens or children that another coordinator has now, all from one to one other.
  case handover(from: String, to: String, [EdgePair])
  /// A move that goes another way.
  case redirection(EdgePair)
  /// Moves between two screens.
  case moves([EdgeChange], isOnlyWayOn: Bool)
  /// A root, child or screen, with the moves that lead there and, where the screen comes or goes, those that lead on from it.
  case edge(EdgeChange, moves: [EdgeChange], onward: [EdgeChange])
  /// Children that are kept, started or ended in another way now, all in the same.
  case upkeep([EdgeChange])
  /// All that changed in the wires between two objects.
  case wires([EdgeChange])
  /// A delegate's strength.
  case strength(EdgeChange)
  /// A coordinator came or went, with all that belongs to it.
  case coordinator(Change<Node>, own: [EdgeChange], takenOver: [EdgePair])
  /// A type came into another role.
  case role(Change<Node>)
  case rename(GraphDifference.Rename)
  case finding(Comparison.Remark)

  /// Whether users meet the same screens by the same ways: what changes are names, callbacks, triggers, how children are kept, and coordinators, of
  /// which other facts tell what they show.
  var leavesWays: Bool {
    switch self {
    case .wires, .strength, .coordinator, .role, .rename, .finding: true
    case .moves(let edges, _): edges.allSatisfy(\.leavesWays)
    case .edge(let edge, _, _): edge.leavesWays
    case .upkeep(let edges): edges.allSatisfy(\.leavesWays)
    case .redirection(let pair):
      pair.before.from == pair.after.from && pair.before.to == pair.after.to
        && pair.before.flow?.move == pair.after.flow?.move
    case .start, .window, .reach, .handover: false
    }
  }

  /// The screens that it says a coordinator begins with, or no longer.
  var firstScreens: [String] {
    if case .start(_, let come, let gone, _) = self { (come + gone).map(\.to) } else { [] }
  }
}
