import Combine
import UIKit

/// The tab with all plants of the garden.
final class PlantsCoordinator: Coordinator {
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
    let viewModel = PlantListViewModel(session: session)
    viewModel.plantSelected
      .sink { [weak self] plant in self?.showDetail(of: plant) }
      .store(in: &cancellables)
    let viewController = PlantListViewController(viewModel: viewModel)
    navigationController.setViewControllers([viewController], animated: false)
  }

  private func showDetail(of plant: Plant) {
    let detail = PlantDetailCoordinator(navigationController: navigationController, plant: plant)
    detail.finishDelegate = self
    childCoordinators.append(detail)
    detail.start()
  }
}

extension PlantsCoordinator: CoordinatorFinishDelegate {}
