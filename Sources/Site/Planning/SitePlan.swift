import GraphModel

/// What a site of a graph consists of, before anything is drawn.
package struct SitePlan: Sendable {
  /// Past so many coordinators a picture shows flows as single cards.
  package static let cardLimit = 150

  /// The pictures that the pages need, in the order of the pages.
  package let pictures: [PicturePlan]
  /// The names of the types' pages, without ending, by node.
  package var pageNames: [String: String] { names.pages }
  /// The language of the pages' own words.
  package var language: SiteLanguage { words.language }

  let index: SiteIndex
  let names: SiteNames
  let tree: FlowTree
  let parts: [FlowTree.Part]
  let openings: OpeningScreens
  let ways: UserWays
  /// The flows of several screens.
  let walks: [Walk]
  /// The flows of one screen, which need no page of their own.
  let singles: [Walk]
  let words: Words
  private let picturesByName: [String: PicturePlan]

  package init(_ graph: GraphDocument, cardLimit: Int = SitePlan.cardLimit, language: SiteLanguage = .en) {
    let index = SiteIndex(graph)
    let names = SiteNames(index)
    let words = Words(language: language)
    let tree = FlowTree(index: index, limit: cardLimit)
    let parts = tree.parts
    let moveParts = parts.count > 1 ? parts.filter { $0.head != nil } : parts
    let unprompted = index.unprompted
    let openings = OpeningScreens(of: index.coordinators.map(\.id), index.edges, unprompted)
    let planner = PicturePlanner(index: index, names: names, words: words)
    pictures =
      parts.map { planner.cards(of: $0, tree: tree) }
      + moveParts.map { planner.moves(of: $0) }
      + index.coordinators.map(planner.surroundings)
      + index.coordinators.compactMap { planner.moves(ofCoordinator: $0) }
      + index.screens.compactMap { planner.moves(aroundScreen: $0, openings: openings) }
      + Lesson.pictures(words)
    picturesByName = Dictionary(pictures.map { ($0.name, $0) }) { first, _ in first }
    let branches = Branches(index, unprompted, openings)
    let flows = tree.flows.map { flow in
      Walk(from: flow.head, members: flow.members, index: index, openings: openings, branches: branches)
    }
    walks = flows.filter { $0.steps.count > 1 }
    singles = flows.filter { $0.steps.count == 1 }
    ways = UserWays(index, unprompted)
    self.index = index
    self.names = names
    self.words = words
    self.tree = tree
    self.parts = parts
    self.openings = openings
  }

  func picture(named name: String) -> PicturePlan? { picturesByName[name] }
}

/// What the pages of a site are called, without ending.
///
/// No type's page is called like those with an addition: a hyphen in a type's name brings a fingerprint with it.
struct SiteNames: Sendable {
  let pages: [String: String]

  init(_ index: SiteIndex) {
    pages = PageName.names(for: (index.coordinators + index.screens).map(\.id))
  }

  /// The page about a coordinator or screen; other types have none.
  func page(of id: String) -> String? { pages[id] }

  /// The page about all that a coordinator leads to, in an app too large for one picture.
  func flowPage(of coordinator: String) -> String { (pages[coordinator] ?? coordinator) + "-flow" }

  /// The page that goes through a coordinator's flow step by step.
  func walkPage(of coordinator: String) -> String { (pages[coordinator] ?? coordinator) + "-walk" }
}
