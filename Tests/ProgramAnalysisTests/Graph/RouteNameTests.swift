import Testing

/// Strings by which a coordinator is told where to go.
@Suite struct RouteNameTests {
  /// A list that asks for an item and the terms, and an item that asks for help.
  private func flows(deciding body: String, list: String = "\"item\"") -> [String] {
    Fixture(
      """
      enum Action { case show(page: String, id: String?), close }
      protocol ActionDelegate: AnyObject { func send(_ action: Action) }
      class ShopCoordinator: Coordinator, ActionDelegate {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([ListViewController(self)], animated: false) }
        func send(_ action: Action) {
          guard case let .show(page, id) = action else { return }
          \(body)
        }
        func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      class ListViewController: UIViewController {
        weak var delegate: ActionDelegate?
        init(_ delegate: ActionDelegate) { self.delegate = delegate }
        @objc func pick() { delegate?.send(.show(page: \(list), id: "help")) }
        @objc func legal() { delegate?.send(.show(page: "privacy", id: nil)) }
      }
      class ItemViewController: UIViewController {
        weak var delegate: ActionDelegate?
        init(_ delegate: ActionDelegate) { self.delegate = delegate }
        @objc func help() { delegate?.send(.show(page: "help", id: nil)) }
        @objc func close() { delegate?.send(.close) }
      }
      class HelpViewController: UIViewController {}
      class TermsViewController: UIViewController {}
      """
    ).analysis().graph.edges.filter { $0.relation.kind == "flow" }.map { edge in
      "\(edge.from) \(edge.to)".replacing("ViewController", with: "")
    }
  }

  private static let exact: Set = ["List Item", "List Terms", "Item Help"]

  @Test(arguments: [
    """
    switch page {
    case "item": show(ItemViewController(self))
    case "help": show(HelpViewController())
    case "terms", "privacy": show(TermsViewController())
    default: break
    }
    """,
    """
    if page == "item" { return show(ItemViewController(self)) }
    if page == "help" { show(HelpViewController()) } else if page != "close", "privacy" == page { show(TermsViewController()) }
    """,
    """
    if case "item" = page { show(ItemViewController(self)) }
    guard page != "help" else { return show(HelpViewController()) }
    if page == "privacy" { show(TermsViewController()) }
    """,
  ])
  func `a screen leads where the string says that it sends`(body: String) {
    #expect(Set(flows(deciding: body)) == Self.exact)
  }

  @Test(arguments: [
    // Neither what a string is put together of nor what comes from elsewhere is known.
    "\"item\" + title!", "\"\\(title ?? \"\")\"", "title!", "isEditing ? \"item\" : title!",
  ])
  func `a string that may be any leads wherever one can`(sent: String) {
    let body = """
      switch page {
      case "item": show(ItemViewController(self))
      case "help": show(HelpViewController())
      default: show(TermsViewController())
      }
      """
    #expect(Set(flows(deciding: body, list: sent)) == Self.exact.union(["List Help"]))
  }

  /// What a variable begins with may be changed in many ways.
  @Test(arguments: [
    "var page = \"item\"; page += title!", "var page = \"item\"; page.append(title!)",
    "var page = \"item\"; page.removeLast(); page.insert(\"h\", at: page.startIndex)",
  ])
  func `a string that a variable holds may be any`(declaration: String) {
    let body = """
      switch page {
      case "item": show(ItemViewController(self))
      case "help": show(HelpViewController())
      case "privacy": show(TermsViewController())
      default: break
      }
      """
    let list = "{ \(declaration); return page }()"
    #expect(Set(flows(deciding: body, list: list)) == Self.exact.union(["List Help"]))
  }

  @Test func `so may one that a property holds`() {
    let found = Fixture(
      """
      struct SearchView: View {
        let coordinator: ShopCoordinator
        @State var page = "item"
        var body: some View {
          VStack { TextField("", text: $page); Button("Open") { coordinator.open(page) } }
        }
      }
      class ShopCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [UIHostingController(rootView: SearchView(coordinator: self))] }
        func open(_ page: String) {
          switch page {
          case "item": navigation.pushViewController(ItemViewController(), animated: true)
          case "help": navigation.pushViewController(HelpViewController(), animated: true)
          default: break
          }
        }
      }
      class ItemViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
    found.expect(
      """
      flow SearchView -> HelpViewController open push by ShopCoordinator
      flow SearchView -> ItemViewController open push by ShopCoordinator
      """, kind: "flow")
  }

  /// A constant's name is not compared with the string that it stands for.
  @Test func `a constant may be any string`() {
    let body = """
      if page == "item" { return show(ItemViewController(self)) }
      switch page { case Pages.help: show(HelpViewController()); default: show(TermsViewController()) }
      """
    #expect(Set(flows(deciding: "enum Pages { static let help = \"help\" }\n" + body)).isSuperset(of: Self.exact))
  }
}
