import GraphRules
import Testing

/// What a circle does to an app depends on how often a user can close it, and on what cuts it.
@Suite struct CircleEndTests {
  private static let launch = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    protocol CartModelDelegate: AnyObject { func cartDidTap() }
    final class CartModel {
      var 1️⃣delegate: CartModelDelegate?
      func tap() { delegate?.cartDidTap() }
    }
    """

  private static let strongDelegates = RuleCase.list(
    """
    # the root lives as long as the app
    final class AppCoordinator: Coordinator, CartModelDelegate {
      let model = CartModel()
      func start() { model.delegate = self }
      func cartDidTap() {}
    }
    ~ 1️⃣ CartModel.delegate keeps AppCoordinator, which keeps CartModel for as long as the app runs; write `weak var delegate: CartModelDelegate?`
    # a child that the root makes when it starts does as well
    final class CartCoordinator: Coordinator, CartModelDelegate {
      let model = CartModel()
      func start() { model.delegate = self }
      func cartDidTap() {}
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() { showTabs() }
      func showTabs() { let child = CartCoordinator(); children.append(child); child.start() }
    }
    ~ 1️⃣ CartModel.delegate keeps CartCoordinator, which keeps CartModel for as long as the app runs; write `weak var delegate: CartModelDelegate?`
    # one that is made again with each tap
    final class CartCoordinator: Coordinator, CartModelDelegate {
      let model = CartModel()
      func start() { model.delegate = self }
      func cartDidTap() {}
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: Coordinator?
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showCart() }
        stack.setViewControllers([list], animated: false)
      }
      func showCart() { let cart = CartCoordinator(); child = cart; cart.start() }
    }
    > 1️⃣ CartModel.delegate keeps CartCoordinator, which keeps CartModel; write `weak var delegate: CartModelDelegate?`
    # one that is made when the app starts, and again when a child says so
    final class LoginCoordinator: Coordinator {
      var onLogin: (() -> Void)?
      func start() {}
      @objc func tapped() { onLogin?() }
    }
    final class CartCoordinator: Coordinator, CartModelDelegate {
      let model = CartModel()
      func start() { model.delegate = self }
      func cartDidTap() {}
    }
    final class AppCoordinator: Coordinator {
      var child: Coordinator?
      let login = LoginCoordinator()
      func start() {
        login.onLogin = { [weak self] in self?.showCart() }
        login.start()
        showCart()
      }
      func showCart() { let cart = CartCoordinator(); child = cart; cart.start() }
    }
    > 1️⃣ CartModel.delegate keeps CartCoordinator, which keeps CartModel; write `weak var delegate: CartModelDelegate?`
    # let go of where the flow ends
    final class CartCoordinator: Coordinator, CartModelDelegate {
      var model: CartModel?
      func start() { let model = CartModel(); model.delegate = self; self.model = model }
      func cartDidTap() { model = nil }
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: Coordinator?
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showCart() }
        stack.setViewControllers([list], animated: false)
      }
      func showCart() { let cart = CartCoordinator(); child = cart; cart.start() }
    }
    ~ 1️⃣ CartModel.delegate keeps CartCoordinator, which keeps CartModel until its flow ends; write `weak var delegate: CartModelDelegate?`
    # let go of by a function that nobody calls
    final class CartCoordinator: Coordinator, CartModelDelegate {
      var model: CartModel?
      func start() { let model = CartModel(); model.delegate = self; self.model = model }
      func cartDidTap() {}
      private func clear() { model = nil }
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: Coordinator?
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showCart() }
        stack.setViewControllers([list], animated: false)
      }
      func showCart() { let cart = CartCoordinator(); child = cart; cart.start() }
    }
    > 1️⃣ CartModel.delegate keeps CartCoordinator, which keeps CartModel; write `weak var delegate: CartModelDelegate?`
    """)

  @Test(arguments: strongDelegates) func `a circle of which there is one, or that is cut, does no harm`(
    ruleCase: RuleCase
  ) {
    expect(StrongDelegate(), ruleCase, beside: Self.launch)
  }

  private static let views = RuleCase.list(
    """
    # the state of the app's first view lives as long as the app, and so do lazy children
    import SwiftUI
    final class CartCoordinator: ObservableObject {
      private var 1️⃣parent: AppCoordinator
      init(parent: AppCoordinator) { self.parent = parent }
      @Published var showsNote = false
      func close() { parent.page = nil }
      func showNote() { showsNote = true }
    }
    final class AppCoordinator: ObservableObject {
      enum Page: String, Identifiable { case cart; var id: String { rawValue } }
      @Published var page: Page?
      lazy var cart = CartCoordinator(parent: self)
      func view(for page: Page) -> some View { CartView(coordinator: cart) }
    }
    struct NoteView: View { var body: some View { Text("") } }
    struct CartView: View {
      @ObservedObject var coordinator: CartCoordinator
      var body: some View {
        Button("") { coordinator.showNote() }.sheet(isPresented: $coordinator.showsNote) { NoteView() }
      }
    }
    struct HomeView: View {
      @StateObject var coordinator = AppCoordinator()
      var body: some View {
        ZStack {
          Button("") { coordinator.page = .cart }.sheet(item: $coordinator.page) { coordinator.view(for: $0) }
        }
      }
    }
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    ~ 1️⃣ CartCoordinator.parent keeps AppCoordinator, which keeps CartCoordinator for as long as the app runs; write `weak var parent: AppCoordinator?`
    # the state of a view in a sheet is made again with each
    import SwiftUI
    final class CartCoordinator: ObservableObject {
      private var 1️⃣parent: FlowCoordinator
      init(parent: FlowCoordinator) { self.parent = parent }
      @Published var showsNote = false
      func close() { parent.page = nil }
      func showNote() { showsNote = true }
    }
    final class FlowCoordinator: ObservableObject {
      enum Page: String, Identifiable { case cart; var id: String { rawValue } }
      @Published var page: Page?
      lazy var cart = CartCoordinator(parent: self)
      func view(for page: Page) -> some View { CartView(coordinator: cart) }
    }
    struct NoteView: View { var body: some View { Text("") } }
    struct CartView: View {
      @ObservedObject var coordinator: CartCoordinator
      var body: some View {
        Button("") { coordinator.showNote() }.sheet(isPresented: $coordinator.showsNote) { NoteView() }
      }
    }
    struct FlowView: View {
      @StateObject var coordinator = FlowCoordinator()
      var body: some View {
        Button("") { coordinator.page = .cart }.sheet(item: $coordinator.page) { coordinator.view(for: $0) }
      }
    }
    struct HomeView: View {
      @State var isShown = false
      var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { FlowView() } }
    }
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    > 1️⃣ CartCoordinator.parent keeps FlowCoordinator, which keeps CartCoordinator; write `weak var parent: FlowCoordinator?`
    """)

  @Test(arguments: views) func `the state of a view lives as long as the view has its place`(ruleCase: RuleCase) {
    expect(StrongDelegate(), ruleCase)
  }

  private static let parents = RuleCase.list(
    """
    # a child that its parent takes out when it ends
    final class CartCoordinator: Coordinator {
      var 1️⃣parent: ShopCoordinator?
      func start() {}
      @objc func done() { parent?.remove(self) }
    }
    final class ShopCoordinator: Coordinator {
      let stack: UINavigationController
      var children: [Coordinator] = []
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showCart() }
        stack.pushViewController(list, animated: false)
      }
      func showCart() { let cart = CartCoordinator(); cart.parent = self; children.append(cart); cart.start() }
      func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
    }
    ~ 1️⃣ CartCoordinator.parent keeps ShopCoordinator, which keeps CartCoordinator until its flow ends; write `weak var parent: ShopCoordinator?`
    # one that the user can leave without its parent hearing of it
    final class CartViewController: UIViewController { var onDone: (() -> Void)?; @objc func doneTapped() { onDone?() } }
    final class CartCoordinator: Coordinator {
      var 1️⃣parent: ShopCoordinator?
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let screen = CartViewController()
        screen.onDone = { [weak self] in self?.done() }
        stack.pushViewController(screen, animated: true)
      }
      func done() { parent?.remove(self) }
    }
    final class ShopCoordinator: Coordinator {
      let stack: UINavigationController
      var children: [Coordinator] = []
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showCart() }
        stack.pushViewController(list, animated: false)
      }
      func showCart() { let cart = CartCoordinator(stack: stack); cart.parent = self; children.append(cart); cart.start() }
      func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
    }
    > 1️⃣ CartCoordinator.parent keeps ShopCoordinator, which keeps CartCoordinator; write `weak var parent: ShopCoordinator?`
    # a slot in which the next takes the place of the one before
    final class CartCoordinator: Coordinator {
      var 1️⃣parent: ShopCoordinator?
      func start() {}
    }
    final class ShopCoordinator: Coordinator {
      let stack: UINavigationController
      var child: CartCoordinator?
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showCart() }
        stack.pushViewController(list, animated: false)
      }
      func showCart() { let cart = CartCoordinator(); cart.parent = self; child = cart; cart.start() }
    }
    > 1️⃣ CartCoordinator.parent keeps ShopCoordinator, which keeps CartCoordinator; write `weak var parent: ShopCoordinator?`
    """)

  private static let shop = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: Coordinator?
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showShop() }
        stack.setViewControllers([list], animated: false)
      }
      func showShop() { let shop = ShopCoordinator(stack: stack); child = shop; shop.start() }
    }
    """

  @Test(arguments: parents) func `what a user can leave unheard is not let go of`(ruleCase: RuleCase) {
    expect(StrongDelegate(), ruleCase, beside: Self.shop)
  }

  private static let captures = RuleCase.list(
    """
    # a page on a path, which the system takes off
    import SwiftUI
    final class DetailModel: ObservableObject { let onBack: () -> Void; init(onBack: @escaping () -> Void) { self.onBack = onBack } }
    struct DetailView: View { let model: DetailModel; var body: some View { Button("", action: model.onBack) } }
    enum Page: Hashable { case detail(DetailModel) }
    final class ShopCoordinator: ObservableObject, Coordinator {
      @Published var path: [Page] = []
      func start() {}
      func show() { path.append(.detail(DetailModel(onBack: 1️⃣{ self.back() }))) }
      private func back() { path.removeLast() }
    }
    struct ShopView: View {
      @StateObject var coordinator = ShopCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          Button("", action: coordinator.show).navigationDestination(for: Page.self) { page in
            switch page { case .detail(let model): DetailView(model: model) }
          }
        }
      }
    }
    ~ 1️⃣ the closure in DetailModel.onBack keeps ShopCoordinator, which keeps it until its flow ends; write `[weak self]`
    """)

  @Test(arguments: captures) func `state that shows is let go of by the system`(ruleCase: RuleCase) {
    expect(StrongSelfCapture(), ruleCase)
  }
}
