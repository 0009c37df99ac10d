import Testing

/// A body that is called in many ways is run for each way in which its arguments decide branches, not for all of them at once.
@Suite struct JoinedArgumentTests {
  /// More scenes than a body has contexts for one receiver and actor, each asked for by the screen before it.
  private struct App {
    var count = 40
    let presentation: String
    var declarations = ""

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
        \(declarations)
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
  @Test(arguments: ["UINavigationController", "StyledNavigationController"])
  func `containers made for many screens hold one each`(type: String) {
    let app = App(
      presentation: """
        let container: UINavigationController = {
          if presentation == .modal { return \(type)(rootViewController: controller) }
          return \(type)(rootViewController: controller)
        }()
        navigation.present(container, animated: true)
        """, declarations: "class StyledNavigationController: UINavigationController {}")
    app.fixture.expect(app.moves("present"))
  }

  /// A helper that first takes away what is there hands on a closure for each screen: each is still shown for who asks for it.
  @Test(arguments: [4, 40]) func `a screen that a closure shows later is shown for who asks for it`(count: Int) {
    func lines(_ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: "\n") }
    Fixture(
      """
      \(lines { """
      class Screen\($0)ViewController: UIViewController {
        weak var router: AppCoordinator?
        func next() { router?.open\(($0 + 1) % count)() }
        func close() { router?.close\($0)() }
      }
      """ })
      extension UIViewController {
        func dismiss(then completion: (() -> Void)?) {
          if isBeingDismissed { dismiss(animated: true, completion: { completion?() }) } else { completion?() }
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var top: UIViewController?
        func start() { open0() }
        \(lines { """
        func open\($0)() {
          let screen = Screen\($0)ViewController()
          screen.router = self
          present(screen)
        }
        func close\($0)() { dismiss { [weak self] in self?.finish(\($0)) } }
        """ })
        private func finish(_ number: Int) {}
        private func present(_ screen: UIViewController, completion: (() -> Void)? = nil) {
          dismiss { [weak self] in
            self?.top = screen
            self?.navigation.present(screen, animated: true, completion: completion)
          }
        }
        private func dismiss(completion: (() -> Void)? = nil) {
          guard let top else {
            completion?()
            return
          }
          top.dismiss(then: { [weak self] in
            self?.top = nil
            completion?()
          })
        }
      }
      """
    ).expect(
      lines {
        "flow Screen\($0)ViewController -> Screen\(($0 + 1) % count)ViewController open\(($0 + 1) % count) present by AppCoordinator"
      }, kind: "flow")
  }

  /// What nobody asks for is no way in which a screen is shown, though nothing calls the method before screens do.
  @Test(arguments: [4, 40]) func `a screen is shown in the way that its callers ask for`(count: Int) {
    Fixture(
      """
      enum Scene { \((0..<count).map { "case screen\($0)" }.joined(separator: "; ")) }
      enum Presentation { case push, modal, replacement }
      \((0..<count).map { """
      class Screen\($0)ViewController: UIViewController {
        let router: AppCoordinator
        init(router: AppCoordinator) { self.router = router }
        func next() { router.show(.screen\(($0 + 1) % count), by: .\($0 % 2 == 0 ? "push" : "modal")) }
      }
      """ }.joined(separator: "\n"))
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(make(.screen0), animated: false) }
        func show(_ scene: Scene, by presentation: Presentation) {
          let controller = make(scene)
          switch presentation {
          case .push: navigation.pushViewController(controller, animated: true)
          case .modal: navigation.present(controller, animated: true)
          case .replacement: navigation.setViewControllers([controller], animated: true)
          }
        }
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          \((0..<count).map { "case .screen\($0): return Screen\($0)ViewController(router: self)" }.joined(separator: "\n"))
          }
        }
      }
      """
    ).expect(
      (["screen AppCoordinator -> Screen0ViewController push initial"]
        + (0..<count).map {
          "screen AppCoordinator -> Screen\($0)ViewController \($0 % 2 == 1 ? "push" : "present")"
        }).joined(separator: "\n"), kind: "screen")
  }

  /// The ways count where no caller is seen: code counts whether it can be reached or not.
  @Test func `a scene that nobody asks for is shown in all ways`() {
    Fixture(
      """
      enum Scene { case feed, detail }
      enum Presentation { case push, modal }
      class FeedViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { show(.feed, by: .push) }
        func show(_ scene: Scene, by presentation: Presentation) {
          switch presentation {
          case .push: navigation.pushViewController(make(scene), animated: true)
          case .modal: navigation.present(make(scene), animated: true)
          }
        }
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          case .feed: FeedViewController()
          case .detail: DetailViewController()
          }
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> DetailViewController present
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> FeedViewController push initial
      """)
  }

  /// All are joined then.
  @Test func `more scenes than are told apart are all found`() {
    let numbers = 0..<270
    func lines(_ text: (Int) -> String) -> String { numbers.map(text).joined(separator: "\n") }
    Fixture(
      """
      enum Scene {
        \(lines { "case screen\($0)(Int)" })
      }
      \(lines { "class Screen\($0)ViewController: UIViewController {}" })
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          \(lines { "show(.screen\($0)(1), animated: \($0 % 2 == 0))" })
        }
        func show(_ scene: Scene, animated: Bool) {
          navigation.pushViewController(make(scene), animated: animated)
        }
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          \(lines { "case .screen\($0): return Screen\($0)ViewController()" })
          }
        }
      }
      """
    ).expect(lines { "screen AppCoordinator -> Screen\($0)ViewController push initial" })
  }

  /// More callbacks than a helper has contexts, of closures and of methods: each is run for who handed it over.
  @Test(
    arguments: ["{ [unowned self] in self.show$() }", "show$", "{ [weak self] in self?.show$() }"],
    ["next()", "fade(next)", "page.dismiss(animated: true) { next() }"])
  func `a helper runs the callback that a call hands it`(callback: String, running: String) {
    let app = App(presentation: "")
    func numbered(_ text: String, _ number: Int) -> String { text.replacing("$", with: "\(number)") }
    Fixture(
      """
      \(app.lines {
        """
        class Page\($0)ViewController: UIViewController {
          weak var coordinator: PageCoordinator?
          func next() { coordinator?.finished\($0)(self) }
        }
        """
      })
      class PageCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { show0() }
        \(app.lines { number in
          """
          func show\(number)() {
            let page = Page\(number)ViewController()
            page.coordinator = self
            navigation.pushViewController(page, animated: true)
          }
          func finished\(number)(_ page: UIViewController) {
            leave(page, then: \(numbered(callback, (number + 1) % app.count)))
          }
          """
        })
        private func leave(_ page: UIViewController, then next: @escaping () -> Void) {
          page.view.endEditing(true)
          \(running)
        }
        private func fade(_ end: @escaping () -> Void) { end() }
      }
      """
    ).expect(
      app.lines { number in
        """
        delegate Page\(number)ViewController -> PageCoordinator via delegate links coordinator weak messages finished\(number)
        flow Page\(number)ViewController -> Page\((number + 1) % app.count)ViewController finished\(number) push by PageCoordinator
        screen PageCoordinator -> Page\(number)ViewController push\(number == 0 ? " initial" : "")
        """
      })
  }
}
