import Testing

/// Views nested in coordinators that make their coordinator when they are made themselves.
@Suite struct SwiftUINestedViewTests {
  private static let garden = """
    protocol Coordinator: AnyObject {}
    protocol BedActions { func showPlant(); func showSeeds() }
    protocol SeedActions { func showPacket() }
    @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenCoordinator.RootView() } } }
    final class GardenCoordinator: ObservableObject, Coordinator {
      @Published var path: [Page] = []
      @Published var cover: Cover?
      enum Page: Hashable { case plant(PlantViewModel) }
      enum Cover: Identifiable { case seeds; var id: Int { 0 } }
    }
    extension GardenCoordinator: BedActions {
      func showPlant() { path.append(.plant(PlantViewModel(coordinator: self))) }
      func showSeeds() { cover = .seeds }
    }
    extension GardenCoordinator {
      struct RootView: View {
        @StateObject private var garden: GardenCoordinator = .init()
        var body: some View {
          NavigationStack(path: $garden.path) {
            BedView(coordinator: garden)
              .navigationDestination(for: GardenCoordinator.Page.self) {
                switch $0 { case .plant(let viewModel): PlantView(viewModel: viewModel) }
              }
          }
          .fullScreenCover(item: $garden.cover) {
            switch $0 { case .seeds: SeedCoordinator.RootView(parentCoordinator: garden) }
          }
        }
      }
    }
    final class BedViewModel: ObservableObject {
      typealias BedCoordinator = Coordinator & BedActions
      private let coordinator: BedCoordinator
      init(coordinator: BedCoordinator) { self.coordinator = coordinator }
      func open() { coordinator.showPlant() }
      func sow() { coordinator.showSeeds() }
    }
    struct BedView: View {
      @StateObject private var viewModel: BedViewModel
      init(coordinator: BedViewModel.BedCoordinator) {
        self._viewModel = .init(wrappedValue: .init(coordinator: coordinator))
      }
      var body: some View { Button("", action: viewModel.open); Button("", action: viewModel.sow) }
    }
    final class PlantViewModel: ObservableObject {
      let coordinator: Coordinator
      init(coordinator: Coordinator) { self.coordinator = coordinator }
    }
    struct PlantView: View { let viewModel: PlantViewModel; var body: some View { Text("") } }
    final class SeedCoordinator: Coordinator, ObservableObject {
      typealias ParentCoordinator = Coordinator & BedActions
      @Published var path: [Page] = []
      private let parentCoordinator: ParentCoordinator
      init(parentCoordinator: ParentCoordinator) { self.parentCoordinator = parentCoordinator }
      enum Page: Hashable { case packet }
    }
    extension SeedCoordinator: SeedActions { func showPacket() { path.append(.packet) } }
    extension SeedCoordinator {
      struct RootView: View {
        @StateObject private var coordinator: SeedCoordinator
        init(parentCoordinator: SeedCoordinator.ParentCoordinator) {
          WAY
        }
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            SeedsView(coordinator: coordinator)
              .navigationDestination(for: SeedCoordinator.Page.self) { switch $0 { case .packet: PacketView() } }
          }
        }
      }
    }
    final class SeedsViewModel: ObservableObject {
      private let coordinator: Coordinator & SeedActions
      init(coordinator: Coordinator & SeedActions) { self.coordinator = coordinator }
      func showPacket() { coordinator.showPacket() }
    }
    struct SeedsView: View {
      @StateObject private var viewModel: SeedsViewModel
      init(coordinator: Coordinator & SeedActions) { _viewModel = .init(wrappedValue: .init(coordinator: coordinator)) }
      var body: some View { Button("", action: viewModel.showPacket) }
    }
    struct PacketView: View { var body: some View { Text("") } }
    """

  @Test(arguments: [
    "self._coordinator = .init(wrappedValue: .init(parentCoordinator: parentCoordinator))",
    "_coordinator = .init(wrappedValue: SeedCoordinator(parentCoordinator: parentCoordinator))",
    "_coordinator = StateObject(wrappedValue: .init(parentCoordinator: parentCoordinator))",
    "_coordinator = StateObject(wrappedValue: SeedCoordinator(parentCoordinator: parentCoordinator))",
  ])
  func `a coordinator that its view makes for a parent is the parent's child`(way: String) {
    Fixture(Self.garden.replacing("WAY", with: way), protocols: "").expect(
      """
      child GardenCoordinator -> SeedCoordinator none started
      delegate BedViewModel -> GardenCoordinator via delegate links coordinator protocol Coordinator & BedActions strong messages showPlant,showSeeds
      delegate PlantViewModel -> GardenCoordinator via delegate links coordinator protocol Coordinator strong
      delegate SeedCoordinator -> GardenCoordinator via parent links parentCoordinator protocol Coordinator & BedActions strong
      delegate SeedsViewModel -> SeedCoordinator via delegate links coordinator protocol Coordinator & SeedActions strong messages showPacket
      flow BedView -> PlantView showPlant push by GardenCoordinator
      flow BedView -> SeedCoordinator showSeeds start by GardenCoordinator
      flow SeedsView -> PacketView showPacket push by SeedCoordinator
      root GardenCoordinator.RootView -> GardenCoordinator retained
      screen GardenCoordinator -> BedView root
      screen GardenCoordinator -> PlantView push
      screen SeedCoordinator -> PacketView push
      screen SeedCoordinator -> SeedsView root
      """)
  }

  @Test func `what else a coordinator's view makes is that coordinator's child`() {
    Fixture(
      """
      @main struct HarborApp: App { var body: some Scene { WindowGroup { FleetCoordinatorView() } } }
      final class FleetCoordinator: ObservableObject { @Published var isOpen = false }
      struct FleetCoordinatorView: View {
        @StateObject private var fleet = FleetCoordinator()
        var body: some View { if fleet.isOpen { HarborCoordinatorView(fleet: fleet) } else { DoorView(fleet: fleet) } }
      }
      struct DoorView: View {
        let fleet: FleetCoordinator
        var body: some View { Button("") { fleet.isOpen = true } }
      }
      final class HarborCoordinator: ObservableObject { @Published var place = Place.crew }
      enum Place { case crew, cargo }
      final class CrewCoordinator: ObservableObject {
        @Published var path: [Int] = []
        let fleet: FleetCoordinator
        init(fleet: FleetCoordinator) { self.fleet = fleet }
      }
      struct HarborCoordinatorView: View {
        @StateObject private var harbor: HarborCoordinator
        @StateObject private var crew: CrewCoordinator
        init(fleet: FleetCoordinator) {
          _harbor = .init(wrappedValue: .init())
          _crew = .init(wrappedValue: .init(fleet: fleet))
        }
        var body: some View {
          switch harbor.place { case .crew: CrewCoordinatorView(crew: crew) case .cargo: CargoView() }
        }
      }
      struct CrewCoordinatorView: View {
        @ObservedObject var crew: CrewCoordinator
        var body: some View {
          NavigationStack(path: $crew.path) { CrewView().navigationDestination(for: Int.self) { _ in CargoView() } }
        }
      }
      struct CrewView: View { var body: some View { Text("") } }
      struct CargoView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect(
      """
      child FleetCoordinator -> HarborCoordinator none started
      child HarborCoordinator -> CrewCoordinator none started
      """, kind: "child")
  }
}
