import GraphModel
import SourceFacts

/// Which types play which role: coordinators, screens, containers of screens and what starts an app.
final class Roles {
  /// The roles of each type, by its index; types that are met later play none.
  private let roles: [Role]
  /// Protocols and base classes that make a type a coordinator, in the order of declaration.
  let coordinatorRoots: [TypeID]
  /// What starts coordinators and is not called so.
  let ownStarts: OwnStarts
  /// Concrete coordinator types in the order of declaration.
  let coordinatorTypes: [TypeID]
  /// Why each of them is one.
  let reasons: [TypeID: CoordinatorReason]
  /// Types that only hand on to a coordinator that they are made with.
  let erasers: [TypeID: TypeEraser]
  /// View controllers that only frame what they are made with.
  private let frames: Set<TypeID>
  private let fillableFrames: Set<TypeID>
  /// Views of the app that are made with others of any type.
  private let contentViews: Set<TypeID>
  /// Views that stand for a coordinator, with its type.
  private let coordinatorViews: [TypeID: TypeID]
  /// Coordinators that are the models of views which say that they are coordinators or declare the model inside, with the view.
  private let namingViews: [TypeID: TypeID]
  /// Coordinators for which views stand.
  private let viewedCoordinators: Set<TypeID>
  /// Generic views that stand for the coordinator with which they are made, and the property that holds it.
  private let coordinatorHolders: [TypeID: String]
  /// Views in which several coordinators have a navigation stack each.
  private let stackHosts: Set<TypeID>
  /// Types that are called like coordinators and are none.
  let nearMisses: [TypeID: NearMissReason]
  /// Names that the configuration takes for types, and that no type has.
  let unmatchedNames: [String]

  private struct Role: OptionSet {
    let rawValue: UInt16
    static let coordinator = Role(rawValue: 1)
    static let screen = Role(rawValue: 2)
    static let container = Role(rawValue: 4)
    static let host = Role(rawValue: 8)
    static let view = Role(rawValue: 16)
    static let controller = Role(rawValue: 32)
    /// A library says that it sends messages to coordinators, or it hears a view controller for the view that represents that.
    static let sender = Role(rawValue: 64)
    static let launch = Role(rawValue: 128)
    static let modifier = Role(rawValue: 256)
    static let pathHolder = Role(rawValue: 512)
    /// A view that stands for whichever coordinator makes it, or is given to it.
    static let hostView = Role(rawValue: 1_024)
    /// A view that only chooses between others by the route that it is made with.
    static let routeView = Role(rawValue: 2_048)
    /// A view that stands for one coordinator.
    static let coordinatorView = Role(rawValue: 4_096)
    /// One that only other views of that coordinator make.
    static let coordinatorViewPart = Role(rawValue: 8_192)
  }

  init(program: Program, names: CoordinatorNames) {
    let finder = CoordinatorFinder(program: program, names: names)
    let found = finder.find()
    coordinatorRoots = found.roots
    ownStarts = OwnStarts(program: program, coordinators: found.reasons.keys)
    reasons = found.reasons
    erasers = found.erasers
    unmatchedNames = finder.unmatchedNames
    let coordinators = Set(reasons.keys)
    coordinatorTypes = coordinators.sorted()
    let viewFinder = CoordinatorViewFinder(program: program, coordinators: coordinators)
    let (viewing, stackHosts) = viewFinder.find()
    let halves = found.viewHalves.filter { coordinators.contains($0.value) && !coordinators.contains($0.key) }
    let coordinatorViews = viewing.merging(halves) { $1 }
    let coordinatorHolders = program.hostViewFinder.views(ofAny: coordinators).filter {
      coordinatorViews[$0.key] == nil
    }
    self.coordinatorViews = coordinatorViews
    namingViews = found.namingViews
    viewedCoordinators = Set(coordinatorViews.values)
    self.coordinatorHolders = coordinatorHolders
    self.stackHosts = stackHosts
    nearMisses = Dictionary(
      uniqueKeysWithValues: program.types.indices.map(TypeID.init(index:)).compactMap { type in
        coordinatorViews[type] == nil ? finder.nearMiss(type, found).map { (type, $0) } : nil
      })
    func subtypes(_ names: [String]) -> Set<TypeID> {
      names.reduce(into: []) { $0.formUnion(program.hierarchy.concreteSubtypes(of: program.externalType($1))) }
    }
    let views = subtypes(["View"])
    // A route that is a view shows what its body makes of it.
    let routes = views.filter { program[$0].kind == .enum }
    let routeViews = program.routeViewFinder.routeViews(
      among: views.subtracting(coordinators).subtracting(coordinatorViews.keys))
    let hostViews = program.hostViewFinder.hostViews(of: found.pathHolders).union(coordinatorHolders.keys)
    contentViews = views.filter { view in
      program[view].orderedProperties.contains { $0.isContent(of: program[view], in: program) }
    }
    let controllers = subtypes(["UIViewController"])
    let hostControllers = subtypes(["UIHostingController"])
    let hosts = hostControllers.filter { !program.isScreen(host: $0) }
    let containers = hosts.union(subtypes(Self.containerNames))
    let ownControllers = controllers.subtracting(coordinators).subtracting(containers)
      .subtracting(subtypes(["UITabBarController"]))
      .subtracting(hostControllers.filter { program.isCalledAfterView($0) })
    frames = program.frameFinder.frames(among: ownControllers)
    fillableFrames = program.frameFinder.fillableFrames(among: ownControllers)
    let players: [(Role, Set<TypeID>)] = [
      (.coordinator, coordinators), (.view, views),
      (.controller, controllers.union(program.hierarchy.externalSubtypes(of: "UIViewController"))),
      (
        .screen,
        views.union(controllers).subtracting(coordinators).subtracting(coordinatorViews.keys).subtracting(routes)
          .subtracting(hostViews).subtracting(routeViews).subtracting(program.hostViewFinder.boxes(among: views))
          .subtracting(program.representableFinder.systemPages())
      ), (.host, hosts), (.hostView, hostViews), (.routeView, routeViews), (.pathHolder, found.pathHolders),
      (.modifier, subtypes(["ViewModifier"])), (.coordinatorView, Set(coordinatorViews.keys)),
      (.coordinatorViewPart, viewFinder.parts(of: coordinatorViews)),
      (.container, containers),
      (.sender, subtypes(program.models.types(playing: .sender)).union(program.representableFinder.representatives())),
      (.launch, subtypes(Self.launchNames + program.models.types(playing: .launch))),
    ]
    var roles = Array(repeating: Role(), count: program.types.count)
    for (role, types) in players { for type in types { roles[type.index].insert(role) } }
    self.roles = roles
  }

  private static let containerNames = [
    "UINavigationController", "UISplitViewController", "UIPageViewController", "UISearchController",
  ]
  private static let launchNames = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App"]

  /// Whether the graph will hardly be what the reader looks for: no coordinator, or few beside many types that are called so.
  func areFew(beside nearMisses: Int) -> Bool {
    coordinatorTypes.isEmpty || nearMisses >= max(3, coordinatorTypes.count)
  }

  private func plays(_ role: Role, _ type: TypeID) -> Bool {
    type.index < roles.count && roles[type.index].contains(role)
  }

  func isCoordinator(_ type: TypeID) -> Bool { plays(.coordinator, type) }
  func isScreen(_ type: TypeID) -> Bool { plays(.screen, type) }
  /// A navigation, split, page, search or hosting controller of the app: what it holds is the screen.
  func isContainer(_ type: TypeID) -> Bool { plays(.container, type) }
  /// A view controller of the app that only frames another, which it is made with.
  func isFrame(_ type: TypeID) -> Bool { frames.contains(type) }
  /// A view controller of the app that may frame another, which one of its methods is handed.
  func isFillableFrame(_ type: TypeID) -> Bool { fillableFrames.contains(type) }
  /// A view of the app that is made with others of any type.
  func isContentView(_ type: TypeID) -> Bool { contentViews.contains(type) }
  func isHosting(_ type: TypeID) -> Bool { plays(.host, type) }
  /// A view controller, with source or without.
  func isController(_ type: TypeID) -> Bool { plays(.controller, type) }
  func isSender(_ type: TypeID) -> Bool { plays(.sender, type) }
  func isView(_ type: TypeID) -> Bool { plays(.view, type) }
  /// A modifier of SwiftUI.
  func isModifier(_ type: TypeID) -> Bool { plays(.modifier, type) }
  /// A class in which coordinators keep their routes, and which knows no screens.
  func isPathHolder(_ type: TypeID) -> Bool { plays(.pathHolder, type) }
  /// A generic view that shows what it is made with by such routes, and stands for the coordinator that makes it or that it is made with.
  func isHostView(_ type: TypeID) -> Bool { plays(.hostView, type) }
  /// The property with the coordinator for which a generic view stands, if it is made with one.
  func coordinatorHolder(in view: TypeID) -> String? { coordinatorHolders[view] }
  /// A view that only chooses between others by the route that it is made with.
  func isRouteView(_ type: TypeID) -> Bool { plays(.routeView, type) }
  /// Whether it is a view that stands for a coordinator.
  func isCoordinatorView(_ type: TypeID) -> Bool { plays(.coordinatorView, type) || isHostView(type) }
  /// Whether it stands for a coordinator within another view that does.
  func isPartOfCoordinatorView(_ type: TypeID) -> Bool { plays(.coordinatorViewPart, type) }
  /// Whether the bottoms of the stacks that it holds belong to the coordinators whose paths these have: it stands for none itself.
  func holdsStacksOfOthers(_ type: TypeID) -> Bool { stackHosts.contains(type) || isLaunched(type) }
  /// The coordinator that a view stands for.
  func coordinator(viewedBy type: TypeID) -> TypeID? {
    plays(.coordinatorView, type) ? coordinatorViews[type] : nil
  }
  /// The view that says that it is the coordinator, of which this one is the model: `struct PierCoordinator: Coordinator` of a
  /// `PierCoordinatorViewModel`, or `struct PierCoordinator: View` of its own `PierCoordinator.ViewModel`.
  func namingView(of coordinator: TypeID) -> TypeID? { namingViews[coordinator] }
  /// Whether a view stands for a coordinator.
  func hasView(_ coordinator: TypeID) -> Bool { viewedCoordinators.contains(coordinator) }
  /// Whether something outside the app's own code makes it: application and scene delegates, apps.
  func isLaunched(_ type: TypeID) -> Bool { plays(.launch, type) }

  /// Whether its objects take part in the flow by what they are.
  func takesPart(_ type: TypeID) -> Bool {
    type.index < roles.count
      && !roles[type.index].isDisjoint(with: [.coordinator, .screen, .sender, .controller, .launch])
  }
}
