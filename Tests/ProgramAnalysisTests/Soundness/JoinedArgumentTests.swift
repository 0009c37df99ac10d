import Testing

/// A body that is called in many ways is run for each way in which its arguments decide branches, not for all of them at once.
@Suite struct JoinedArgumentTests {
  /// More than the contexts that a body has for one receiver and actor.
  private static let count = 40

  private static let screens = lines(count) { number in
    """
    class Model\(number) { let title = "" }
    class Screen\(number)ViewController: UIViewController {
      let router: AppCoordinator
      init(router: AppCoordinator, model: Model\(number)) { self.router = router }
      func next() { router.show(.screen\((number + 1) % count)(Model\((number + 1) % count)()), by: .push) }
    }
    """
  }

  private static func lines(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: "\n")
  }

  private static func app(_ presentation: String) -> Fixture {
    Fixture(
      """
      enum Scene {
        \(lines(count) { "case screen\($0)(Model\($0))" })
      }
      enum Presentation { case push, modal }
      \(screens)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { show(.screen0(Model0()), by: .push) }
        func show(_ scene: Scene, by presentation: Presentation) {
          let controller = make(scene)
          \(presentation)
        }
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          \(lines(count) { "case .screen\($0)(let model): return Screen\($0)ViewController(router: self, model: model)" })
          }
        }
      }
      """)
  }

  private static func moves(_ transition: String) -> String {
    lines(count) { number in
      let next = (number + 1) % count
      return """
        delegate Screen\(number)ViewController -> AppCoordinator via delegate links router strong messages show
        flow Screen\(number)ViewController -> Screen\(next)ViewController show \(transition) by AppCoordinator
        screen AppCoordinator -> Screen\(number)ViewController \(transition)\(number == 0 ? " initial" : "")
        """
    }
  }

  @Test func `each screen moves to the one that it asks for`() {
    Self.app("navigation.pushViewController(controller, animated: true)").expect(Self.moves("push"))
  }

  /// Each gets a container of its own, though one line makes them all.
  @Test func `containers made for many screens hold one each`() {
    Self.app(
      """
      let container: UINavigationController = {
        if presentation == .modal { return UINavigationController(rootViewController: controller) }
        return UINavigationController(rootViewController: controller)
      }()
      navigation.present(container, animated: true)
      """
    ).expect(Self.moves("present"))
  }
}
