import UIKit

/// The recipe book: the list, the page of a recipe, and the steps while cooking.
///
/// Each screen comes out of a `make…` factory, which injects the flow actions that its view model may take. A view
/// model can only go where it was given a closure for.
final class RecipeBookCoordinator: Coordinator {
  let presenter: UINavigationController

  /// Called once, when the reader closes the book.
  var onFinish: (() -> Void)?

  private let store = RecipeStore()
  private var compose: ComposeCoordinator?

  init(presenter: UINavigationController) {
    self.presenter = presenter
  }

  func start() {
    let viewController = makeRecipeListViewController()
    presenter.setViewControllers([viewController], animated: true)
  }

  // MARK: - Flow actions

  private func showRecipe(_ recipe: Recipe) {
    let viewController = makeRecipeDetailViewController(recipe)
    presenter.pushViewController(viewController, animated: true)
  }

  private func cook(_ recipe: Recipe) {
    let viewController = makeCookingViewController(recipe)
    presenter.pushViewController(viewController, animated: true)
  }

  private func finishCooking() {
    presenter.popToRootViewController(animated: true)
  }

  private func composeRecipe() {
    let coordinator = ComposeCoordinator(presenter: presenter, store: store)
    coordinator.onFinish = { [weak self] in self?.compose = nil }
    compose = coordinator
    coordinator.start()
  }

  private func close() {
    onFinish?()
  }

  // MARK: - Screens

  private func makeRecipeListViewController() -> RecipeListViewController {
    let actions = RecipeListActions(
      showRecipe: { [weak self] recipe in self?.showRecipe(recipe) },
      composeRecipe: { [weak self] in self?.composeRecipe() },
      close: { [weak self] in self?.close() })
    let viewModel = RecipeListViewModel(store: store, actions: actions)
    return RecipeListViewController(viewModel: viewModel)
  }

  private func makeRecipeDetailViewController(_ recipe: Recipe) -> RecipeDetailViewController {
    let actions = RecipeDetailActions(cook: { [weak self] recipe in self?.cook(recipe) })
    let viewModel = RecipeDetailViewModel(recipe: recipe, actions: actions)
    return RecipeDetailViewController(viewModel: viewModel)
  }

  private func makeCookingViewController(_ recipe: Recipe) -> CookingViewController {
    let actions = CookingActions(finishCooking: { [weak self] in self?.finishCooking() })
    let viewModel = CookingViewModel(recipe: recipe, actions: actions)
    return CookingViewController(viewModel: viewModel)
  }
}
