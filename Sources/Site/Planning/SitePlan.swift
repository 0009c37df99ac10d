import GraphModel

/// What a site of a graph consists of, before anything is drawn.
package struct SitePlan: Sendable {
  /// Past so many coordinators a picture shows flows as single cards.
  package static let cardLimit = 150

  /// The pictures that the pages need, in the order of the pages.
  package let pictures: [PicturePlan]
  /// The names of the types' pages, without ending, by node.
  package var pageNames: [String: String] { names.pages }

  let index: SiteIndex
  let names: SiteNames
  let tree: FlowTree
  let parts: [FlowTree.Part]

  package init(_ graph: GraphDocument, cardLimit: Int = SitePlan.cardLimit) {
    let index = SiteIndex(graph)
    let names = SiteNames(index)
    let tree = FlowTree(index: index, limit: cardLimit)
    let parts = tree.parts
    let moveParts = parts.count > 1 ? parts.filter { $0.head != nil } : parts
    pictures =
      parts.map { PicturePlan(cardsOf: $0, tree: tree, names: names) }
      + moveParts.map { PicturePlan(movesOf: $0, index: index, names: names) }
      + index.coordinators.map { PicturePlan(around: $0, index: index, names: names) }
      + index.coordinators.compactMap { PicturePlan(movesOf: $0, index: index, names: names) }
      + index.screens.compactMap { PicturePlan(movesAround: $0, index: index, names: names) }
    self.index = index
    self.names = names
    self.tree = tree
    self.parts = parts
  }
}

/// What the pages of a site are called, without ending.
struct SiteNames: Sendable {
  let pages: [String: String]

  init(_ index: SiteIndex) {
    pages = PageName.names(for: (index.coordinators + index.screens).map(\.id))
  }

  /// The page about a coordinator or screen; other types have none.
  func page(of id: String) -> String? { pages[id] }

  /// The page about all that a coordinator leads to, in an app too large for one picture.
  ///
  /// No type's page is called so: a hyphen in a type's name brings a fingerprint with it.
  func flowPage(of coordinator: String) -> String { (pages[coordinator] ?? coordinator) + "-flow" }
}
