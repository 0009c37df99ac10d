import Combine
import UIKit

/// Three tabs, and two flows that open on a sheet above them.
///
/// Each tab has a navigation stack and a coordinator of its own. The tabs live as long as the garden is open; `finish()`
/// lets go of all of them at once.
final class TabBarCoordinator: Coordinator {
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
    let today = makeStack(title: "Today", symbol: "checklist")
    let plants = makeStack(title: "Plants", symbol: "leaf")
    let journal = makeStack(title: "Journal", symbol: "book")
    startToday(on: today)
    startPlants(on: plants)
    startJournal(on: journal)

    let viewModel = makeViewModel()
    let tabBarController = MainTabBarController(viewModel: viewModel)
    tabBarController.setViewControllers([today, plants, journal], animated: false)
    navigationController.setViewControllers([tabBarController], animated: true)
  }

  private func makeViewModel() -> MainTabBarViewModel {
    let viewModel = MainTabBarViewModel()
    viewModel.addPlant
      .sink { [weak self] in self?.startAddPlant() }
      .store(in: &cancellables)
    viewModel.askExpert
      .sink { [weak self] in self?.startAskExpert() }
      .store(in: &cancellables)
    viewModel.leaveGarden
      .sink { [weak self] in self?.finish() }
      .store(in: &cancellables)
    return viewModel
  }

  private func makeStack(title: String, symbol: String) -> UINavigationController {
    let stack = UINavigationController()
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    return stack
  }
}

// MARK: - Tabs

extension TabBarCoordinator {
  private func startToday(on stack: UINavigationController) {
    let today = TodayCoordinator(navigationController: stack, session: session)
    childCoordinators.append(today)
    today.start()
  }

  private func startPlants(on stack: UINavigationController) {
    let plants = PlantsCoordinator(navigationController: stack, session: session)
    childCoordinators.append(plants)
    plants.start()
  }

  private func startJournal(on stack: UINavigationController) {
    let journal = JournalCoordinator(navigationController: stack, session: session)
    childCoordinators.append(journal)
    journal.start()
  }
}

// MARK: - Sheets

extension TabBarCoordinator: CoordinatorFinishDelegate {
  private func startAddPlant() {
    let addPlant = AddPlantCoordinator(navigationController: navigationController, session: session)
    addPlant.finishDelegate = self
    childCoordinators.append(addPlant)
    addPlant.start()
  }

  private func startAskExpert() {
    let askExpert = AskExpertCoordinator(navigationController: navigationController)
    askExpert.finishDelegate = self
    childCoordinators.append(askExpert)
    askExpert.start()
  }
}
