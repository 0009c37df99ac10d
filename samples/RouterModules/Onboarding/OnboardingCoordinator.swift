/// A greeting, and the question where the user lives.
final class OnboardingCoordinator: OnboardingCoordinating {
  let type = CoordinatorType.onboarding
  let router: any Router
  var childCoordinators: [any Coordinator] = []
  weak var finishDelegate: (any CoordinatorFinishDelegate)?

  private let address: AddressBook

  init(router: any Router, address: AddressBook) {
    self.router = router
    self.address = address
  }

  func start() {
    let greeting = GreetingViewController()
    greeting.coordinator = self
    router.setRoot(greeting)
  }

  func showPostcode() {
    let postcode = PostcodeViewController()
    postcode.coordinator = self
    router.push(postcode)
  }

  func didEnter(postcode: String) {
    address.postcode = postcode
    finish()
  }
}
