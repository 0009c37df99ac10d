import UIKit

/// The root: it shows the shop.
final class AppCoordinator: Coordinator {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private var shop: ShopCoordinator?

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    window.rootViewController = navigationController
    let shop = ShopCoordinator(navigationController: navigationController)
    self.shop = shop
    shop.start()
    window.makeKeyAndVisible()
  }
}
