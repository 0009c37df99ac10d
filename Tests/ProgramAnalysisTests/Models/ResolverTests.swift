import Testing

/// Resolver: the type of what a closure makes, or the place that asks, says what is meant.
@Suite struct ResolverTests {
  @Test(arguments: [
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { register { HomeViewModel() as ViewModel } }
        }
        """,
      statement: """
        let model: ViewModel = Resolver.resolve()
        """),
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { registerModels() }
          static func registerModels() { register { HomeViewModel() }.implements(ViewModel.self).scope(.shared) }
        }
        """,
      property: """
        @Injected private var model: ViewModel
        """),
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() {
            register(ViewModel.self) { _ in OtherViewModel() }
            register(ViewModel.self, name: "home") { _ in HomeViewModel() }
          }
        }
        """,
      statement: """
        let model = Resolver.main.resolve(ViewModel.self, name: "home")
        """),
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { register { HomeViewModel.init() } }
        }
        """,
      property: """
        @LazyInjected var model: HomeViewModel
        """),
  ])
  func `what is registered is made where the place asks for its type`(model: ResolvedModel) {
    model.fixture(importing: "Resolver").expect(ResolvedModel.graph)
  }

  private func app(_ model: String, page: String = "FeedViewController(model: FeedModel())") -> Fixture {
    Fixture(
      """
      //- Feed.swift
      import Resolver
      protocol FeedNavigation: AnyObject { func open() }
      final class FeedModel {
        @LazyInjected private var navigation: FeedNavigation
        \(model)
      }
      final class FeedViewController: UIViewController {
        let model: FeedModel
        init(model: FeedModel) { self.model = model }
        @objc func tap() { model.tap() }
      }
      //- Coordinator.swift
      final class DetailViewController: UIViewController {}
      final class ShopCoordinator: Coordinator, FeedNavigation {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.viewControllers = [\(page)] }
        func open() { stack.pushViewController(DetailViewController(), animated: true) }
      }
      //- Service.swift
      import Resolver
      protocol Linking { var root: UINavigationController? { get set } }
      final class LinkService: Linking {
        var root: UINavigationController? {
          didSet {
            guard let root else { return }
            Resolver.register { ShopCoordinator(stack: root) as FeedNavigation }.scope(.application)
          }
        }
      }
      //- Stack.swift
      import Resolver
      import SwiftUI
      struct Stack<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UINavigationController {
          var links = Resolver.resolve(Linking.self)
          let stack = UINavigationController(rootViewController: UIHostingController(rootView: content))
          links.root = stack
          return stack
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      //- App.swift
      import Resolver
      import SwiftUI
      struct ContentView: View { var body: some View { Stack(content: Text("")).ignoresSafeArea() } }
      @main struct ShopApp: App {
        init() { Resolver.register { LinkService() as Linking }.scope(.application) }
        var body: some Scene { WindowGroup { ContentView() } }
      }
      """)
  }

  /// A view that represents a view controller registers the coordinator when it is seen, in a file that names none.
  @Test func `a view model to which the container gives a coordinator calls it, and does not own it`() {
    app("func tap() { navigation.open() }").expect(
      """
      delegate FeedModel -> ShopCoordinator via delegate links navigation protocol FeedNavigation strong messages open
      flow FeedViewController -> DetailViewController open push by ShopCoordinator
      screen ShopCoordinator -> DetailViewController push
      screen ShopCoordinator -> FeedViewController root
      """)
  }
}
