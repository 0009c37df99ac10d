import Testing

@testable import Diagrams

struct SpokenDescriptionTests {
  @Test func tellsTheGraphInSentences() {
    #expect(
      SpokenDescription.text(of: BookShelf.document) == """
        3 coordinators and 3 screens. SceneDelegate starts AppCoordinator. \
        AppCoordinator starts DetailCoordinator and HomeCoordinator. DetailCoordinator shows DetailView. \
        HomeCoordinator starts DetailCoordinator and shows HomeView and SearchView.
        """)
  }

  @Test func stopsWhereNobodyWouldListen() {
    let text = SpokenDescription.text(of: BookShelf.chain(100))
    #expect(text.hasPrefix("100 coordinators and 0 screens. C0 starts C1. C1 starts C2."))
    #expect(text.hasSuffix(" And 75 more."))
  }
}
