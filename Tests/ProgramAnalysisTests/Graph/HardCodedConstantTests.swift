import Testing

/// Hard-coded constants: code counts whether or not it is reached when the app runs.
@Suite struct HardCodedConstantTests {
  private func expect(
    members: String = "", start: String, also: String = "", screens: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Fixture(
      """
      enum Theme { case light, dark }
      enum Settings { static let isOffline = false }
      let isBeta = false
      \(also)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        \(members)
        func start() {
          \(start)
        }
        func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      class OldViewController: UIViewController {}
      class NewViewController: UIViewController {}
      """
    ).expect(
      screens.map { "screen AppCoordinator -> \($0)ViewController push" }.joined(separator: "\n"), kind: "screen",
      sourceLocation: sourceLocation)
  }

  private static let branch = "if %@ { show(NewViewController()) } else { show(OldViewController()) }"

  @Test(arguments: [
    ("private let isNew = false", "isNew"), ("private let isNew = false", "!self.isNew"),
    ("static let isNew = false", "Self.isNew"), ("static let isNew = true", "AppCoordinator.isNew"),
    ("", "Settings.isOffline"), ("", "isBeta"), ("let theme = Theme.light", "theme == .dark"),
    ("let theme: Theme = .light", "case .dark = theme"), ("let theme = Theme.light", ".dark == theme"),
    ("private let environment = \"staging\"", "environment == \"production\""), ("", "#available(iOS 16, *), isBeta"),
  ])
  func `a branch counts that a constant leaves out`(members: String, condition: String) {
    let start = Self.branch.replacing("%@", with: condition)
    expect(members: members, start: start, screens: ["New", "Old"])
  }

  @Test(arguments: ["let", "var"])
  func `so do the cases of a switch over a local constant`(keyword: String) {
    expect(
      start: """
        \(keyword) theme = Theme.dark
        switch theme { case .light: show(OldViewController()); case .dark: show(NewViewController()) }
        """, screens: ["New", "Old"])
    expect(
      start: "\(keyword) isNew = false\n" + Self.branch.replacing("%@", with: "isNew"), screens: ["New", "Old"])
  }

  /// It differs from type to type.
  @Test func `what answers a requirement decides`() {
    let also = """
      protocol Choosing { var isModern: Bool { get } }
      extension Choosing where Self: AppCoordinator {
        func open() { if isModern { show(NewViewController()) } else { show(OldViewController()) } }
      }
      extension AppCoordinator: Choosing {}
      """
    expect(members: "let isModern = false", start: "open()", also: also, screens: ["Old"])
  }
}
