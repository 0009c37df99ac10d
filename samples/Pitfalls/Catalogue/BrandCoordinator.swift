import UIKit

/// What a brand makes.
final class BrandCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private var product: ProductCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = BrandViewController()
    screen.onOpen = { [weak self] in self?.showProduct() }
    navigationController.pushViewController(screen, animated: true)
  }

  private func showProduct() {
    let product = ProductCoordinator(navigationController: navigationController)
    // ownership-cycle
    self.product = product
    product.start()
  }
}
