import Combine
import UIKit

/// The page of a plant, for every flow that leads to one.
///
/// Three tabs and the sheet for new plants end here. Each makes a coordinator of this type its child instead of knowing
/// how the page is put together.
final class PlantDetailCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let navigationController: UINavigationController

  private let plant: Plant
  private var cancellables: Set<AnyCancellable> = []

  init(navigationController: UINavigationController, plant: Plant) {
    self.navigationController = navigationController
    self.plant = plant
  }

  func start() {
    let viewModel = PlantDetailViewModel(plant: plant)
    viewModel.closed
      .sink { [weak self] in self?.finish() }
      .store(in: &cancellables)
    let viewController = PlantDetailViewController(viewModel: viewModel)
    navigationController.pushViewController(viewController, animated: true)
  }
}
