/// The ways that lead on from the page of a recipe.
struct RecipeDetailActions {
  let cook: (Recipe) -> Void
}

/// One recipe as its page shows it.
@MainActor
final class RecipeDetailViewModel {
  private let recipe: Recipe
  private let actions: RecipeDetailActions

  init(recipe: Recipe, actions: RecipeDetailActions) {
    self.recipe = recipe
    self.actions = actions
  }

  var title: String { recipe.title }

  var ingredients: String {
    recipe.ingredients.map(\.name).joined(separator: ", ")
  }

  func didTapCook() {
    actions.cook(recipe)
  }
}
