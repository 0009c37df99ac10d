/// The way that leads out of cooking mode.
struct CookingActions {
  let finishCooking: () -> Void
}

/// The steps of a recipe, one after the other.
@MainActor
final class CookingViewModel {
  private let recipe: Recipe
  private let actions: CookingActions

  init(recipe: Recipe, actions: CookingActions) {
    self.recipe = recipe
    self.actions = actions
  }

  var title: String { recipe.title }

  var steps: String {
    recipe.steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }

  func didTapDone() {
    actions.finishCooking()
  }
}
