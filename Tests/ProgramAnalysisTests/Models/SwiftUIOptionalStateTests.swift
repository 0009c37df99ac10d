import Testing

/// Views that stand where one of several optionals holds something.
@Suite struct SwiftUIOptionalStateTests {
  @Test(arguments: ["coordinator", "current"])
  func `what a branch binds is in scope in that branch alone`(name: String) {
    Fixture(
      """
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenCoordinatorView(coordinator: GardenCoordinator()) } } }
      final class GardenCoordinator: ObservableObject {
        @Published var tourCoordinator: TourCoordinator?
        @Published var bedCoordinator: BedCoordinator?
        init() { if UserDefaults.standard.bool(forKey: "toured") { showBed() } else { showTour() } }
        func showTour() {
          tourCoordinator = TourCoordinator()
          bedCoordinator = nil
          tourCoordinator!.onEnd = { [weak self] in self?.showBed() }
        }
        func showBed() {
          bedCoordinator = BedCoordinator()
          tourCoordinator = nil
          bedCoordinator!.onTour = { [weak self] in self?.showTour() }
        }
      }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View {
          if let \(name) = coordinator.tourCoordinator {
            TourCoordinatorView(\(name))
          } else if let \(name) = coordinator.bedCoordinator {
            BedCoordinatorView(\(name))
          } else {
            LostView()
          }
        }
      }
      final class TourCoordinator: ObservableObject {
        @Published var viewModel = TourViewModel()
        var onEnd: (() -> Void)?
        init() { viewModel.onEnd = { [weak self] in self?.onEnd?() } }
      }
      struct TourCoordinatorView: View {
        @ObservedObject var coordinator: TourCoordinator
        init(_ coordinator: TourCoordinator) { self.coordinator = coordinator }
        var body: some View { TourView(viewModel: coordinator.viewModel) }
      }
      final class BedCoordinator: ObservableObject {
        @Published var viewModel = BedViewModel()
        var onTour: (() -> Void)?
        init() { viewModel.onTour = { [weak self] in self?.onTour?() } }
      }
      struct BedCoordinatorView: View {
        @ObservedObject var coordinator: BedCoordinator
        init(_ coordinator: BedCoordinator) { self.coordinator = coordinator }
        var body: some View { BedView(viewModel: coordinator.viewModel) }
      }
      final class TourViewModel: ObservableObject { var onEnd: (() -> Void)? }
      final class BedViewModel: ObservableObject { var onTour: (() -> Void)? }
      struct TourView: View { let viewModel: TourViewModel; var body: some View { Button("") { viewModel.onEnd?() } } }
      struct BedView: View { let viewModel: BedViewModel; var body: some View { Button("") { viewModel.onTour?() } } }
      struct LostView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect(
      """
      flow BedView -> TourCoordinator onTour start by GardenCoordinator
      flow TourView -> BedCoordinator onEnd start by GardenCoordinator
      """, kind: "flow")
  }

  private static let handedIn = """
    @main struct GardenApp: App {
      var body: some Scene {
        WindowGroup {
          GardenCoordinatorView(
            coordinator: .init(tour: TourViewModel(), bed: BedCoordinator(viewModel: BedViewModel())))
        }
      }
    }
    final class GardenCoordinator: ObservableObject {
      enum Place { case tour, bed }
      @Published var place: Place?
      let tour: TourViewModel
      let bed: BedCoordinator
      init(tour: TourViewModel, bed: BedCoordinator) {
        self.tour = tour
        self.bed = bed
        tour.onEnd = { [weak self] in self?.place = .bed }
        place = UserDefaults.standard.bool(forKey: "toured") ? .bed : .tour
      }
    }
    struct GardenCoordinatorView: View {
      @ObservedObject var coordinator: GardenCoordinator
      var body: some View {
        switch coordinator.place {
        case .tour: TourView(viewModel: coordinator.tour)
        case .bed: BedCoordinatorView(coordinator: coordinator.bed)
        case .none: EmptyView()
        }
      }
    }
    final class BedCoordinator: ObservableObject {
      enum Route { case soil }
      @Published var route: Route?
      let viewModel: BedViewModel
      init(viewModel: BedViewModel) {
        self.viewModel = viewModel
        viewModel.onSoil = { [weak self] in self?.route = .soil }
      }
    }
    struct BedCoordinatorView: View {
      @ObservedObject var coordinator: BedCoordinator
      var body: some View {
        NavigationView {
          ZStack {
            BedView(viewModel: coordinator.viewModel)
            NavigationLink(tag: .soil, selection: $coordinator.route, destination: { SoilView() }) {}
          }
        }
      }
    }
    class PageViewModel: ObservableObject {}
    final class TourViewModel: PageViewModel { var onEnd: (() -> Void)? }
    final class BedViewModel: PageViewModel { var onSoil: (() -> Void)? }
    struct TourView: View { let viewModel: TourViewModel; var body: some View { Button("") { viewModel.onEnd?() } } }
    struct BedView: View { let viewModel: BedViewModel; var body: some View { Button("") { viewModel.onSoil?() } } }
    """

  @Test func `a view model that the app makes and hands in calls back its coordinator`() {
    Fixture(
      Self.handedIn + "\nstruct SoilView: View { var body: some View { Text(\"\") } }", protocols: ""
    ).expect(
      """
      delegate BedViewModel -> BedCoordinator via closure links onSoil strong
      delegate TourViewModel -> GardenCoordinator via closure links onEnd strong
      """, kind: "delegate")
  }

  @Test func `what several pages hold is a service, and no sender`() {
    let pages = """
      struct SoilView: View { let viewModel: BedViewModel; var body: some View { Text("") } }
      """
    Fixture(
      Self.handedIn.replacing("SoilView()", with: "SoilView(viewModel: coordinator.viewModel)") + "\n" + pages,
      protocols: ""
    ).expect("delegate TourViewModel -> GardenCoordinator via closure links onEnd strong", kind: "delegate")
  }

  @Test func `a view that stands for a coordinator is no near miss`() {
    let analysis = Fixture(
      Self.handedIn + "\nstruct SoilView: View { var body: some View { Text(\"\") } }", protocols: ""
    ).analysis()
    #expect(analysis.nearMisses.map(\.name) == [])
  }

  /// An app whose coordinator's view holds another one, which chooses by an optional.
  private static let nested = """
    enum Stage { case outside, inside }
    enum Role { case guest, keeper }
    final class GardenCoordinator: ObservableObject {
      @Published var stage = Stage.outside
      @Published var role: Role?
      func choose(_ role: Role) { self.role = role }
      func forget() { role = nil }
      func enter() { stage = .inside }
      func leave() {
        stage = .outside
        role = nil
      }
    }
    @main struct GardenApp: App {
      @StateObject private var coordinator = GardenCoordinator()
      var body: some Scene { WindowGroup { GardenView(coordinator: coordinator) } }
    }
    struct GardenView: View {
      @ObservedObject var coordinator: GardenCoordinator
      var body: some View {
        switch coordinator.stage {
        case .outside: GateView(coordinator: coordinator)
        case .inside: BedView(onLeave: coordinator.leave)
        }
      }
    }
    struct GateView: View {
      @ObservedObject var coordinator: GardenCoordinator
      var body: some View {
        NavigationStack {
          if let role = coordinator.role {
            WelcomeView(role: role, onEnter: coordinator.enter, onForget: coordinator.forget)
          } else {
            RoleView(onChoose: coordinator.choose)
          }
        }
      }
    }
    struct WelcomeView: View {
      let role: Role
      let onEnter: () -> Void
      let onForget: () -> Void
      var body: some View { VStack { Button("") { onEnter() }; Button("") { onForget() } } }
    }
    struct RoleView: View { let onChoose: (Role) -> Void; var body: some View { Button("") { onChoose(.guest) } } }
    struct BedView: View { let onLeave: () -> Void; var body: some View { Button("") { onLeave() } } }
    """

  @Test func `a view within a coordinator's view that stands for it too is no page, and nil shows the other branch`() {
    Fixture(Self.nested, protocols: "").expect(
      """
      flow BedView -> RoleView onLeave root by GardenCoordinator
      flow RoleView -> WelcomeView onChoose root by GardenCoordinator
      flow WelcomeView -> BedView onEnter root by GardenCoordinator
      flow WelcomeView -> RoleView onForget root by GardenCoordinator
      """, kind: "flow")
  }

  @Test func `what such a view chooses from are the coordinator's screens`() {
    Fixture(Self.nested, protocols: "").expect(
      """
      screen GardenCoordinator -> BedView root
      screen GardenCoordinator -> RoleView root
      screen GardenCoordinator -> WelcomeView root
      """, kind: "screen")
  }
}
