import GraphRules
import Testing

@Suite struct RemovedByKindTests {
  static let cases = RuleCase.list(
    """
    # two children of one kind
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { 1️⃣children.removeAll { $0.kind == child.kind } }
    }
    > 1️⃣ this takes CartCoordinator and SearchCoordinator, which are of one kind, out of AppCoordinator.children where one has ended; write `children.removeAll { $0 === child }`
    # by a filter
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { 1️⃣children = children.filter { $0.kind != child.kind } }
    }
    > 1️⃣ this takes CartCoordinator and SearchCoordinator, which are of one kind, out of AppCoordinator.children where one has ended; write `children.removeAll { $0 === child }`
    # by their class
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { 1️⃣children.removeAll { $0 is Tab } }
    }
    > 1️⃣ this takes CartCoordinator and SearchCoordinator, which are of one kind, out of AppCoordinator.children where one has ended; write `children.removeAll { $0 === child }`
    # the kind is computed
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      var kind: Kind { .cart }
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      var kind: Kind { .cart }
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { 1️⃣children.removeAll { $0.kind == child.kind } }
    }
    > 1️⃣ this takes CartCoordinator and SearchCoordinator, which are of one kind, out of AppCoordinator.children where one has ended; write `children.removeAll { $0 === child }`
    # each its own kind
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.search
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { children.removeAll { $0.kind == child.kind } }
    }
    # by identity
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { children.removeAll { $0 === child } }
    }
    # by kind and identity
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { children.removeAll { $0.kind == child.kind && $0 === child } }
    }
    # by the class of one of them
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { children.removeAll { $0 is CartCoordinator } }
    }
    # all of them
    enum Kind { case cart, search, account }
    protocol Tab: Coordinator { var kind: Kind { get } }
    final class CartCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let kind = Kind.cart
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { children.removeAll() }
    }
    # by a name that each gives itself
    protocol Tab: Coordinator { var id: UUID { get } }
    final class CartCoordinator: Tab {
      let id = UUID()
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class SearchCoordinator: Tab {
      let id = UUID()
      var onFinish: ((Tab) -> Void)?
      func start() {}
      @objc func done() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Tab] = []
      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }
      func remove(_ child: Tab) { children.removeAll { $0.id == child.id } }
    }
    """)

  @Test(arguments: cases) func `speaks of removals that go by the kind of a child`(ruleCase: RuleCase) {
    expect(RemovedByKind(), ruleCase)
  }
}
