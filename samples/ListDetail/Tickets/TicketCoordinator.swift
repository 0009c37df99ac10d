import UIKit

/// What the ticket flow tells the coordinator that has started it.
@MainActor
protocol TicketCoordinatorDelegate: AnyObject {
  /// The visitor has bought a ticket, or does not want one.
  func finished(coordinator: TicketCoordinator)
}

/// Choosing a ticket and confirming it.
final class TicketCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  weak var delegate: (any TicketCoordinatorDelegate)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewController = TicketOffersViewController(offers: TicketOffer.all)
    viewController.delegate = self
    navigationController.setViewControllers([viewController], animated: true)
  }
}

extension TicketCoordinator: TicketOffersViewControllerDelegate {
  func didChooseOffer(_ offer: TicketOffer) {
    let summary = TicketSummaryViewController(offer: offer)
    summary.delegate = self
    navigationController.pushViewController(summary, animated: true)
  }

  func didCancelPurchase() {
    delegate?.finished(coordinator: self)
  }
}

extension TicketCoordinator: TicketSummaryViewControllerDelegate {
  func didConfirmPurchase() {
    delegate?.finished(coordinator: self)
  }
}
