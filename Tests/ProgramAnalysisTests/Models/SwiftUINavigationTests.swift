import Testing

/// Positions in which state shows views, and ways to write it.
@Suite struct SwiftUINavigationTests {
  /// Where the state is read; `ListView` writes it through its coordinator.
  private static let positions = FixtureCase.list(
    """
    # a destination for an item
    @Observable final class AppCoordinator { var page: Page?; func open() { page = .detail } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack {
          ListView(coordinator: coordinator).navigationDestination(item: $coordinator.page) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView open push by AppCoordinator
    # a split view whose detail follows a selection
    @Observable final class AppCoordinator { var selection: Page?; func select(_ page: Page) { selection = page } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationSplitView {
          ListView(coordinator: coordinator)
        } detail: {
          switch coordinator.selection {
          case .detail: DetailView()
          case .help: HelpView()
          case nil: Text("")
          }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.select(.detail) } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages select
    > screen AppCoordinator -> ListView embed
    > screen AppCoordinator -> DetailView embed
    > screen AppCoordinator -> HelpView embed
    > flow ListView -> DetailView select embed by AppCoordinator
    # a split view with a stack in its detail
    @Observable final class AppCoordinator { var path: [Page] = []; func open() { path.append(.help) } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationSplitView {
          ListView(coordinator: coordinator)
        } detail: {
          NavigationStack(path: $coordinator.path) {
            DetailView().navigationDestination(for: Page.self) { _ in HelpView() }
          }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> ListView embed
    > screen AppCoordinator -> DetailView embed
    > screen AppCoordinator -> HelpView push
    > flow ListView -> HelpView open push by AppCoordinator
    # tabs by their values
    @Observable final class AppCoordinator { var tab = Page.help; func select() { tab = .detail } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          Tab("", systemImage: "", value: Page.help) { ListView(coordinator: coordinator) }
          Tab("", systemImage: "", value: Page.detail) { DetailView() }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.select() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages select
    > screen AppCoordinator -> ListView tab
    > screen AppCoordinator -> DetailView tab
    > flow ListView -> DetailView select tab by AppCoordinator
    # tabs that are told apart by words
    @Observable final class AppCoordinator { var tab = "help"; func select() { tab = "detail" } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          ListView(coordinator: coordinator).tabItem { Text("") }.tag("help")
          DetailView().tabItem { Text("") }.tag("detail")
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.select() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages select
    > screen AppCoordinator -> ListView tab
    > screen AppCoordinator -> DetailView tab
    > flow ListView -> DetailView select tab by AppCoordinator
    # tabs of numbers that are counted to, and a number that is compared
    @Observable final class AppCoordinator {
      var tab = 0
      var taps = 0
      func next() { tab += 1 }
      func none() { tab = -1 }
      func tapped() { taps += 1; if taps == 2 { tab = 2 } }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          ListView(coordinator: coordinator).tag(0)
          DetailView().tag(1)
          HelpView().tag(2)
        }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View {
        Button("") { coordinator.next() }
        Button("") { coordinator.none() }
        Button("") { coordinator.tapped() }
      }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages next,none,tapped
    > screen AppCoordinator -> ListView tab
    > screen AppCoordinator -> DetailView tab
    > screen AppCoordinator -> HelpView tab
    > flow ListView -> HelpView tapped tab by AppCoordinator
    # tabs of numbers, one of which is not known
    @Observable final class AppCoordinator { var tab = 0; func select() { tab = 1 }; func select(_ tab: Int) { self.tab = tab } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          Tab("", systemImage: "", value: 0) { ListView(coordinator: coordinator) }
          Tab("", systemImage: "", value: 1) { DetailView() }
          Tab("", systemImage: "", value: 2) { HelpView() }
        }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      let saved: Int
      var body: some View { Button("") { coordinator.select() }; Button("") { coordinator.select(saved) } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages select
    > screen AppCoordinator -> ListView tab
    > screen AppCoordinator -> DetailView tab
    > screen AppCoordinator -> HelpView tab
    > flow ListView -> DetailView select tab by AppCoordinator
    # links that are active by state
    final class AppCoordinator: ObservableObject { @Published var isOpen = false; @Published var page: Page?; func open() { isOpen = true }; func help() { page = .help } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        NavigationView {
          ListView(coordinator: coordinator).background(links)
        }
      }
      private var links: some View {
        Group {
          NavigationLink(destination: DetailView(), isActive: $coordinator.isOpen) { EmptyView() }
          NavigationLink(destination: HelpView(), tag: Page.help, selection: $coordinator.page) { EmptyView() }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() }; Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages help,open
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView open push by AppCoordinator
    > flow ListView -> HelpView help push by AppCoordinator
    """)

  /// The modifiers of a page may take many lines: what a destination makes is the place.
  @Test func `a destination is shown where its view is made`() {
    Fixture(
      """
      enum Route: Hashable { case item, help }
      final class ShopCoordinator: ObservableObject {
        @Published var path: [Route] = []
        @Published var isHelping = false
      }
      struct ShopView: View {
        @StateObject var coordinator = ShopCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Text("Shop")
              .padding()
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .item: 1️⃣ItemView().navigationTitle("Item")
                case .help: 2️⃣HelpView()
                }
              }
              .sheet(isPresented: $coordinator.isHelping) {
                3️⃣HelpView()
              }
          }
        }
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """, protocols: ""
    ).expect(
      """
      screen ShopCoordinator -> HelpView present @3️⃣
      screen ShopCoordinator -> HelpView push @2️⃣
      screen ShopCoordinator -> ItemView push @1️⃣
      """, kind: "screen")
  }

  @Test(arguments: positions)
  func `state shows where it is read`(form: FixtureCase) {
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

  /// How the state is written.
  private static let writes = FixtureCase.list(
    """
    # a helper that presents
    @Observable final class AppCoordinator {
      var sheet: Page?
      var cover: Page?
      enum Style { case sheet, cover }
      func help() { present(.help, as: .cover) }
      private func present(_ page: Page, as style: Style) {
        switch style { case .sheet: sheet = page case .cover: cover = page }
      }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ListView(coordinator: coordinator)
          .sheet(item: $coordinator.sheet) { _ in DetailView() }
          .fullScreenCover(item: $coordinator.cover) { _ in HelpView() }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages help
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > screen AppCoordinator -> HelpView present
    > flow ListView -> HelpView help present by AppCoordinator
    # an array that is assigned holds what it says
    @Observable final class AppCoordinator {
      var path: [Page] = []
      func restart() { path = [.detail] }
      func open() { push(.help) }
      private func push(_ page: Page) { path.append(page) }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView(coordinator: coordinator).navigationDestination(for: Page.self) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.restart() }; Button("") { coordinator.open() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open,restart
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView restart push by AppCoordinator
    > flow ListView -> HelpView open push by AppCoordinator
    # an array to which another is added
    @Observable final class AppCoordinator {
      var path: [Page] = [.help]
      func open() { path = path + [.detail] }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView(coordinator: coordinator).navigationDestination(for: Page.self) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView open push by AppCoordinator
    # the way back by dismissing and by taking off
    @Observable final class AppCoordinator {
      var path: [Page] = []
      var sheet: Page?
      func open() { path.append(.detail); sheet = .help }
      func back() { path.removeLast() }
      func toStart() { path.removeAll() }
      func again() { path = [] }
      func some() { path.removeLast(path.count) }
      func drop() { path = path.dropLast() }
      func close() { sheet = nil }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView(coordinator: coordinator).navigationDestination(for: Page.self) { _ in EndView(coordinator: coordinator) }
        }.sheet(item: $coordinator.sheet) { _ in EndView(coordinator: coordinator) }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
    struct EndView: View {
      let coordinator: AppCoordinator
      @Environment(\\.dismiss) private var dismiss
      @Environment(\\.presentationMode) private var presentationMode
      var body: some View {
        Button("") { coordinator.back(); coordinator.toStart(); coordinator.again(); coordinator.some(); coordinator.drop(); coordinator.close() }
        Button("") { dismiss(); presentationMode.wrappedValue.dismiss() }
      }
    }
    > root RootView -> AppCoordinator retained
    > delegate EndView -> AppCoordinator via delegate links coordinator strong messages again,back,close,drop,some,toStart
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> EndView push
    > screen AppCoordinator -> EndView present
    > screen AppCoordinator -> ListView root
    > flow ListView -> EndView open present by AppCoordinator
    > flow ListView -> EndView open push by AppCoordinator
    """)

  @Test(arguments: writes)
  func `only what is new is shown`(form: FixtureCase) {
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

  @Test func `a move is proved by the statement that writes the state`() {
    Fixture(
      """
      enum Page: Hashable { case detail, help }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      @Observable class Router<Route: Hashable> { var path: [Route] = []; func push(_ route: Route) { path.append(route) } }
      @Observable final class AppCoordinator: Router<Page> {
        var isHelpShown = false
        func restart() { 1️⃣path = [.detail] }
        func open() { 2️⃣push(.detail) }
      }
      struct RootView: View {
        @State private var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(coordinator: coordinator).navigationDestination(for: Page.self) { page in
              switch page { case .detail: DetailView() case .help: HelpView() }
            }
          }
          .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
        }
      }
      struct ListView: View {
        let coordinator: AppCoordinator
        var body: some View {
          Button("") { coordinator.restart() }
          Button("") { coordinator.open() }
          Button("") { 3️⃣coordinator.isHelpShown = true }
          4️⃣NavigationLink("", value: Page.help)
        }
      }
      @main struct BookApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect(
      """
      flow ListView -> DetailView restart push by AppCoordinator @1️⃣
      flow ListView -> DetailView open push by AppCoordinator @2️⃣
      flow ListView -> HelpView isHelpShown present by AppCoordinator @3️⃣
      flow ListView -> HelpView NavigationLink push by AppCoordinator @4️⃣
      """, kind: "flow")
  }
}
