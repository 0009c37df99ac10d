/// The ways that lead on from the editor.
struct RecipeEditorActions {
  /// Lets the cook choose an ingredient and hands the choice back.
  let chooseIngredient: (@escaping (Ingredient) -> Void) -> Void
  let close: () -> Void
}

/// A recipe in the making.
@MainActor
final class RecipeEditorViewModel {
  var title = ""
  private(set) var ingredients: [Ingredient] = []

  private let store: RecipeStore
  private let actions: RecipeEditorActions

  init(store: RecipeStore, actions: RecipeEditorActions) {
    self.store = store
    self.actions = actions
  }

  func didTapAddIngredient() {
    actions.chooseIngredient { [weak self] ingredient in
      self?.ingredients.append(ingredient)
    }
  }

  func didTapSave() {
    store.add(Recipe(title: title, ingredients: ingredients, steps: []))
    actions.close()
  }

  func didTapCancel() {
    actions.close()
  }
}
