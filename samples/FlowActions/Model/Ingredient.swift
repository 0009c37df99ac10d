/// Something that goes into a dish.
struct Ingredient: Hashable, Sendable {
  let name: String
}

extension Ingredient {
  /// What every kitchen has.
  static let pantry = ["Butter", "Eggs", "Flour", "Lentils", "Onions", "Rice", "Salt"].map(Ingredient.init(name:))
}
