import SourceFacts

/// Which types play which role: coordinators, screens, containers of screens and what starts an app.
struct Roles {
  private let coordinators: Set<TypeID>
  private let screens: Set<TypeID>
  private let containers: Set<TypeID>
  private let hosts: Set<TypeID>
  private let views: Set<TypeID>
  private let controllers: Set<TypeID>
  /// Protocols and base classes that make a type a coordinator, in the order of declaration.
  let coordinatorRoots: [TypeID]
  /// Concrete coordinator types in the order of declaration.
  let coordinatorTypes: [TypeID]
  /// Types that something outside the app's own code makes: application and scene delegates, apps.
  let launchTypes: Set<TypeID>
  /// Types that a library says send wishes to coordinators.
  private let senders: Set<TypeID>

  init(program: Program, protocolNames: Set<String>) {
    coordinatorRoots = CoordinatorFinder(program: program, protocolNames: protocolNames).roots()
    var coordinators: Set<TypeID> = []
    for root in coordinatorRoots { coordinators.formUnion(program.concreteSubtypes(of: root)) }
    self.coordinators = coordinators
    coordinatorTypes = coordinators.sorted()
    let views = Set(program.concreteSubtypes(of: program.externalType("View")))
    let controllers = Set(program.concreteSubtypes(of: program.externalType("UIViewController")))
    self.views = views
    self.controllers = controllers.union(program.externalSubtypes(of: "UIViewController"))
    screens = views.union(controllers).subtracting(coordinators)
    hosts = Set(program.concreteSubtypes(of: program.externalType("UIHostingController")))
    containers = Self.containerNames.reduce(into: hosts) {
      $0.formUnion(program.concreteSubtypes(of: program.externalType($1)))
    }
    launchTypes = (Self.launchNames + program.models.types(playing: .launch)).reduce(into: []) {
      $0.formUnion(program.concreteSubtypes(of: program.externalType($1)))
    }
    senders = program.models.types(playing: .sender).reduce(into: []) {
      $0.formUnion(program.concreteSubtypes(of: program.externalType($1)))
    }
  }

  private static let containerNames = ["UINavigationController", "UISplitViewController", "UIPageViewController"]
  private static let launchNames = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App"]

  func isCoordinator(_ type: TypeID) -> Bool { coordinators.contains(type) }
  func isScreen(_ type: TypeID) -> Bool { screens.contains(type) }
  /// A navigation, split, page or hosting controller of the app: what it holds is the screen.
  func isContainer(_ type: TypeID) -> Bool { containers.contains(type) }
  func isHosting(_ type: TypeID) -> Bool { hosts.contains(type) }
  /// A view controller, with source or without.
  func isController(_ type: TypeID) -> Bool { controllers.contains(type) }
  func isSender(_ type: TypeID) -> Bool { senders.contains(type) }
  func isView(_ type: TypeID) -> Bool { views.contains(type) }
}
