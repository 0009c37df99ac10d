import Testing

/// Modifiers that the app adds to all views, and views around others.
@Suite struct SwiftUIModifierTests {
  private static let modifiers = """
    struct Later<Content: View>: View {
      let build: () -> Content
      init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
      var body: Content { build() }
    }
    extension View {
      func push<Item, Page: View>(item: Binding<Item?>, @ViewBuilder page: @escaping (Item) -> Page) -> some View {
        let isActive = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return VStack(spacing: 0) {
          self
          NavigationLink(destination: Later(page(item.wrappedValue!)), isActive: isActive, label: { EmptyView() })
            .isDetailLink(false)
        }
      }
      func present<Item, Page: View>(item: Binding<Item?>, @ViewBuilder page: @escaping (Item) -> Page) -> some View {
        let isActive = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return self.fullScreenCover(isPresented: isActive) {
          if let item = item.wrappedValue { page(item) } else { EmptyView() }
        }
      }
    }
    """

  @Test func `own modifiers push and present what optional state holds`() {
    Fixture(
      """
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { GardenCoordinatorView(coordinator: GardenCoordinator()) } }
      }
      final class GardenCoordinator: ObservableObject {
        @Published var bedViewModel = BedViewModel()
        @Published var plantViewModel: PlantViewModel?
        @Published var seedCoordinator: SeedCoordinator?
        @Published var toolCoordinator: ToolCoordinator?
        init() {
          bedViewModel.onPlant = { [weak self] in self?.showPlant() }
          bedViewModel.onSeeds = { [weak self] in self?.seedCoordinator = SeedCoordinator() }
          bedViewModel.onTools = { [weak self] in self?.toolCoordinator = ToolCoordinator() }
        }
        func showPlant() {
          plantViewModel = PlantViewModel()
          plantViewModel!.onClose = { [weak self] in self?.plantViewModel = nil }
        }
      }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View {
          NavigationView {
            BedView(viewModel: coordinator.bedViewModel)
              .push(item: $coordinator.plantViewModel) { PlantView(viewModel: $0) }
              .present(item: $coordinator.seedCoordinator) { SeedCoordinatorView(coordinator: $0) }
              .push(item: $coordinator.toolCoordinator) { ToolCoordinatorView(coordinator: $0) }
          }
        }
      }
      final class SeedCoordinator: ObservableObject { @Published var seedsViewModel = SeedsViewModel() }
      struct SeedCoordinatorView: View {
        @ObservedObject var coordinator: SeedCoordinator
        var body: some View { NavigationView { SeedsView(viewModel: coordinator.seedsViewModel) } }
      }
      final class ToolCoordinator: ObservableObject { @Published var seedsViewModel = SeedsViewModel() }
      struct ToolCoordinatorView: View {
        @ObservedObject var coordinator: ToolCoordinator
        var body: some View { ToolsView(viewModel: coordinator.seedsViewModel) }
      }
      final class BedViewModel: ObservableObject {
        var onPlant: (() -> Void)?
        var onSeeds: (() -> Void)?
        var onTools: (() -> Void)?
      }
      final class PlantViewModel: ObservableObject { var onClose: (() -> Void)? }
      final class SeedsViewModel: ObservableObject {}
      struct BedView: View {
        @ObservedObject var viewModel: BedViewModel
        var body: some View {
          VStack {
            Button("") { viewModel.onPlant?() }
            Button("") { viewModel.onSeeds?() }
            Button("") { viewModel.onTools?() }
          }
        }
      }
      struct PlantView: View { let viewModel: PlantViewModel; var body: some View { Button("") { viewModel.onClose?() } } }
      struct SeedsView: View { let viewModel: SeedsViewModel; var body: some View { Text("") } }
      struct ToolsView: View { let viewModel: SeedsViewModel; var body: some View { Text("") } }
      \(Self.modifiers)
      """, protocols: ""
    ).expect(
      """
      child GardenCoordinator -> SeedCoordinator property started removed
      child GardenCoordinator -> ToolCoordinator property started removed
      delegate BedViewModel -> GardenCoordinator via closure links onPlant,onSeeds,onTools strong
      delegate PlantViewModel -> GardenCoordinator via closure links onClose strong
      flow BedView -> PlantView onPlant push by GardenCoordinator
      flow BedView -> SeedCoordinator onSeeds start by GardenCoordinator
      flow BedView -> ToolCoordinator onTools start by GardenCoordinator
      root GardenApp -> GardenCoordinator
      screen GardenCoordinator -> BedView root
      screen GardenCoordinator -> PlantView push
      screen SeedCoordinator -> SeedsView root
      screen ToolCoordinator -> ToolsView embed
      """)
  }

  @Test(arguments: ["Group", "ZStack", "AnyView"])
  func `what stands around the views of a path is another for each of them`(wrapper: String) {
    Fixture(
      """
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenCoordinatorView() } } }
      final class GardenCoordinator: ObservableObject {
        @Published var path: [Page] = []
        enum Page: Hashable { case plant, soil(Int) }
        func showPlant() { path.append(.plant) }
        func showSoil() { path.append(.soil(1)) }
      }
      struct GardenCoordinatorView: View {
        @StateObject private var coordinator = GardenCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            BedView(coordinator: coordinator)
              .navigationDestination(for: GardenCoordinator.Page.self) { page in
                \(wrapper == "AnyView" ? "AnyView(view(for: page))" : "\(wrapper) { view(for: page) }").padding()
              }
          }
        }
        @ViewBuilder func view(for page: GardenCoordinator.Page) -> some View {
          switch page { case .plant: PlantView(coordinator: coordinator); case .soil(let depth): SoilView(depth: depth) }
        }
      }
      struct BedView: View {
        let coordinator: GardenCoordinator
        var body: some View { Button("", action: coordinator.showPlant) }
      }
      struct PlantView: View {
        let coordinator: GardenCoordinator
        var body: some View { Button("", action: coordinator.showSoil) }
      }
      struct SoilView: View { let depth: Int; var body: some View { Text("") } }
      """, protocols: ""
    ).expect(
      """
      flow BedView -> PlantView showPlant push by GardenCoordinator
      flow PlantView -> SoilView showSoil push by GardenCoordinator
      """, kind: "flow")
  }
}
