import Testing

/// A body that is called in many ways is run for each way in which its arguments decide branches, not for all of them at once.
@Suite struct JoinedArgumentTests {
  /// More scenes than a body has contexts for one receiver and actor, each asked for by the screen before it.
  private struct App {
    var count = 40
    let presentation: String

    var fixture: Fixture {
      let screens = lines { number in
        """
        class Model\(number) { let title = "" }
        class Screen\(number)ViewController: UIViewController {
          let router: AppCoordinator
          init(router: AppCoordinator, model: Model\(number)) { self.router = router }
          func next() { router.show(.screen\(next(number))(Model\(next(number))()), by: .push) }
        }
        """
      }
      return Fixture(
        """
        enum Scene {
          \(lines { "case screen\($0)(Model\($0))" })
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
            \(lines { "case .screen\($0)(let model): return Screen\($0)ViewController(router: self, model: model)" })
            }
          }
        }
        """)
    }

    func moves(_ transition: String) -> String {
      lines { number in
        """
        delegate Screen\(number)ViewController -> AppCoordinator via delegate links router strong messages show
        flow Screen\(number)ViewController -> Screen\(next(number))ViewController show \(transition) by AppCoordinator
        screen AppCoordinator -> Screen\(number)ViewController \(transition)\(number == 0 ? " initial" : "")
        """
      }
    }

    func lines(_ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: "\n") }

    private func next(_ number: Int) -> Int { (number + 1) % count }
  }

  @Test func `each screen moves to the one that it asks for`() {
    let app = App(presentation: "navigation.pushViewController(controller, animated: true)")
    app.fixture.expect(app.moves("push"))
  }

  /// Each gets a container of its own, though one line makes them all.
  @Test func `containers made for many screens hold one each`() {
    let app = App(
      presentation: """
        let container: UINavigationController = {
          if presentation == .modal { return UINavigationController(rootViewController: controller) }
          return UINavigationController(rootViewController: controller)
        }()
        navigation.present(container, animated: true)
        """)
    app.fixture.expect(app.moves("present"))
  }

  /// All are joined then, so that which screen moves where is no longer known.
  @Test func `more scenes than are told apart are all found`() {
    let app = App(count: 150, presentation: "navigation.pushViewController(controller, animated: true)")
    app.fixture.expect(
      app.lines { "screen AppCoordinator -> Screen\($0)ViewController push initial" }, kind: "screen")
  }
}
