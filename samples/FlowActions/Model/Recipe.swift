import Foundation

/// A dish and how it is made.
struct Recipe: Hashable, Identifiable, Sendable {
  let id: UUID
  var title: String
  var ingredients: [Ingredient]
  var steps: [String]

  init(id: UUID = UUID(), title: String, ingredients: [Ingredient], steps: [String]) {
    self.id = id
    self.title = title
    self.ingredients = ingredients
    self.steps = steps
  }
}
