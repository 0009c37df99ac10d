import Combine
import UIKit

/// Adding a plant on a sheet, and a first look at it.
final class AddPlantCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let navigationController: UINavigationController

  private let session: GardenSession
  private var cancellables: Set<AnyCancellable> = []

  /// The stack on the sheet. UIKit keeps it while it is presented.
  private weak var sheet: UINavigationController?

  init(navigationController: UINavigationController, session: GardenSession) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = AddPlantViewModel(session: session)
    viewModel.plantAdded
      .sink { [weak self] plant in self?.showDetail(of: plant) }
      .store(in: &cancellables)
    viewModel.cancelled
      .sink { [weak self] in self?.close() }
      .store(in: &cancellables)
    let viewController = AddPlantViewController(viewModel: viewModel)
    let sheet = UINavigationController(rootViewController: viewController)
    // The sheet cannot be swiped away, so that every way out of it runs through `close()`.
    sheet.isModalInPresentation = true
    navigationController.present(sheet, animated: true)
    self.sheet = sheet
  }

  private func showDetail(of plant: Plant) {
    guard let sheet else { return }
    let detail = PlantDetailCoordinator(navigationController: sheet, plant: plant)
    detail.finishDelegate = self
    childCoordinators.append(detail)
    detail.start()
  }

  private func close() {
    sheet?.dismiss(animated: true)
    finish()
  }
}

extension AddPlantCoordinator: CoordinatorFinishDelegate {
  /// Once the new plant has been looked at there is nothing left to do on the sheet.
  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === childCoordinator }
    close()
  }
}
