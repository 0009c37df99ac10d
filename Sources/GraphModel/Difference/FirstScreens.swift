/// The screens that each coordinator of a document begins with.
package struct FirstScreens {
  private let byCoordinator: [String: Set<String>]

  /// - Parameter newID: by which ids the document's nodes go.
  package init(_ document: GraphDocument, newID: (String) -> String) {
    let pairs = document.edges.filter(\.isInitialScreen).map { (newID($0.from), Set([newID($0.to)])) }
    byCoordinator = Dictionary(pairs) { $0.union($1) }
  }

  package func screens(of coordinator: String) -> Set<String> { byCoordinator[coordinator] ?? [] }
}
