import Testing

/// Which static member a call without a label for its first argument means.
@Suite struct StaticCallTests {
  @Test(arguments: [
    // A case of the same name comes before a function whose argument has a label.
    (
      "static func boat(crew: Crew) -> Place { crew.isNew ? .quay(crew.id) : .boat(crew.id) }", "show(.boat(1))",
      "BoatController"
    ),
    ("static func boat(crew: Crew) -> Place { .quay(crew.id) }", "show(.boat(crew: Crew()))", "QuayController"),
    (
      "static var make: (Int) -> Place = { .quay($0) }\n  static func make(crew: Crew) -> Place { .boat(crew.id) }",
      "show(Place.make(1))", "QuayController"
    ),
  ])
  func `a name means what its labels fit`(members: String, call: String, shown: String) {
    Fixture(
      """
      struct Crew { var id = 0; var isNew = false }
      enum Place {
        case boat(Int)
        case quay(Int)
        \(members)
      }
      final class PierController: UIViewController {}
      final class BoatController: UIViewController {}
      final class QuayController: UIViewController {}
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { \(call) }
        private func show(_ place: Place) {
          switch place {
          case .boat: navigation.pushViewController(BoatController(), animated: true)
          case .quay: navigation.pushViewController(QuayController(), animated: true)
          }
        }
      }
      """
    ).expect(
      """
      screen PierCoordinator -> BoatController push\(shown == "BoatController" ? " initial" : "")
      screen PierCoordinator -> QuayController push\(shown == "QuayController" ? " initial" : "")
      """)
  }
}
