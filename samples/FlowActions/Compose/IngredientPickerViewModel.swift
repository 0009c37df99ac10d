/// The ways that lead on from the pantry.
struct IngredientPickerActions {
  /// Takes the chosen ingredient.
  let use: (Ingredient) -> Void
  let returnToEditor: () -> Void
}

/// The pantry to choose from.
@MainActor
final class IngredientPickerViewModel {
  let ingredients = Ingredient.pantry

  private let actions: IngredientPickerActions

  init(actions: IngredientPickerActions) {
    self.actions = actions
  }

  func didSelectRow(_ row: Int) {
    actions.use(ingredients[row])
    actions.returnToEditor()
  }
}
