/// What a user can do with the stores nearby.
final class StoresViewModel {
  // strong-coordinator-reference
  var coordinator: StoresCoordinator?

  func select() { coordinator?.showStore() }
  func filter() { coordinator?.showFilter() }
  func locate() { coordinator?.askForLocation() }
  func findTheWay() { coordinator?.showDirections() }
  func readNews() { coordinator?.showNews() }
}
