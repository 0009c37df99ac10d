import Combine
import UIKit

/// The tab with the journal: the days, the page of a day, and from there the plant that it is about.
final class JournalCoordinator: Coordinator {
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
    let viewModel = JournalViewModel(entries: session.journal)
    viewModel.entrySelected
      .sink { [weak self] entry in self?.showEntry(entry) }
      .store(in: &cancellables)
    let viewController = JournalViewController(viewModel: viewModel)
    navigationController.setViewControllers([viewController], animated: false)
  }

  private func showEntry(_ entry: JournalEntry) {
    let viewModel = JournalEntryViewModel(entry: entry)
    viewModel.plantSelected
      .sink { [weak self] plant in self?.showDetail(of: plant) }
      .store(in: &cancellables)
    let viewController = JournalEntryViewController(viewModel: viewModel)
    navigationController.pushViewController(viewController, animated: true)
  }

  private func showDetail(of plant: Plant) {
    let detail = PlantDetailCoordinator(navigationController: navigationController, plant: plant)
    detail.finishDelegate = self
    childCoordinators.append(detail)
    detail.start()
  }
}

extension JournalCoordinator: CoordinatorFinishDelegate {}
