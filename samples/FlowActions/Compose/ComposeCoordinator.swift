import UIKit

/// Writing a new recipe, on a sheet of its own.
final class ComposeCoordinator: Coordinator {
  let presenter: UINavigationController

  /// Called once, after the sheet has been closed.
  var onFinish: (() -> Void)?

  private let store: RecipeStore

  /// The stack on the sheet. UIKit keeps it while it is presented.
  private weak var sheet: UINavigationController?

  init(presenter: UINavigationController, store: RecipeStore) {
    self.presenter = presenter
    self.store = store
  }

  func start() {
    let viewController = makeRecipeEditorViewController()
    let sheet = UINavigationController(rootViewController: viewController)
    // The sheet cannot be swiped away, so that every way out of it runs through `close()`.
    sheet.isModalInPresentation = true
    presenter.present(sheet, animated: true)
    self.sheet = sheet
  }

  // MARK: - Flow actions

  private func chooseIngredient(then use: @escaping (Ingredient) -> Void) {
    let viewController = makeIngredientPickerViewController(then: use)
    sheet?.pushViewController(viewController, animated: true)
  }

  private func returnToEditor() {
    sheet?.popViewController(animated: true)
  }

  private func close() {
    sheet?.dismiss(animated: true)
    onFinish?()
  }

  // MARK: - Screens

  private func makeRecipeEditorViewController() -> RecipeEditorViewController {
    let actions = RecipeEditorActions(
      chooseIngredient: { [weak self] use in self?.chooseIngredient(then: use) },
      close: { [weak self] in self?.close() })
    let viewModel = RecipeEditorViewModel(store: store, actions: actions)
    return RecipeEditorViewController(viewModel: viewModel)
  }

  private func makeIngredientPickerViewController(
    then use: @escaping (Ingredient) -> Void
  ) -> IngredientPickerViewController {
    let actions = IngredientPickerActions(
      use: use,
      returnToEditor: { [weak self] in self?.returnToEditor() })
    let viewModel = IngredientPickerViewModel(actions: actions)
    return IngredientPickerViewController(viewModel: viewModel)
  }
}
