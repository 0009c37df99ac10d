extension String {
  /// The text of an example without the lines that a slot left empty.
  var withoutEmptySlots: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.isEmpty || $0.contains { $0 != " " } }.joined(separator: "\n")
  }

  /// An app in which a user comes to a cart as often as they like.
  /// - Parameter cart: the source of `CartCoordinator`, and of what that keeps.
  static func app(visiting cart: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    \(cart)

    final class ShopViewController: UIViewController {
      var onCart: (() -> Void)?
      @objc private func cartTapped() { onCart?() }
    }

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()
      private var cart: CartCoordinator?

      func start() {
        let shop = ShopViewController()
        shop.onCart = { [weak self] in self?.showCart() }
        navigationController.pushViewController(shop, animated: false)
      }

      private func showCart() {
        let cart = CartCoordinator()
        self.cart = cart
        cart.start()
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
