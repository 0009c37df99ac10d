/// The ways that lead on from the list of recipes.
struct RecipeListActions {
  let showRecipe: (Recipe) -> Void
  let composeRecipe: () -> Void
  let close: () -> Void
}

/// The recipes as the list shows them.
@MainActor
final class RecipeListViewModel {
  private let store: RecipeStore
  private let actions: RecipeListActions

  init(store: RecipeStore, actions: RecipeListActions) {
    self.store = store
    self.actions = actions
  }

  var titles: [String] {
    store.recipes.map(\.title)
  }

  func didSelectRow(_ row: Int) {
    actions.showRecipe(store.recipes[row])
  }

  func didTapAdd() {
    actions.composeRecipe()
  }

  func didTapClose() {
    actions.close()
  }
}
