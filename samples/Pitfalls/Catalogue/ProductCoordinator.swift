import UIKit

/// One product, which leads to its brand.
final class ProductCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private var brand: BrandCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ProductViewController()
    screen.onOpen = { [weak self] in self?.showBrand() }
    navigationController.pushViewController(screen, animated: true)
  }

  private func showBrand() {
    let brand = BrandCoordinator(navigationController: navigationController)
    // too-deep
    self.brand = brand
    brand.start()
  }
}
