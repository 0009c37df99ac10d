import Foundation
import GraphModel
import GraphRules
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

/// An app with three offences that have safe fixes, one in lines that end with carriage returns.
@Suite struct FixPlanTests {
  private let folder: TemporaryFolder

  private static let child = """
    protocol LoginDelegate {
      func done()
    }

    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
      var onSkip: (() -> Void)?

      func start() { delegate?.done() }
      func tap() { onSkip?() }
    }

    """

  private static let parent = """
    protocol Coordinator: AnyObject { func start() }

    final class AppCoordinator: Coordinator, LoginDelegate {
      var login: LoginCoordinator?

      func start() {
        let login = LoginCoordinator()
        self.login = login
        login.delegate = self
        login.onSkip = {
          print("skipped")
          self.done()
        }
        login.start()
      }

      func done() { login = nil }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }

    """

  init() throws {
    folder = try TemporaryFolder([
      "App.swift": Self.parent.replacing("\n", with: "\r\n"), "Login.swift": Self.child,
    ])
  }

  private func plan(after change: () throws -> Void = {}) throws -> FixPlan {
    var options = ScanOptions()
    options.paths = [folder.path]
    options.observes = true
    let scan = try scan(options)
    try change()
    return FixPlan(check(scan), of: scan)
  }

  @Test func `what is always safe is changed, and nothing else`() throws {
    let plan = try plan()
    #expect(plan.fixed.map(\.rule).sorted() == ["delegate-not-class-bound", "strong-self-capture"])
    #expect(plan.files.map(\.path) == ["App.swift", "Login.swift"])
    let parent = Self.parent.replacing("login.onSkip = {", with: "login.onSkip = { [weak self] in")
      .replacing("      print(", with: "      guard let self else { return }\n      print(")
    #expect(String(decoding: plan.files[0].new, as: UTF8.self) == parent.replacing("\n", with: "\r\n"))
    let child = Self.child.replacing("protocol LoginDelegate {", with: "protocol LoginDelegate: AnyObject {")
      .replacing("  var delegate", with: "  weak var delegate")
    #expect(String(decoding: plan.files[1].new, as: UTF8.self) == child)
  }

  @Test func `after it the findings are gone, and there is nothing left to do`() throws {
    for file in try plan().files { try Data(file.new).write(to: URL(filePath: file.absolutePath)) }
    let again = try plan()
    #expect(again.files.isEmpty && again.fixed.isEmpty && again.patch == "")
  }

  @Test func `the patch is what git applies`() async throws {
    let patch = try plan().patch
    #expect(patch.contains("--- a/Login.swift\n+++ b/Login.swift\n@@ -1,9 +1,9 @@\n"))
    #expect(patch.contains("\n-protocol LoginDelegate {\n+protocol LoginDelegate: AnyObject {\n   func done()\n"))
  }

  @Test func `a file that changed since it was read is left alone`() throws {
    let plan = try plan { try folder.write(Self.child + "// new\n", to: "Login.swift") }
    #expect(plan.files.map(\.path) == ["App.swift"])
    #expect(plan.refused == ["Login.swift"])
  }
}
