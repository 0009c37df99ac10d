import Testing

/// Tests of the elements of a list decide which of them is meant.
@Suite struct ElementTestTests {
  @Test(
    arguments: [
      "if let child = children.filter({ $0.kind == .cart }).first { child.start() }",
      "children.first { $0.kind == .cart }?.start()",
      "for child in children where child.kind == .cart { child.start() }",
      "for (_, child) in children.enumerated() where child.kind == .cart { child.start() }",
      "for child in children { switch child.kind { case .cart: child.start(); default: break } }",
      "for child in children { guard child.kind == .cart else { continue }; child.start() }",
      "children.forEach { if $0.kind == .cart { $0.start() } }",
      "if let index = children.firstIndex(where: { $0.kind == .cart }) { children[index].start() }",
      "if let index = children.lastIndex(where: { $0 is CartCoordinator }) { children[index].start() }",
      "children.filter { $0 is CartCoordinator }.forEach { $0.start() }",
    ], ["let kind: Kind", "var kind: Kind"])
  func `the child that is looked for is the one that starts`(opening: String, property: String) {
    Fixture(
      """
      enum Kind { case cart, user }
      protocol Child: Coordinator { var kind: Kind { get } }
      class CartCoordinator: Child {
        \(property) \(property.hasPrefix("let") ? "= .cart" : "{ .cart }")
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(CartViewController(), animated: true) }
      }
      class UserCoordinator: Child {
        \(property) \(property.hasPrefix("let") ? "= .user" : "{ .user }")
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(UserViewController(), animated: true) }
      }
      class CartViewController: UIViewController {}
      class UserViewController: UIViewController {}
      class HomeViewController: UIViewController {
        var onTap: (() -> Void)?
        @objc func tap() { onTap?() }
      }
      class AppCoordinator: Coordinator {
        var children: [Child] = []
        let navigation = UINavigationController()
        func start() {
          children.append(CartCoordinator())
          children.append(UserCoordinator())
          let home = HomeViewController()
          home.onTap = { [weak self] in self?.open() }
          navigation.pushViewController(home, animated: true)
        }
        func open() { \(opening) }
      }
      """
    ).expect("flow HomeViewController -> CartCoordinator onTap start by AppCoordinator", kind: "flow")
  }
}
