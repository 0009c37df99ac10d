import Foundation
import GraphModel
import ProgramAnalysis
import Testing

/// The same source gives the same bytes, in whatever order its files are read.
@Suite struct DeterminismTests {
  private static let app = Fixture(
    """
    //- App/SceneDelegate.swift
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var coordinator: AppCoordinator?
      func scene(_ scene: UIScene) {
        coordinator = AppCoordinator(navigation: UINavigationController())
        coordinator?.start()
      }
    }
    //- App/AppCoordinator.swift
    class AppCoordinator: Coordinator, FeedDelegate {
      let navigation: UINavigationController
      var children: [Coordinator] = []
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { Tab.allCases.forEach { begin($0) } }
      func begin(_ tab: Tab) {
        let child: Coordinator
        switch tab {
        case .feed:
          let feed = FeedCoordinator(navigation: navigation)
          feed.delegate = self
          child = feed
        case .search: child = SearchCoordinator(navigation: navigation, onEnd: { [weak self] in self?.start() })
        }
        children.append(child)
        child.start()
      }
      func feedEnded(_ feed: FeedCoordinator) { children.removeAll { $0 === feed } }
    }
    //- Feed/FeedCoordinator.swift
    protocol FeedDelegate: AnyObject { func feedEnded(_ feed: FeedCoordinator) }
    class FeedCoordinator: Coordinator {
      weak var delegate: FeedDelegate?
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let screen = FeedViewController()
        screen.onTap = { [weak self] in self?.end() }
        navigation.pushViewController(screen, animated: true)
      }
      func end() { delegate?.feedEnded(self) }
    }
    //- Feed/FeedViewController.swift
    class FeedViewController: UIViewController {
      var onTap: (() -> Void)?
      func tapped() { onTap?() }
    }
    //- Search/SearchCoordinator.swift
    enum Tab: CaseIterable { case feed, search }
    class SearchCoordinator: Coordinator {
      let navigation: UINavigationController
      let onEnd: () -> Void
      init(navigation: UINavigationController, onEnd: @escaping () -> Void) {
        self.navigation = navigation
        self.onEnd = onEnd
      }
      func start() { navigation.present(SearchViewController(), animated: true, completion: onEnd) }
    }
    class SearchViewController: UIViewController {}
    """)

  @Test func `the same source gives the same bytes`() throws {
    let first = try Self.app.analysis().graph.json()
    #expect(!Self.app.analysis().graph.edges.isEmpty)
    for _ in 0..<5 { #expect(try Self.app.analysis().graph.json() == first) }
  }

  @Test func `the order of the files changes nothing`() throws {
    let first = try Self.app.analysis().graph.json()
    for shift in Self.app.files.indices {
      let rotated = Self.app.reordered { Array($0[shift...] + $0[..<shift]) }
      #expect(try rotated.analysis().graph.json() == first)
    }
    let reversed = Self.app.reordered { $0.reversed() }
    #expect(try reversed.analysis().graph.json() == first)
  }

  @Test(arguments: OrderFixture.all)
  func `whether anybody asks for findings changes nothing`(fixture: OrderFixture) throws {
    let fixture = Fixture(fixture.source, protocols: fixture.protocols)
    let graph = try fixture.analysis().graph.json()
    #expect(try fixture.analysis(options: AnalysisOptions(observes: true)).graph.json() == graph)
  }

  @Test func `what was seen has a fixed order too`() {
    let first = Self.app.analysis()
    let second = Self.app.analysis()
    #expect(first.trace == second.trace)
    #expect(first.nearMisses == second.nearMisses)
    #expect(first.trace.isEmpty == false)
  }
}
