import Testing

/// Generic views that lay out what they are made with among parts of their own.
@Suite struct SwiftUIFramedPageTests {
  private static let pages = """
    struct SheetFrame<Content: View>: View {
      private let content: Content
      init(content: () -> Content) { self.content = content() }
      var body: some View {
        ZStack {
          Color.clear
          VStack {
            Spacer()
            framed
          }
        }
      }
      private var framed: some View { content.padding() }
    }
    struct Backdrop<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { ZStack { Color.gray; content() } }
    }
    struct ChoicePage<Content: View>: View {
      @ObservedObject var model: ChoiceModel
      let content: (Choice) -> Content
      var body: some View {
        Backdrop {
          VStack {
            SearchField()
            ForEach(model.choices) { choice in content(choice) }
          }
        }
      }
    }
    struct BrokenPage<Actions: View>: View {
      let title: String
      @ViewBuilder var actions: Actions
      var body: some View { VStack { Text(title); actions } }
    }
    struct NotePage<Content: View>: View {
      let note: String
      let content: () -> Content
      var body: some View { VStack { Text(note); content() } }
    }
    struct BarFrame<Header: View, Inner: View>: View {
      let header: Header
      let content: () -> Inner
      var body: some View {
        ZStack {
          SheetFrame { VStack { TitleBar(); header } }
          Backdrop { VStack { TitleBar(); content() } }
        }
      }
    }
    struct SizedFrame<Child: View>: View {
      let child: (GeometryProxy) -> Child
      var body: some View { GeometryReader { proxy in VStack { Text("Size"); child(proxy) } } }
    }
    struct StyledFrame<Content: View>: View {
      let isWide: Bool
      let content: () -> Content
      var body: some View {
        if isWide { SheetFrame { content() } } else { Backdrop { content() } }
      }
    }
    struct CardPage<Header: View>: View {
      let header: Header
      var body: some View { SheetFrame { TitleBar() } }
    }
    struct TitleBar: View { var body: some View { HStack { Text("Title"); Spacer() } } }
    final class ChoiceModel: ObservableObject { @Published var choices: [Choice] = [] }
    struct Choice: Identifiable { let id: Int }
    struct SearchField: View { var body: some View { Text("Search") } }
    struct ChoiceRow: View { let choice: Choice; var body: some View { HStack { Text("Choice"); Spacer() } } }
    struct RetryActions: View { var body: some View { VStack { Button("Retry") {}; Button("Leave") {} } } }
    struct CloseButton: View { var body: some View { Button("Close") {}.padding() } }
    struct TidePage: View { var body: some View { VStack { Text("Tide"); Text("High") } } }
    """

  @Test(arguments: [
    ("SheetFrame { TidePage() }", "TidePage"),
    ("SheetFrame { AnyView(SheetFrame { TidePage() }) }", "TidePage"),
    ("ChoicePage(model: ChoiceModel()) { ChoiceRow(choice: $0) }", "ChoicePage"),
    ("SheetFrame { ChoicePage(model: ChoiceModel()) { ChoiceRow(choice: $0) } }", "ChoicePage"),
    ("BrokenPage(title: \"Oh\") { RetryActions() }", "BrokenPage"),
    ("NotePage(note: \"Note\") { CloseButton() }", "NotePage"),
    ("BarFrame(header: TitleBar()) { TidePage() }", "TidePage"),
    ("SizedFrame { _ in TidePage() }", "TidePage"),
    ("StyledFrame(isWide: isWide) { TidePage() }", "TidePage"),
    ("CardPage(header: TitleBar())", "CardPage"),
  ])
  func `a view around a page shows that page, and one around parts of a page is the page`(view: String, page: String) {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(UIHostingController(rootView: \(view)), animated: true) }
      }
      \(Self.pages)
      """
    ).expect("screen AppCoordinator -> \(page) push", kind: "screen")
  }

  @Test func `a modifier of the app's own frames what it presents`() {
    Fixture(
      """
      final class PortCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var tide: Choice?
        @Published var harbor: HarborCoordinator?
        func showTide() { tide = Choice(id: 1) }
        func showHarbor() { harbor = HarborCoordinator() }
      }
      struct PortCoordinatorView: View {
        @StateObject var coordinator = PortCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) { PortPage(coordinator: coordinator) }
            .bottomSheet(item: $coordinator.tide) { _ in TidePage() }
            .bottomSheet(item: $coordinator.harbor) { harbor in HarborCoordinatorView(coordinator: harbor) }
        }
      }
      struct PortPage: View {
        @ObservedObject var coordinator: PortCoordinator
        var body: some View {
          VStack {
            Button("Tide") { coordinator.showTide() }
            Button("Harbor") { coordinator.showHarbor() }
          }
        }
      }
      final class HarborCoordinator: ObservableObject, Identifiable { @Published var path = NavigationPath() }
      struct HarborCoordinatorView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { HarborPage() } }
      }
      struct HarborPage: View { var body: some View { Text("Harbor") } }
      extension View {
        func bottomSheet<Item: Identifiable, Content: View>(
          item: Binding<Item?>, content: @escaping (Item) -> Content
        ) -> some View {
          fullScreenCover(item: item) { item in SheetFrame { content(item) } }
        }
      }
      \(Self.pages)
      """
    ).expect(
      """
      screen HarborCoordinator -> HarborPage root
      screen PortCoordinator -> PortPage root
      screen PortCoordinator -> TidePage present
      """, kind: "screen")
  }

  /// What is framed is another page for each call of a helper, and what cannot be read is no page.
  @Test func `a helper frames each page that it is handed`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = HomeModel()
          model.onTide = { [weak self] in self?.showTide() }
          model.onNote = { [weak self] in self?.showNote() }
          navigation.setViewControllers([HomeViewController(model: model)], animated: false)
        }
        private func showTide() { show(TidePage()) }
        private func showNote() { show(NotePage(note: "Note") { CloseButton() }) }
        func showFound() { show(container.resolve(AnyView.self)) }
        private func show<Page: View>(_ page: Page) {
          navigation.pushViewController(UIHostingController(rootView: SheetFrame { page }), animated: true)
        }
      }
      final class HomeModel { var onTide: (() -> Void)?; var onNote: (() -> Void)? }
      final class HomeViewController: UIViewController {
        let model: HomeModel
        init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func tapTide() { model.onTide?() }
        func tapNote() { model.onNote?() }
      }
      \(Self.pages)
      """
    ).expect(
      """
      flow HomeViewController -> NotePage onNote push by AppCoordinator
      flow HomeViewController -> TidePage onTide push by AppCoordinator
      """, kind: "flow")
  }
}
