import UIKit

/// The root: a welcome page, and the recipe book behind it.
final class AppCoordinator: Coordinator {
  let presenter: UINavigationController

  /// The open book, or `nil` while the welcome page shows. There is never a second one, so that one property does.
  private var recipeBook: RecipeBookCoordinator?

  init(presenter: UINavigationController) {
    self.presenter = presenter
  }

  func start() {
    showWelcome()
  }

  // MARK: - Flow actions

  private func showWelcome() {
    let viewController = makeWelcomeViewController()
    presenter.setViewControllers([viewController], animated: true)
  }

  private func openRecipeBook() {
    let coordinator = RecipeBookCoordinator(presenter: presenter)
    coordinator.onFinish = { [weak self] in self?.recipeBookDidFinish() }
    recipeBook = coordinator
    coordinator.start()
  }

  private func recipeBookDidFinish() {
    recipeBook = nil
    showWelcome()
  }

  // MARK: - Screens

  private func makeWelcomeViewController() -> WelcomeViewController {
    let actions = WelcomeActions(openRecipeBook: { [weak self] in self?.openRecipeBook() })
    let viewModel = WelcomeViewModel(actions: actions)
    return WelcomeViewController(viewModel: viewModel)
  }
}
