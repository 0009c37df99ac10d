import Combine
import UIKit

/// The tab with the tasks of the day.
final class TodayCoordinator: Coordinator {
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
    let viewModel = TodayViewModel(plants: session.plants)
    viewModel.plantSelected
      .sink { [weak self] plant in self?.showDetail(of: plant) }
      .store(in: &cancellables)
    let viewController = TodayViewController(viewModel: viewModel)
    navigationController.setViewControllers([viewController], animated: false)
  }

  private func showDetail(of plant: Plant) {
    let detail = PlantDetailCoordinator(navigationController: navigationController, plant: plant)
    detail.finishDelegate = self
    childCoordinators.append(detail)
    detail.start()
  }
}

extension TodayCoordinator: CoordinatorFinishDelegate {}
