/// The screens that each coordinator of a document begins with, and the children that it starts at once.
package struct FirstSteps {
  private let byCoordinator: [String: Set<String>]
  private let screens: [String: Set<String>]
  private let children: [String: Set<String>]
  /// The coordinators that begin as a tab of a tab bar.
  private let tabs: Set<String>
  /// Whether the document says which children are started at once; those of earlier versions do not.
  package let saysChildren: Bool

  /// - Parameter newID: by which ids the document's nodes go.
  package init(_ document: GraphDocument, newID: (String) -> String) {
    func targets(_ edges: [Edge]) -> [String: Set<String>] {
      Dictionary(edges.map { (newID($0.from), Set([newID($0.to)])) }) { $0.union($1) }
    }
    let initial = document.edges.filter(\.isInitial)
    byCoordinator = targets(initial)
    screens = targets(initial.filter(\.isScreen))
    children = targets(document.edges.filter { $0.relation.kind == "child" })
    tabs = Set(initial.filter { $0.transition == .tab }.map { newID($0.from) })
    saysChildren = initial.contains { !$0.isScreen }
  }

  package func steps(of coordinator: String) -> Set<String> { byCoordinator[coordinator] ?? [] }

  /// What a coordinator opens with: its first steps but for the children that are tabs of what it shows itself, which are several.
  package func openings(of coordinator: String) -> Set<String> {
    let steps = steps(of: coordinator)
    let tabs = steps.intersection(tabs)
    return screens[coordinator] == nil || tabs.count < 2 ? steps : steps.subtracting(tabs)
  }

  /// The screens that come up at once when a coordinator is started, those of the children that it starts at once included.
  package func screensAtOnce(of coordinator: String) -> Set<String> {
    coordinatorsAtOnce(of: coordinator).reduce(into: []) { $0.formUnion(screens[$1] ?? []) }
  }

  /// Whether a screen comes up, or a child is started, as soon as a coordinator is.
  package func beginsAtOnce(_ step: String, by coordinator: String) -> Bool {
    step != coordinator && coordinatorsAtOnce(of: coordinator).contains(step)
      || screensAtOnce(of: coordinator).contains(step)
  }

  /// A coordinator with the children that it starts at once, and those that these start.
  private func coordinatorsAtOnce(of coordinator: String) -> Set<String> {
    var seen: Set<String> = []
    var pending = [coordinator]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      pending += steps(of: next).subtracting(screens[next] ?? [])
    }
    return seen
  }

  /// The first screens of the children that it starts here and not on the other side.
  package func screens(ofChildrenOf coordinator: String, notIn other: FirstSteps) -> Set<String> {
    let new = (children[coordinator] ?? []).subtracting(other.children[coordinator] ?? [])
    return new.reduce(into: []) { $0.formUnion(screens[$1] ?? []) }
  }
}
