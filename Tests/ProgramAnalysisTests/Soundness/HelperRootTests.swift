import Testing

/// Helpers that make coordinators for coordinators start no app.
@Suite struct HelperRootTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # makeFeed()
      > func makeFeed() -> FeedCoordinator {
      >   let feed = FeedCoordinator()
      >   feed.start()
      >   return feed
      > }
      # starter.launch()
        let starter = Starter()
      > class Starter {
      >   func launch() -> Coordinator {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }
      > }
      # Starter().launch()
      > struct Starter {
      >   func launch() -> Coordinator {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }
      > }
      # Starter.launch()
      > enum Starter {
      >   static func launch() -> Coordinator {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }
      > }
      # Starter.shared.launch()
      > final class Starter {
      >   static let shared = Starter()
      >   func launch() -> Coordinator {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }
      > }
      # starter.launch()
        let starter: Starting
        init(starter: Starting) { self.starter = starter }
      > protocol Starting { func launch() -> Coordinator }
      > class Starter: Starting {
      >   func launch() -> Coordinator {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }
      > }
      # starter.launch()
        let starter = Starter()
      > class Starter {
      >   func launch() -> Coordinator { run(make()) }
      >   private func make() -> Coordinator { FeedCoordinator() }
      >   private func run(_ flow: Coordinator) -> Coordinator {
      >     flow.start()
      >     return flow
      >   }
      > }
      # FeedBuilder(depth: 1).build()
      > struct FeedBuilder {
      >   let depth: Int
      >   func build() -> FeedCoordinator {
      >     let feed = FeedCoordinator()
      >     defer { feed.start() }
      >     return feed
      >   }
      > }
      # FeedCoordinator.launched()
      > extension FeedCoordinator {
      >   static func launched() -> FeedCoordinator {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }
      > }
      """))
  func `a helper that makes and starts a coordinator for another is no root`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      \(way.outcome)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        \(way.code)
        func start() {
          let feed = \(way.name)
          children.append(feed)
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # cache.feed()
        let cache = Cache()
      > class Cache {
      >   private var kept: FeedCoordinator?
      >   func feed() -> FeedCoordinator {
      >     if let kept { return kept }
      >     let feed = FeedCoordinator()
      >     kept = feed
      >     feed.start()
      >     return feed
      >   }
      > }
      # Cache.feed()
      > enum Cache {
      >   private static var kept: FeedCoordinator?
      >   static func feed() -> FeedCoordinator {
      >     let feed = kept ?? FeedCoordinator()
      >     kept = feed
      >     feed.start()
      >     return feed
      >   }
      > }
      # container.feed
        let container = Container()
      > class Container {
      >   private(set) lazy var feed: FeedCoordinator = {
      >     let feed = FeedCoordinator()
      >     feed.start()
      >     return feed
      >   }()
      > }
      """))
  func `a helper that also keeps what it makes for a coordinator is no root`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      \(way.outcome)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        \(way.code)
        func start() {
          let feed = \(way.name)
          children.append(feed)
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # makeApp()
      func makeApp() -> Coordinator { AppCoordinator() }
      # Factory().makeApp()
      struct Factory { func makeApp() -> Coordinator { AppCoordinator() } }
      # Factory.makeApp()
      enum Factory { static func makeApp() -> Coordinator { AppCoordinator() } }
      # launch()
      func launch() -> Coordinator {
        let app = AppCoordinator()
        app.start()
        return app
      }
      # Starter().launch()
      class Starter {
        func launch() -> Coordinator {
          let app = AppCoordinator()
          app.start()
          return app
        }
      }
      """))
  func `what a scene has a helper make is started by the scene`(way: FixtureCase) {
    Fixture(
      """
      class AppCoordinator: Coordinator { func start() {} }
      \(way.code)
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: Coordinator?
        func scene(_ scene: UIScene) {
          coordinator = \(way.name)
          coordinator?.start()
        }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator retained")
  }

  @Test func `one helper may serve a scene and a coordinator`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let factory: Factory
        var feed: Coordinator?
        init(factory: Factory) { self.factory = factory }
        func start() {
          feed = factory.run(FeedCoordinator())
        }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class Factory {
        func makeApp() -> Coordinator { run(AppCoordinator(factory: self)) }
        func run(_ flow: Coordinator) -> Coordinator {
          flow.start()
          return flow
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let factory = Factory()
        var coordinator: Coordinator?
        func scene(_ scene: UIScene) { coordinator = factory.makeApp() }
      }
      """
    ).expect(
      """
      root SceneDelegate -> AppCoordinator retained
      child AppCoordinator -> FeedCoordinator property started
      """)
  }

  @Test func `an object that starts a coordinator for nobody else is its root`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
        private var flow: FeedCoordinator?
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) {
          let feed = FeedCoordinator()
          flow = feed
          feed.start()
        }
      }
      """
    ).expect("root NotificationHandler -> FeedCoordinator retained")
  }
}
