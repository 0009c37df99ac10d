/// The recipes of the book, newest last.
@MainActor
final class RecipeStore {
  private(set) var recipes: [Recipe] = [
    Recipe(
      title: "Lentil soup",
      ingredients: [Ingredient(name: "Lentils"), Ingredient(name: "Onions")],
      steps: ["Fry the onions.", "Add lentils and water.", "Simmer for half an hour."]),
    Recipe(
      title: "Pancakes",
      ingredients: [Ingredient(name: "Flour"), Ingredient(name: "Eggs"), Ingredient(name: "Butter")],
      steps: ["Whisk flour and eggs.", "Rest the batter.", "Fry thin."]),
  ]

  func add(_ recipe: Recipe) {
    recipes.append(recipe)
  }
}
