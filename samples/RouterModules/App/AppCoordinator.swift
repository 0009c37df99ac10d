/// The root: it asks for an address first and shows the parcels after that.
final class AppCoordinator: Coordinator {
  let type = CoordinatorType.app
  let router: any Router
  var childCoordinators: [any Coordinator] = []

  /// Stays `nil`: the root has no parent.
  weak var finishDelegate: (any CoordinatorFinishDelegate)?

  private let address = AddressBook()

  init(router: any Router) {
    self.router = router
  }

  func start() {
    if address.postcode == nil {
      showOnboarding()
    } else {
      showParcels()
    }
  }

  private func showOnboarding() {
    let onboarding = OnboardingCoordinator(router: router, address: address)
    onboarding.finishDelegate = self
    childCoordinators.append(onboarding)
    onboarding.start()
  }

  private func showParcels() {
    let parcels = ParcelsCoordinator(router: router)
    parcels.finishDelegate = self
    childCoordinators.append(parcels)
    parcels.start()
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ coordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === coordinator }
    switch coordinator.type {
    case .onboarding: showParcels()
    case .parcels: showOnboarding()
    case .app, .scan: break
    }
  }
}
