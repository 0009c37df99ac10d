import Combine
import UIKit

/// The choice of a garden.
final class GardenPickerCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let navigationController: UINavigationController

  private let session: GardenSession
  private var cancellables: Set<AnyCancellable> = []

  init(navigationController: UINavigationController, session: GardenSession) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = GardenPickerViewModel(session: session)
    viewModel.gardenPicked
      .sink { [weak self] in self?.finish() }
      .store(in: &cancellables)
    let viewController = GardenPickerViewController(viewModel: viewModel)
    navigationController.setViewControllers([viewController], animated: true)
  }
}
