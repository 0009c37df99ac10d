import Testing

/// Code beside the flow is run where its own file names what the flow is about.
@Suite struct RelevanceTests {
  @Test(arguments: [
    "UIApplication.shared.connectedScenes.first?.windows.first?.rootViewController?.present(page, animated: true)",
    "Pages.top?.present(page, animated: true)",
  ])
  func `a helper that makes a page of the app's shows it for the coordinator that asks it to`(statement: String) {
    Fixture(
      """
      //- HelpPage.swift
      class HelpPage: UIViewController {}
      //- Helpers.swift
      enum Pages {
        static func showHelp() {
          let page = HelpPage()
          \(statement)
        }
      }
      //- App.swift
      class ShopCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ShopPage(coordinator: self), animated: false) }
        func help() { Pages.showHelp() }
      }
      class ShopPage: UIViewController {
        weak var coordinator: ShopCoordinator?
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        @objc func helpTapped() { coordinator?.help() }
      }
      """
    ).expect(
      """
      flow ShopPage -> HelpPage help present by ShopCoordinator
      screen ShopCoordinator -> HelpPage present
      screen ShopCoordinator -> ShopPage push initial
      delegate ShopPage -> ShopCoordinator via delegate links coordinator weak messages help
      """)
  }
}
