import Testing

/// A coordinator that shows all its screens by one helper.
@Suite struct ScreenHelperTests {
  private static let count = 40

  private func app(showing kind: String, _ declaration: (Int) -> String, _ helper: String) -> Fixture {
    let all = 0..<Self.count
    let screens = all.map(declaration).joined(separator: "\n")
    let methods = all.map { "func show\($0)() { show(\(kind)\($0)(), isWide: \($0.isMultiple(of: 2))) }" }
    return Fixture(
      """
      \(screens)
      class HomeViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        func first() { coordinator?.show0() }
        func last() { coordinator?.show\(Self.count - 1)() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.coordinator = self
          navigation.pushViewController(home, animated: true)
        }
        \(methods.joined(separator: "\n"))
        \(helper)
      }
      """)
  }

  private func expectTwoMoves(_ fixture: Fixture, to kind: String) {
    fixture.expect(
      """
      flow HomeViewController -> \(kind)0 show0 present by AppCoordinator
      flow HomeViewController -> \(kind)\(Self.count - 1) show\(Self.count - 1) present by AppCoordinator
      """, kind: "flow")
  }

  @Test func `each message leads to the screen that it shows, however many go through one helper`() {
    let fixture = app(
      showing: "Page", { "class Page\($0): UIViewController {}" },
      "func show(_ page: UIViewController, isWide: Bool) { navigation.present(page, animated: isWide) }")
    expectTwoMoves(fixture, to: "Page")
  }

  @Test func `each message leads to the view that it shows, however many are wrapped on the way`() {
    let fixture = app(
      showing: "Page", { "struct Page\($0): View { var body: some View { Text(\"\") } }" },
      """
      func show(_ page: some View, isWide: Bool) { show(UIHostingController(rootView: page), isWide: isWide) }
      func show(_ page: UIViewController, isWide: Bool) { navigation.present(page, animated: isWide) }
      """)
    expectTwoMoves(fixture, to: "Page")
  }
}
