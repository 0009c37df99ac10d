import Testing

/// Types of one name in several modules, which callers name with the module.
@Suite struct ModuleNameTests {
  private func app(_ body: String, folder: String = "Sources", types: String = "") -> Fixture {
    Fixture(
      """
      //- App/App.swift
      import Feed
      import Shop
      \(types)
      final class AppCoordinator: Coordinator {
        private var children: [any Coordinator] = []
        func start() {
          let first = \(body).makeFirst()
          children.append(first)
          first.start()
        }
      }
      //- \(folder)/Feed/Module.swift
      struct Module {
        static let shared = Module()
        static func make() -> Module { Module() }
        func makeFirst() -> any Coordinator { FeedCoordinator() }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      //- \(folder)/Shop/Views/Module.swift
      struct Module {
        static let shared = Module()
        static func make() -> Module { Module() }
        func makeFirst() -> any Coordinator { ShopCoordinator() }
      }
      class ShopCoordinator: Coordinator { func start() {} }
      """)
  }

  @Test(arguments: ["Module()", "Module.init()", "Module.shared", "Module.make()"], ["Feed", "Shop"])
  func `a type that is named with its module is the one of that module's folder`(use: String, module: String) {
    for folder in ["Sources", "App/Modules"] {
      app("\(module).\(use)", folder: folder)
        .expect("child AppCoordinator -> \(module)Coordinator collection started", kind: "child")
    }
  }

  @Test(arguments: ["Feed", "Shop"])
  func `a declared type that is named with its module is of that module`(module: String) {
    app("modules()", types: "func modules() -> \(module).Module { \(module).Module() }")
      .expect("child AppCoordinator -> \(module)Coordinator collection started", kind: "child")
  }

  /// Near misses: a library's type of the same name, and a nested one.
  @Test(arguments: [
    ("Foundation.Module()", ""), ("UIKit.Module.shared", ""),
    ("Feed.Module()", "enum Feed { struct Module { func makeFirst() -> any Coordinator { fatalError() } } }"),
  ])
  func `a type of another module or type is not mistaken for it`(use: String, types: String) {
    app(use, types: types).expect("", kind: "child")
  }

  private func factory(_ result: String, aliases: String) -> Fixture {
    Fixture(
      """
      //- Feed/Interface/FeedParts.swift
      \(aliases)
      protocol FeedBuildable { func makeFeed() -> FeedParts }
      //- Feed/Sources/FeedBuilder.swift
      class FeedViewController: UIViewController {}
      class FeedViewModel { var onPick: (() -> Void)? }
      final class FeedBuilder: FeedBuildable {
        func makeFeed() -> \(result) {
          let model = FeedViewModel()
          return (FeedViewController(), model)
        }
      }
      //- App/App.swift
      class AppCoordinator: Coordinator {
        let factory: any FeedBuildable
        init(factory: any FeedBuildable) { self.factory = factory }
        func start() {
          let feed = factory.makeFeed()
          UINavigationController().pushViewController(feed.screen, animated: true)
        }
      }
      """)
  }

  @Test(arguments: ["FeedParts", "FeedInterface.FeedParts"])
  func `an alias that is named with its module is what it stands for`(result: String) {
    factory(result, aliases: "typealias FeedParts = (screen: UIViewController, model: FeedViewModel)")
      .expect("screen AppCoordinator -> FeedViewController push", kind: "screen")
  }

  @Test func `aliases that name one another by modules end`() {
    factory("A.B", aliases: "typealias A = B.A\ntypealias B = A.B\ntypealias FeedParts = A.B").expect("", kind: "child")
  }

  /// Near miss: who names a system's module means its type, and not the app's alias of the same name.
  @Test func `a type of a system's module is no alias of the app`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      typealias Content = FeedViewController
      class AppCoordinator: Coordinator {
        let content: SwiftUI.Content
        init(content: SwiftUI.Content) { self.content = content }
        func start() { UINavigationController().pushViewController(content, animated: true) }
      }
      """
    ).expect("", kind: "screen")
  }

  /// While an app is rewritten, a file that no target compiles may declare a type of its name.
  @Test(arguments: [
    ("AppCoordinator(window: window, animated: true)", "Old.AppCoordinator"),
    ("AppCoordinator(window: window)", "App.AppCoordinator"),
    ("AppCoordinator(window: window, style: 1)", "App.AppCoordinator"),
  ])
  func `of two types of one name the one is made that has the initializer`(call: String, name: String) {
    Fixture(
      """
      //- App/SceneDelegate.swift
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow()
          \(call).start()
        }
      }
      //- App/AppCoordinator.swift
      class AppCoordinator: Coordinator {
        init(window: UIWindow) {}
        func start() {}
      }
      //- Old/AppCoordinator.swift
      class AppCoordinator: Coordinator {
        init(window: UIWindow, animated: Bool) {}
        func start() {}
      }
      """
    ).expect("root SceneDelegate -> \(name)", kind: "root")
  }
}
