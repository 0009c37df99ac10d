import GraphModel
import Testing

@testable import Workspace

@Suite struct ConfigurationKeyViewsTests {
  private func views(_ yaml: String) throws -> [Configuration.NamedView] {
    try Configuration(yaml: yaml, file: "c.yml").views
  }

  private func error(_ yaml: String) -> String? {
    do {
      _ = try views(yaml)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a view says what is shown and how`() throws {
    let views = try views(
      """
      views:
        checkout: { focus: CheckoutCoordinator, depth: 2, hide: ["Debug*"], view: flow }
        ways: { from: LoginView, to: CartView, delegates: true }
        outline: { collapse: [A, B], reaches: [C], only: coordinators }
      """)
    #expect(views.map(\.name) == ["checkout", "ways", "outline"])
    #expect(views[0].selection.focus == ["CheckoutCoordinator"])
    #expect(views[0].selection.depth == 2)
    #expect(views[0].selection.hidden == ["Debug*"])
    #expect(views[0].view?.text == "flow")
    #expect(views[1].selection.from == "LoginView")
    #expect(views[1].selection.to == "CartView")
    #expect(views[1].showsDelegates == true)
    #expect(views[2].selection.collapsed == ["A", "B"])
    #expect(views[2].selection.reaches == ["C"])
    #expect(views[2].selection.only == .coordinators)
  }

  @Test(arguments: [
    ("views: [a]", "c.yml:1:8: error: 'views' must be a mapping, not a list"),
    ("views:\n  a: b", "c.yml:2:6: error: 'views.a' must be a mapping, not 'b'"),
    ("views:\n  a: { depth: -1 }", "c.yml:2:15: error: 'views.a.depth' must be a number, 0 or more, not '-1'"),
    ("views:\n  a: { only: owners }", "c.yml:2:14: error: 'views.a.only' is screens or coordinators"),
    ("views:\n  a: { from: b }", "c.yml:2:6: error: a view has both 'from' and 'to', or none"),
    (
      "views:\n  a: { focal: b }",
      "c.yml:2:8: error: unknown key 'focal' of a view; the keys are focus, depth, reaches, from, to, collapse, hide, only, view, delegates"
    ),
  ])
  func `what is wrong is named with its line`(yaml: String, message: String) {
    #expect(error(yaml) == message)
  }
}
