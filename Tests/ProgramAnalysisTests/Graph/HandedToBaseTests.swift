import Testing

/// Coordinators that hand their screen to a base class of which there is no source: `super.init(screen)`.
@Suite struct HandedToBaseTests {
  /// A parent and its child, whose base classes are in a package; `base` is what the child hands to its own, `showing` how the parent shows it.
  private func app(
    base: String = "super.init(presentable)",
    showing: String = "presentable.pushViewController(pier.presentable, animated: true)"
  ) -> Fixture {
    Fixture(
      """
      import UIKit
      import FlowKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var app: HarborCoordinator?
        func application() {
          let app = HarborBuilder().build()
          app.start()
          window?.rootViewController = app.presentable.uiViewController
          self.app = app
        }
      }
      struct HarborBuilder {
        func build() -> HarborCoordinator {
          let model = HarborModel()
          return HarborCoordinator(presentable: HarborViewController(model: model), model: model)
        }
      }
      protocol HarborListener: AnyObject { func openPier() }
      class HarborModel {
        weak var coordinator: HarborListener?
        func tap() { coordinator?.openPier() }
      }
      class HarborViewController: UIViewController, Presentable {
        let model: HarborModel
        init(model: HarborModel) { self.model = model }
        @objc func tapped() { model.tap() }
      }
      class PierViewController: UIViewController, Presentable {}
      class HarborCoordinator: ScreenCoordinator<HarborModel>, HarborListener {
        init(presentable: Presentable, model: HarborModel) {
          super.init(presentable)
          model.coordinator = self
        }
        func openPier() {
          let pier = PierBuilder().build(before: presentable)
          addChild(pier)
          \(showing)
        }
      }
      struct PierBuilder {
        func build(before screen: Presentable) -> PierCoordinator {
          PierCoordinator(presentable: PierViewController(), source: screen)
        }
      }
      class PierCoordinator: ScreenCoordinator<PierModel> {
        init(presentable: Presentable, source: Presentable) { \(base) }
      }
      """, protocols: "")
  }

  @Test func `the screen is the coordinator's own, whoever makes it and shows it`() {
    app().expect(
      """
      child HarborCoordinator -> PierCoordinator collection started likely
      delegate HarborModel -> HarborCoordinator via delegate links coordinator protocol HarborListener weak messages openPier
      flow HarborViewController -> PierCoordinator openPier start by HarborCoordinator likely
      root AppDelegate -> HarborCoordinator retained
      screen HarborCoordinator -> HarborViewController root
      screen PierCoordinator -> PierViewController embed
      """)
  }

  /// What the base class calls what it is handed nobody knows; what it is handed to show others on is not its own.
  @Test(arguments: [
    (
      "super.init(presentable)", "presentable.present(pier.screen)",
      "screen PierCoordinator -> PierViewController embed likely"
    ),
    (
      "super.init(screen: presentable)", "presentable.present(pier.screen)",
      "screen PierCoordinator -> PierViewController embed likely"
    ),
    ("super.init(presenter: source)", "presentable.present(pier.presenter)", ""),
    ("super.init(source)", "pier.start()", ""),
  ])
  func `what is handed on is told by its name`(base: String, showing: String, screen: String) {
    app(base: base, showing: showing).expect(
      "screen HarborCoordinator -> HarborViewController root\n" + screen, kind: "screen")
  }

  @Test
  func `a property that is called a view controller is the screen only where a type without source may declare it`() {
    Fixture(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let app = AppCoordinator()
        func scene() {
          app.start()
          window?.rootViewController = app.page.uiViewController
        }
      }
      class PageViewController: UIViewController {
        let uiViewController = InnerViewController()
      }
      class InnerViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let page = PageViewController()
        func start() {}
      }
      """
    ).expect("screen AppCoordinator -> PageViewController embed", kind: "screen")
  }

  /// What a child hands to its base class is a page of its parent's that was there before, or a container.
  @Test(arguments: [
    ("HomeViewController", "let page = HomeViewController()", ""),
    ("UIViewController", "let page = UINavigationController(rootViewController: HomeViewController())", ""),
    ("BoxController", "let page = BoxController()", "class BoxController: UINavigationController {}"),
  ])
  func `a page that the child only shows others on is not its own`(type: String, page: String, box: String) {
    Fixture(
      """
      import UIKit
      import FlowKit
      \(box)
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class AppCoordinator: BaseCoordinator<Int> {
        let window = UIWindow()
        \(page)
        override func start() { window.rootViewController = HomeViewController() }
        func help() {
          let child = HelpCoordinator(viewController: page)
          addChild(child)
          child.open()
        }
      }
      class HelpCoordinator: BaseCoordinator<Int> {
        let base: UIViewController
        init(viewController: \(type)) {
          base = viewController
          super.init(viewController)
        }
        func open() { base.present(HelpViewController(), animated: true) }
      }
      """, protocols: ""
    ).expect(
      """
      screen AppCoordinator -> HomeViewController root
      screen HelpCoordinator -> HelpViewController present
      """, kind: "screen")
  }
}
