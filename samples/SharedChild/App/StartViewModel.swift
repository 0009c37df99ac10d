/// The start page's way to the two flows.
@MainActor
final class StartViewModel {
  /// Weak, because the coordinator keeps the screen, and the screen keeps its view model.
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
