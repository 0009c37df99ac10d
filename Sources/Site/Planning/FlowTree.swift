import Algorithms
import GraphModel

/// The parts that a large app is shown in: a picture holds so many cards, and the subtrees that do not fit stand in it as one
/// card each, which opens into a page of their own.
struct FlowTree {
  /// One picture: the coordinators that it shows, and those of them that stand for all they start.
  struct Part: Equatable {
    /// The coordinator that the part begins with; nil for the whole app.
    let head: String?
    let shown: [String]
    /// The heads of further parts.
    let collapsed: [String]
  }

  let index: SiteIndex
  /// Cards a picture.
  let limit: Int

  /// The parts of the app, the whole first; one part where everything fits.
  var parts: [Part] {
    guard index.coordinators.count > limit else {
      return [Part(head: nil, shown: index.coordinators.map(\.id), collapsed: [])]
    }
    var parts = [overview]
    var waiting = overview.collapsed
    var known = Set(waiting)
    while !waiting.isEmpty {
      let part = part(from: waiting.removeFirst())
      parts.append(part)
      waiting += part.collapsed.filter { known.insert($0).inserted }
    }
    return parts
  }

  /// One flow of the app: the coordinator that it begins with, and those that it goes through.
  struct Flow: Equatable {
    let head: String
    let members: [String]
  }

  /// What its tops show themselves, and the flows of their children.
  var flows: [Flow] {
    tops.flatMap { top in
      [Flow(head: top, members: [top])]
        + children(of: top).filter { $0 != top }.map { Flow(head: $0, members: subtree(of: $0)) }
    }.uniqued(on: \.head)
  }

  /// All that a coordinator leads to through children, itself first, each once.
  func subtree(of head: String) -> [String] {
    var members = [head]
    var seen: Set<String> = [head]
    var position = 0
    while position < members.count {
      members += children(of: members[position]).filter { seen.insert($0).inserted }
      position += 1
    }
    return members
  }

  /// The tops of the app with their children, those that start others collapsed.
  private var overview: Part {
    var shown: [String] = []
    var seen: Set<String> = []
    for top in tops { shown += ([top] + children(of: top)).filter { seen.insert($0).inserted } }
    let tops = Set(tops)
    let collapsed = shown.filter { id in !tops.contains(id) && children(of: id).contains { !seen.contains($0) } }
    return Part(head: nil, shown: shown, collapsed: collapsed)
  }

  /// As much of a subtree as fits, level by level; what starts more is collapsed again.
  private func part(from head: String) -> Part {
    let members = subtree(of: head)
    // Its own children always stand on a page, however many they are: something must come of opening a card.
    let shown = Array(members.prefix(max(limit, 1 + children(of: head).count)))
    let inside = Set(shown)
    let collapsed = shown.dropFirst().filter { id in children(of: id).contains { !inside.contains($0) } }
    return Part(head: head, shown: shown, collapsed: collapsed)
  }

  /// Roots, then coordinators that nobody starts, then what only a circle leads to.
  private var tops: [String] {
    let roots = index.roots.map(\.to)
    let parentless = index.coordinators.map(\.id).filter { id in
      index.edges(to: id, .child).allSatisfy { $0.from == id }
    }
    var tops: [String] = []
    var reached: Set<String> = []
    for id in roots + parentless + index.coordinators.map(\.id) where !reached.contains(id) {
      tops.append(id)
      reached.formUnion(subtree(of: id))
    }
    return tops
  }

  private func children(of id: String) -> [String] { index.edges(from: id, .child).map(\.to) }
}
