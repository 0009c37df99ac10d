/// The start page's way to the two flows.
@MainActor
final class StartViewModel {
  /// Weak: the coordinator keeps the navigation stack, the stack the screen, and the screen this view model.
  private weak var coordinator: AppCoordinator?

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
  }

  func didTapDay() {
    coordinator?.moveToDay()
  }

  func didTapProjects() {
    coordinator?.moveToProjects()
  }
}
