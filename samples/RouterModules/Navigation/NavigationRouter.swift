import UIKit

/// The router of the app: one navigation stack.
final class NavigationRouter: Router {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func setRoot(_ module: any Presentable) {
    navigationController.setViewControllers([module.viewController], animated: true)
  }

  func push(_ module: any Presentable) {
    navigationController.pushViewController(module.viewController, animated: true)
  }

  func popToRoot() {
    navigationController.popToRootViewController(animated: true)
  }

  func present(_ module: any Presentable) {
    navigationController.present(module.viewController, animated: true)
  }

  func dismiss() {
    navigationController.dismiss(animated: true)
  }
}
