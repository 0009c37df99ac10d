import UIKit

/// What the exhibit flow tells the coordinator that has started it.
@MainActor
protocol ExhibitCoordinatorDelegate: AnyObject {
  /// The visitor wants to leave the exhibits for the tickets.
  func finished(coordinator: ExhibitCoordinator)
}

/// The list of exhibits and the page of each: two screens that do not know each other.
final class ExhibitCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  /// The parent. It is weak because the parent already keeps this coordinator among its children.
  weak var delegate: (any ExhibitCoordinatorDelegate)?

  private let navigationController: UINavigationController
  private let catalogue: ExhibitCatalogue

  init(navigationController: UINavigationController, catalogue: ExhibitCatalogue) {
    self.navigationController = navigationController
    self.catalogue = catalogue
  }

  func start() {
    let viewController = ExhibitListViewController(exhibits: catalogue.exhibits)
    viewController.delegate = self
    navigationController.setViewControllers([viewController], animated: true)
  }
}

extension ExhibitCoordinator: ExhibitListViewControllerDelegate {
  func didSelectExhibit(_ exhibit: Exhibit) {
    let detail = ExhibitDetailViewController(exhibit: exhibit)
    detail.delegate = self
    navigationController.pushViewController(detail, animated: true)
  }
}

extension ExhibitCoordinator: ExhibitDetailViewControllerDelegate {
  func didRequestTickets() {
    delegate?.finished(coordinator: self)
  }
}
