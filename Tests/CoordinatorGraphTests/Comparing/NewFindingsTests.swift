import CoordinatorGraph
import GraphModel
import TestRepository
import Testing

/// Which findings of the head a comparison tells.
@Suite struct NewFindingsTests {
  private func app(_ methods: String) -> String {
    """
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
    class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      let navigation = UINavigationController()
      func start() {
        let page = HomeViewController()
        page.coordinator = self
        navigation.pushViewController(page, animated: true)
      }
      \(methods)
    }
    class HomeViewController: UIViewController {
      weak var coordinator: AppCoordinator?
      func logIn() { coordinator?.showLogin() }
      func tabs() { coordinator?.showTabs() }
      func news() { coordinator?.showNews() }
    }
    class LoginCoordinator: Coordinator { var children: [Coordinator] = []; func start() {} }
    class TabCoordinator: Coordinator { var children: [Coordinator] = []; func start() {} }
    class NewsCoordinator: Coordinator { var children: [Coordinator] = []; func start() {} }
    """
  }

  private let together = """
    func showLogin() { begin(LoginCoordinator()) }
      func showTabs() { begin(TabCoordinator()) }
      func begin(_ child: Coordinator) { children.append(child); child.start() }
    """
  private let apart = """
    func showLogin() { let child = LoginCoordinator(); children.append(child); child.start() }
      func showTabs() { let child = TabCoordinator(); children.append(child); child.start() }
    """

  private func newSymbols(from base: String, to head: String) async throws -> [[String]] {
    try await newFindings(from: app(base), to: app(head)).filter { $0.rule == "child-never-removed" }.map(\.symbols)
  }

  private func newFindings(from base: String, to head: String) async throws -> [Comparison.Remark] {
    try await newFindings(from: ["App.swift": base], to: ["App.swift": head])
  }

  private func newFindings(
    from base: [String: String], to head: [String: String]
  ) async throws -> [Comparison.Remark] {
    let test = try await TestRepository(base)
    for name in base.keys where head[name] == nil { try await test.git("rm", "--quiet", name) }
    try await test.commit(head)
    let path = test.path
    let found = try await onThread {
      try snapshots(
        of: ComparisonRange(base: "HEAD~1", head: "HEAD", workingDirectory: path), rules: CheckOptions(),
        workingDirectory: path)
    }
    return found.comparison.findings
  }

  @Test func `code that was divided or joined has no new findings`() async throws {
    #expect(try await newSymbols(from: "func showLogin() {}", to: together).count == 1)
    #expect(try await newSymbols(from: together, to: apart) == [])
    #expect(try await newSymbols(from: apart, to: together) == [])
  }

  @Test func `one more child in the same collection is a new finding`() async throws {
    let news = apart + "\n  func showNews() { let child = NewsCoordinator(); children.append(child); child.start() }"
    #expect(
      try await newSymbols(from: apart, to: news) == [["AppCoordinator", "children", "NewsCoordinator"]])
  }

  /// Of a child that never ends no rule says that it stays.
  @Test func `a child that stayed before it had an end is no new finding`() async throws {
    func app(end: String, removal: String = "", collection: String = "children") -> String {
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        var tabs: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {
          let child = LoginCoordinator(navigation: navigation)
          child.parent = self
          \(collection).append(child)
          child.start()
          \(removal)
        }
        func loginDidFinish() { navigation.popViewController(animated: true) }
      }
      class LoginCoordinator: Coordinator {
        weak var parent: AppCoordinator?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = LoginViewController()
          page.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
        func close() { \(end) }
      }
      class LoginViewController: UIViewController {
        weak var coordinator: LoginCoordinator?
        @objc func tap() { coordinator?.close() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
      }
      protocol Coordinator: AnyObject { func start() }
      """
    }
    let ending = app(end: "parent?.loginDidFinish()")
    #expect(try await newFindings(from: app(end: ""), to: ending).map(\.rule) == [])
    #expect(
      try await newFindings(from: app(end: "", collection: "tabs"), to: ending).map(\.rule) == ["child-never-removed"])
    #expect(
      try await newFindings(from: app(end: "", removal: "children.removeAll { $0 === child }"), to: ending).map(\.rule)
        == ["child-never-removed"])
  }

  /// An app whose base class keeps the parent, with these children.
  private func app(children: [String]) -> String {
    let classes = children.map { "final class \($0): BaseCoordinator {}" }
    return """
      class BaseCoordinator {
        var parent: BaseCoordinator?
        var children: [BaseCoordinator] = []
        func start() {}
        func add(_ child: BaseCoordinator) {
          child.parent = self
          children.append(child)
          child.start()
        }
        func leave() { parent?.children.removeAll { $0 === self } }
      }
      final class AppCoordinator: BaseCoordinator {
        override func start() { \(children.map { "add(\($0)())" }.joined(separator: "; ")) }
      }
      \(classes.joined(separator: "\n"))
      """
  }

  @Test func `a property that several types inherit has one finding, whichever of them there are`() async throws {
    let (few, many) = (
      app(children: ["HomeCoordinator", "NewsCoordinator"]), app(children: ["AboutCoordinator", "HomeCoordinator"])
    )
    #expect(try await newFindings(from: few, to: many).map(\.rule) == [])
    #expect(try await newFindings(from: app(children: []), to: many).map(\.symbols) == [["BaseCoordinator", "parent"]])
  }

  @Test func `a page without a part in the flow that was renamed has no new findings`() async throws {
    func page(_ name: String, _ captures: String) -> String {
      """
      import Combine
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let window = UIWindow()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window.rootViewController = HomeViewController()
        }
      }
      class HomeViewController: UIViewController {
        @objc func open() { present(\(name)(), animated: true) }
      }
      class \(name): UIViewController {
        let values = PassthroughSubject<Int, Never>()
        var bag: Set<AnyCancellable> = []
        override func viewDidLoad() { values.sink { \(captures)_ in self?.reload() }.store(in: &bag) }
        func reload() {}
      }
      """.replacing("self?", with: captures.isEmpty ? "self" : "self?")
    }
    let known = page("StartViewController", "")
    #expect(try await newFindings(from: page("StartViewController", "[weak self] "), to: known).count == 1)
    #expect(try await newFindings(from: known, to: page("WelcomeViewController", "")) == [])
  }

  /// The listener is as strong as it was.
  @Test func `a publisher that has another name or owner has no new findings`() async throws {
    func app(_ owner: String, _ publisher: String, more: String = "") -> String {
      """
      import Combine
      import UIKit
      protocol Coordinator: AnyObject { func start() }
      class \(owner) { let \(publisher) = PassthroughSubject<Int, Never>() }
      class OtherModel { let moves = PassthroughSubject<Int, Never>() }
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        let source = \(owner)()
        let other = OtherModel()
        var bag: Set<AnyCancellable> = []
        func start() {
          source.\(publisher).sink { _ in self.show() }.store(in: &bag)
          \(more)
        }
        func show() { navigation.pushViewController(UIViewController(), animated: true) }
      }
      """
    }
    let known = app("ListModel", "actions")
    #expect(try await newFindings(from: known.replacing("{ _ in", with: "{ [unowned self] _ in"), to: known).count == 1)
    #expect(try await newFindings(from: known, to: app("ListModel", "events")) == [])
    #expect(try await newFindings(from: known, to: app("ListPresenter", "actions")) == [])
    let more = app("ListModel", "events", more: "other.moves.sink { _ in self.show() }.store(in: &bag)")
    #expect(try await newFindings(from: known, to: more).count == 1)
  }

  @Test func `a type that goes by its module's name since it has a namesake has no new findings`() async throws {
    func page(_ captures: String) -> String {
      """
      import Combine
      import UIKit
      class HomeViewController: UIViewController {
        let values = PassthroughSubject<Int, Never>()
        var bag: Set<AnyCancellable> = []
        override func viewDidLoad() { values.sink { \(captures)_ in self.load() }.store(in: &bag) }
        func load() {}
      }
      """
    }
    func files(_ app: String, _ feature: String?) -> [String: String] {
      func manifest(_ name: String) -> String { "let project = Project(name: \"\(name)\")" }
      var files = ["App/Project.swift": manifest("App"), "App/Sources/Home.swift": app]
      if let feature {
        files["Feature/Project.swift"] = manifest("Feature")
        files["Feature/Sources/Home.swift"] = feature
      }
      return files
    }
    let (held, free) = (page(""), page("[unowned self] "))
    let known = files(held, nil)
    #expect(try await newFindings(from: known, to: files(held, free)).map(\.symbols) == [])
    #expect(try await newFindings(from: files(held, free), to: known).map(\.symbols) == [])
    #expect(
      try await newFindings(from: files(free, nil), to: files(held, free)).map(\.symbols)
        == [["App.HomeViewController", "bag", "App.HomeViewController"]])
    #expect(
      try await newFindings(from: files(free, nil), to: files(free, held)).map(\.symbols)
        == [["Feature.HomeViewController", "bag", "Feature.HomeViewController"]])
  }
}
