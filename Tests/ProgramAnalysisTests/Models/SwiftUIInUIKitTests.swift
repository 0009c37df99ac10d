import Testing

/// Apps of both: UIKit that shows SwiftUI, and SwiftUI that wraps UIKit.
@Suite struct SwiftUIInUIKitTests {
  /// What hosts the view of `BookCoordinator`.
  private static let hosts = FixtureCase.list(
    """
    # a scene that keeps it
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private let coordinator = BookCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow()
        window.rootViewController = UIHostingController(rootView: BookCoordinatorView(coordinator: coordinator))
        self.window = window
        window.makeKeyAndVisible()
      }
    }
    > root SceneDelegate -> BookCoordinator retained
    > delegate ListView -> BookCoordinator via delegate links coordinator strong messages open
    > screen BookCoordinator -> ListView root
    > screen BookCoordinator -> DetailView push
    > flow ListView -> DetailView open push by BookCoordinator
    # a scene that hands it to a view which keeps it
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow()
        window.rootViewController = UIHostingController(rootView: BookCoordinatorView(coordinator: BookCoordinator()))
        self.window = window
      }
    }
    > root SceneDelegate -> BookCoordinator
    > delegate ListView -> BookCoordinator via delegate links coordinator strong messages open
    > screen BookCoordinator -> ListView root
    > screen BookCoordinator -> DetailView push
    > flow ListView -> DetailView open push by BookCoordinator
    # a coordinator of UIKit that presents it
    final class HomeViewController: UIViewController { var onBook: (() -> Void)?; func tapped() { onBook?() } }
    protocol Coordinator: AnyObject { func start() }
    final class AppCoordinator: Coordinator {
      private let navigation: UINavigationController
      private var book: BookCoordinator?
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let home = HomeViewController()
        home.onBook = { [weak self] in self?.showBook() }
        navigation.setViewControllers([home], animated: false)
      }
      private func showBook() {
        let book = BookCoordinator()
        self.book = book
        navigation.present(UIHostingController(rootView: BookCoordinatorView(coordinator: book)), animated: true)
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var coordinator: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        coordinator = AppCoordinator(navigation: UINavigationController())
        coordinator?.start()
      }
    }
    > root SceneDelegate -> AppCoordinator retained
    > child AppCoordinator -> BookCoordinator property started
    > delegate HomeViewController -> AppCoordinator via closure links onBook strong messages onBook
    > delegate ListView -> BookCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> HomeViewController root
    > screen BookCoordinator -> ListView root
    > screen BookCoordinator -> DetailView push
    > flow HomeViewController -> BookCoordinator onBook start by AppCoordinator
    > flow ListView -> DetailView open push by BookCoordinator
    """)

  @Test(arguments: hosts)
  func `a hosted view begins the flow of its coordinator`(form: FixtureCase) {
    Fixture(
      """
      enum Page: Hashable, Identifiable { case detail, help; var id: Self { self } }
      struct DetailView: View { var body: some View { Text("") } }
      struct ListView: View { let coordinator: BookCoordinator; var body: some View { Button("") { coordinator.open() } } }
      @Observable final class BookCoordinator { var path: [Page] = []; func open() { path.append(.detail) } }
      struct BookCoordinatorView: View {
        @Bindable var coordinator: BookCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(coordinator: coordinator).navigationDestination(for: Page.self) { _ in DetailView() }
          }
        }
      }
      \(form.code)
      """, protocols: ""
    ).expect(form.outcome)
  }

  /// View controllers in views.
  private static let represented = FixtureCase.list(
    """
    # a view that represents a view controller
    protocol ScanDelegate: AnyObject { func didScan(); func didCancel() }
    final class ScanViewController: UIViewController {
      weak var delegate: ScanDelegate?
      func tapped() { delegate?.didScan() }
    }
    struct ScanView: UIViewControllerRepresentable {
      let onScan: () -> Void
      final class Coordinator: NSObject, ScanDelegate {
        private let parent: ScanView
        init(_ parent: ScanView) { self.parent = parent }
        func didScan() { parent.onScan() }
        func didCancel() {}
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIViewController(context: Context) -> ScanViewController {
        let controller = ScanViewController()
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ScanViewController, context: Context) {}
    }
    @Observable final class AppCoordinator {
      var isScanShown = false
      var path: [Page] = []
      func scan() { isScanShown = true }
      func scanned() { path.append(.detail) }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView(coordinator: coordinator).navigationDestination(for: Page.self) { _ in DetailView() }
        }.sheet(isPresented: $coordinator.isScanShown) { ScanView(onScan: coordinator.scanned) }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.scan() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages scan
    > delegate ScanViewController -> AppCoordinator via closure links onScan strong messages onScan
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> ScanViewController present
    > flow ListView -> ScanViewController scan present by AppCoordinator
    > flow ScanViewController -> DetailView onScan push by AppCoordinator
    # a view that represents a view controller of the system
    struct PickerView: UIViewControllerRepresentable {
      let onPick: () -> Void
      final class Coordinator: NSObject, UIDocumentPickerDelegate {
        private let parent: PickerView
        init(_ parent: PickerView) { self.parent = parent }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { parent.onPick() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let controller = UIDocumentPickerViewController(forOpeningContentTypes: [])
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
    }
    @Observable final class AppCoordinator { var isPickerShown = false; var isHelpShown = false; func pick() { isPickerShown = true }; func picked() { isHelpShown = true } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ListView(coordinator: coordinator).sheet(isPresented: $coordinator.isPickerShown) { PickerView(onPick: { coordinator.picked() }) }
          .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.pick() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages pick
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> PickerView present
    > screen AppCoordinator -> HelpView present
    > delegate PickerView -> AppCoordinator via closure links onPick strong messages onPick
    > flow PickerView -> HelpView onPick present by AppCoordinator
    > flow ListView -> PickerView pick present by AppCoordinator
    """)

  @Test(arguments: represented)
  func `the wrapped view controller is the screen`(form: FixtureCase) {
    Fixture(
      """
      enum Page: Hashable, Identifiable { case detail, help; var id: Self { self } }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      \(form.code)
      @main struct BookApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect(form.outcome)
  }

  /// A coordinator of UIKit in an app of SwiftUI.
  private static let wrapped = FixtureCase.list(
    """
    # a view that wraps a coordinator of UIKit
    final class HomeViewController: UIViewController { var onHelp: (() -> Void)?; func tapped() { onHelp?() } }
    final class HelpViewController: UIViewController {}
    protocol Coordinator: AnyObject { func start() }
    final class HomeCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() {
        let home = HomeViewController()
        home.onHelp = { [weak self] in self?.help() }
        navigation.pushViewController(home, animated: false)
      }
      private func help() { navigation.pushViewController(HelpViewController(), animated: true) }
    }
    struct HomeView: UIViewControllerRepresentable {
      let coordinator: HomeCoordinator
      func makeUIViewController(context: Context) -> UINavigationController {
        coordinator.start()
        return coordinator.navigation
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    @main struct BookApp: App {
      private let home = HomeCoordinator()
      var body: some Scene { WindowGroup { HomeView(coordinator: home) } }
    }
    > root BookApp -> HomeCoordinator retained
    > delegate HomeViewController -> HomeCoordinator via closure links onHelp strong messages onHelp
    > screen HomeCoordinator -> HomeViewController push
    > screen HomeCoordinator -> HelpViewController push
    > flow HomeViewController -> HelpViewController onHelp push by HomeCoordinator
    """)

  @Test(arguments: wrapped)
  func `a view that gives what its coordinator shows stands for it`(form: FixtureCase) {
    Fixture(
      """
      \(form.code)
      """, protocols: ""
    ).expect(form.outcome)
  }

  /// What a view lends to those in it by type; a page's view model comes that way.
  @Test(arguments: [
    "UIHostingController(rootView: TownView().environmentObject(model))",
    "UIHostingController(rootView: VStack { TownView() }.environmentObject(model))",
    "UIHostingController(rootView: OuterView().environmentObject(model))",
  ])
  func `a view model in the environment calls the coordinator that it was made with`(page: String) {
    Fixture(
      """
      protocol Leaving: AnyObject { func leave() }
      class TownViewModel: NSObject, ObservableObject {
        private let coordinator: Leaving
        init(coordinator: Leaving) { self.coordinator = coordinator }
        func tapped() { coordinator.leave() }
      }
      struct TownView: View {
        @EnvironmentObject var model: TownViewModel
        var body: some View { Button("") { model.tapped() } }
      }
      struct OuterView: View { var body: some View { TownView() } }
      class Factory { func makeModel(_ coordinator: Leaving) -> TownViewModel { TownViewModel(coordinator: coordinator) } }
      class TravelCoordinator: Coordinator, Leaving {
        let navigation = UINavigationController()
        let factory = Factory()
        func start() {
          let model = factory.makeModel(self)
          let page = \(page)
          navigation.pushViewController(page, animated: true)
        }
        func leave() { navigation.popViewController(animated: true) }
      }
      """
    ).expect(
      "delegate TownViewModel -> TravelCoordinator via delegate links coordinator protocol Leaving strong messages leave",
      kind: "delegate")
  }

  /// A page draws itself by a view that names no coordinator, in a file that does not either, and by views in that one.
  @Test(arguments: ["host.view", "host.view.unmasked()"])
  func `a view that a page hosts on itself sends for the page`(content: String) {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = WalletModel()
          model.onCategories = { [weak self] in self?.navigation.pushViewController(CategoriesViewController(), animated: true) }
          model.onMembers = { [weak self] in self?.navigation.pushViewController(MembersViewController(), animated: true) }
          navigation.setViewControllers([WalletViewController(model: model)], animated: false)
        }
      }
      final class CategoriesViewController: UIViewController {}
      final class MembersViewController: UIViewController {}
      //- Wallet.swift
      final class WalletModel: ObservableObject { var onCategories: (() -> Void)?; var onMembers: (() -> Void)? }
      final class WalletViewController: UIViewController {
        let model: WalletModel
        init(model: WalletModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: WalletView(model: model))
          view.addSubview(\(content))
        }
      }
      extension UIView { func unmasked() -> Self { translatesAutoresizingMaskIntoConstraints = false; return self } }
      struct WalletView: View {
        @ObservedObject var model: WalletModel
        var body: some View { VStack { Button("Categories") { model.onCategories?() }; MembersRow(model: model) } }
      }
      struct MembersRow: View {
        @ObservedObject var model: WalletModel
        var body: some View { Button("Members") { model.onMembers?() } }
      }
      """
    ).expect(
      """
      flow WalletViewController -> CategoriesViewController onCategories push by AppCoordinator
      flow WalletViewController -> MembersViewController onMembers push by AppCoordinator
      """, kind: "flow")
  }

  @Test func `a controller acts by the view that it is all of, though it hands on the view model only`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = WalletModel()
          model.onCategories = { [weak self] in self?.navigation.pushViewController(CategoriesViewController(), animated: true) }
          navigation.setViewControllers([WalletViewController(model: model)], animated: false)
        }
      }
      final class CategoriesViewController: UIViewController {}
      final class WalletModel: ObservableObject { var onCategories: (() -> Void)? }
      final class WalletViewController: UIViewController {
        private let host: UIHostingController<AnyView>
        private let wallet: WalletView
        init(model: WalletModel) {
          wallet = WalletView(model: model)
          host = UIHostingController(rootView: AnyView(wallet))
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(host)
          view.addSubview(host.view)
        }
      }
      struct WalletView: View {
        @ObservedObject var model: WalletModel
        var body: some View { Button("Categories") { model.onCategories?() } }
      }
      """
    ).expect("flow WalletViewController -> CategoriesViewController onCategories push by AppCoordinator", kind: "flow")
  }
}
