import UIKit

/// Finds products.
final class SearchCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private var product: ProductCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = SearchViewController()
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

extension SearchCoordinator: SearchViewControllerDelegate {
  func searchDidSelectProduct() {
    let product = ProductCoordinator(navigationController: navigationController)
    // forbidden-edge
    self.product = product
    product.start()
  }

  func searchDidChangeFilter() {
    navigationController.popToRootViewController(animated: true)
  }
}
