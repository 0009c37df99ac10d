import ProgramAnalysis
import Testing

/// A literal that is run in many contexts makes many closures; past a limit those are merged whose captures decide branches alike.
@Suite struct MergedClosureTests {
  /// More screens than closures of a literal are told apart, each opened from the one before through closures inside one another.
  private static func app(count: Int, opening: String) -> Fixture {
    let indices = 0..<count
    func lines(_ text: (Int) -> String) -> String { indices.map(text).joined(separator: "\n") }
    return Fixture(
      """
      class Model { let title = "" }
      enum Scene {
        \(lines { "case screen\($0)(Model)" })
      }
      \(lines {
        """
        class Screen\($0)ViewController: UIViewController {
          var onNext: ((Scene) -> Void)?
          func next() { onNext?(.screen\(($0 + 1) % count)(Model())) }
        }
        """
      })
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { open(.screen0(Model())) }
        func open(_ scene: Scene) {
          \(opening)
        }
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          \(lines {
            """
            case .screen\($0):
              let screen = Screen\($0)ViewController()
              screen.onNext = { self.open($0) }
              return screen
            """
          })
          }
        }
      }
      """)
  }

  private static func moves(_ count: Int) -> String {
    (0..<count).map {
      """
      delegate Screen\($0)ViewController -> AppCoordinator via closure links onNext strong messages onNext
      flow Screen\($0)ViewController -> Screen\(($0 + 1) % count)ViewController onNext push by AppCoordinator
      screen AppCoordinator -> Screen\($0)ViewController push\($0 == 0 ? " initial" : "")
      """
    }.joined(separator: "\n")
  }

  @Test(arguments: [8, 40])
  func `closures that capture different cases stay apart`(count: Int) {
    Self.app(
      count: count,
      opening: "DispatchQueue.main.async { UIView.performWithoutAnimation { self.push(self.make(scene)) } }"
    ).expect(Self.moves(count))
  }

  @Test(arguments: [8, 40])
  func `a merged closure sees the variables and local functions around it`(count: Int) {
    Self.app(
      count: count,
      opening: """
        func finish(_ screen: UIViewController) { DispatchQueue.main.async { self.push(screen) } }
        let screen = make(scene)
        var last: UIViewController?
        DispatchQueue.main.async {
          last = screen
          DispatchQueue.main.async { finish(last!) }
        }
        """
    ).expect(Self.moves(count))
  }

  /// No screen is lost past the limit of what is told apart.
  @Test func `closures of more cases than are told apart lose none`() {
    let indices = 0..<270
    func lines(_ text: (Int) -> String) -> String { indices.map(text).joined(separator: "\n") }
    Fixture(
      """
      class Model { let title = "" }
      enum Scene {
        \(lines { "case screen\($0)(Model)" })
      }
      \(lines { "class Screen\($0)ViewController: UIViewController {}" })
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          \(lines { "open(.screen\($0)(Model()))" })
        }
        func open(_ scene: Scene) { DispatchQueue.main.async { self.push(self.make(scene)) } }
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          \(lines { "case .screen\($0): return Screen\($0)ViewController()" })
          }
        }
      }
      """
    ).expect(lines { "screen AppCoordinator -> Screen\($0)ViewController push initial" })
  }
}
