import Testing

/// Coordinators that get their pages from factories: by closures, and as generic parameters of their base class.
@Suite struct GivenContentTests {
  /// An app whose coordinators are put together by assemblies; `making` is how the coordinator comes by its page.
  private func app(making: String = "content(self)") -> Fixture {
    Fixture(
      """
      import UIKit
      class HarborAssembly {
        let pierAssembly = PierCoordinatorAssembly()
        func assemble(_ navigation: UINavigationController) -> HarborCoordinator {
          let content: HarborCoordinator.Content = { output in
            let page = HarborViewController()
            page.output = output
            return page
          }
          return HarborCoordinator(content: content, pierAssembly: pierAssembly, navigation: navigation)
        }
      }
      protocol HarborOutput: AnyObject { func openPier() }
      class HarborViewController: UIViewController {
        weak var output: HarborOutput?
        @objc func tap() { output?.openPier() }
      }
      class PierViewController: UIViewController {}
      class HarborCoordinator: Coordinator, HarborOutput {
        typealias Content = (HarborOutput) -> UIViewController
        private let content: Content
        private let pierAssembly: PierCoordinatorAssembling
        private let navigation: UINavigationController
        init(content: @escaping Content, pierAssembly: PierCoordinatorAssembling, navigation: UINavigationController) {
          self.content = content
          self.pierAssembly = pierAssembly
          self.navigation = navigation
        }
        func start() {
          let page = \(making)
          navigation.pushViewController(page, animated: true)
        }
        func openPier() {
          let pier = pierAssembly.assemble(navigation)
          pier.present()
        }
      }
      class AppCoordinator: Coordinator {
        let assembly = HarborAssembly()
        var child: HarborCoordinator?
        func start() {
          let child = assembly.assemble(UINavigationController())
          self.child = child
          child.start()
        }
      }
      //- Pier.swift
      protocol PierCoordinating: Coordinator { func present() }
      protocol PierCoordinatorAssembling { func assemble(_ navigation: UINavigationController) -> PierCoordinating }
      class PierCoordinatorAssembly: PierCoordinatorAssembling {
        func assemble(_ navigation: UINavigationController) -> PierCoordinating { makePier(navigation) }
        private func makePier(_ navigation: UINavigationController) -> PierCoordinating { PierCoordinator(navigation) }
      }
      class PierCoordinator: PierCoordinating {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func present() { navigation.present(PierViewController(), animated: true) }
      }
      """)
  }

  @Test
  func
    `the page that a factory's closure makes is the caller's, what a factory makes is a child, and an assembly is no coordinator`()
  {
    app().expect(
      """
      child AppCoordinator -> HarborCoordinator property started
      child HarborCoordinator -> PierCoordinator none started
      delegate HarborViewController -> HarborCoordinator via delegate links output protocol HarborOutput weak messages openPier
      flow HarborViewController -> PierCoordinator openPier start by HarborCoordinator
      screen HarborCoordinator -> HarborViewController push
      screen PierCoordinator -> PierViewController present
      """)
  }

  /// `coordinator` is what a generic page says of its coordinator.
  @Test(arguments: [
    "weak var coordinator: C?", "weak var coordinator: C? { didSet { title = nil } }",
  ])
  func `an associated type is what the class says where it names its base class`(coordinator: String) {
    Fixture(
      """
      import UIKit
      protocol Routes: AnyObject {}
      protocol Page: UIViewController {
        associatedtype CoordinatorType: Routes
        var coordinator: CoordinatorType? { get set }
      }
      class BasePage<C: Routes>: UIViewController, Page { \(coordinator) }
      class BaseCoordinator: Coordinator, Routes {
        let navigation: UINavigationController
        required init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func open<T: Page>(_ page: T.Type) {
          let controller = T()
          controller.coordinator = self as? T.CoordinatorType
          navigation.pushViewController(controller, animated: true)
        }
      }
      class CartViewController: BasePage<CartCoordinator> { @objc func pay() { coordinator?.openReceipt() } }
      class ReceiptViewController: BasePage<CartCoordinator> {}
      class HelpViewController: BasePage<HelpCoordinator> {}
      class HelpCoordinator: BaseCoordinator {}
      class CartCoordinator: BaseCoordinator {
        override func start() { open(CartViewController.self) }
        func openReceipt() { open(ReceiptViewController.self) }
        // Whose page it is the class says: this one has no coordinator here.
        func openHelp() { open(HelpViewController.self) }
      }
      class AppCoordinator: Coordinator {
        var cart: CartCoordinator?
        func start() {
          cart = CartCoordinator(navigation: UINavigationController())
          cart?.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> CartCoordinator property started
      delegate CartViewController -> CartCoordinator via delegate links coordinator weak messages openReceipt
      delegate ReceiptViewController -> CartCoordinator via delegate links coordinator weak
      flow CartViewController -> ReceiptViewController openReceipt push by CartCoordinator
      screen CartCoordinator -> CartViewController push
      screen CartCoordinator -> HelpViewController push
      screen CartCoordinator -> ReceiptViewController push
      """)
  }
}
