/// The screens that each coordinator of a document begins with.
package struct FirstScreens {
  private let byCoordinator: [String: Set<String>]
  private let children: [String: Set<String>]

  /// - Parameter newID: by which ids the document's nodes go.
  package init(_ document: GraphDocument, newID: (String) -> String) {
    func targets(_ edges: [Edge]) -> [String: Set<String>] {
      Dictionary(edges.map { (newID($0.from), Set([newID($0.to)])) }) { $0.union($1) }
    }
    byCoordinator = targets(document.edges.filter(\.isInitialScreen))
    children = targets(document.edges.filter { $0.relation.kind == "child" })
  }

  package func screens(of coordinator: String) -> Set<String> { byCoordinator[coordinator] ?? [] }

  /// Those of the children that it starts here and not on the other side.
  package func screens(ofChildrenOf coordinator: String, notIn other: FirstScreens) -> Set<String> {
    let new = (children[coordinator] ?? []).subtracting(other.children[coordinator] ?? [])
    return new.reduce(into: []) { $0.formUnion(screens(of: $1)) }
  }
}
