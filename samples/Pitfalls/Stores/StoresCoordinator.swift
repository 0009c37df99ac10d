import UIKit

/// The stores nearby, and the pitfalls of children that come and go.
final class StoresCoordinator: NSObject, Coordinator {
  private let navigationController: UINavigationController
  private let viewModel = StoresViewModel()
  private var children: [any Coordinator] = []
  private var panels: [any Panel] = []
  private var consent: ConsentCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    viewModel.coordinator = self
    navigationController.pushViewController(StoresViewController(viewModel: viewModel), animated: true)
    showPanels()
  }

  func showStore() {
    let store = StoreCoordinator(navigationController: navigationController)
    store.onFinish = { [weak self] child in self?.remove(child) }
    children.append(store)
    store.start()
  }

  func showFilter() {
    let filter = FilterCoordinator(host: navigationController)
    filter.onFinish = { [weak self] child in self?.remove(child) }
    children.append(filter)
    filter.start()
  }

  func askForLocation() {
    let consent = ConsentCoordinator(host: navigationController)
    self.consent = consent
    // started-before-kept
    consent.start()
    consent.onFinish = { [weak self] in self?.consent = nil }
  }

  func showDirections() {
    let directions = DirectionsViewController()
    // screen-captured-by-its-publisher
    directions.onClose = { directions.dismiss(animated: true) }
    navigationController.present(directions, animated: true)
  }

  func showNews() {
    navigationController.pushViewController(NewsViewController(), animated: true)
  }

  // unreachable-flow
  func showOpeningHours() {
    navigationController.pushViewController(OpeningHoursViewController(), animated: true)
  }

  private func remove(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }
}

extension StoresCoordinator {
  private func showPanels() {
    let map = MapCoordinator()
    map.onFinish = { [weak self] panel in self?.close(panel) }
    panels.append(map)
    map.start()
    let list = ListCoordinator()
    list.onFinish = { [weak self] panel in self?.close(panel) }
    panels.append(list)
    list.start()
  }

  private func close(_ panel: any Panel) {
    // removed-by-kind
    panels.removeAll { $0.side == panel.side }
  }
}
