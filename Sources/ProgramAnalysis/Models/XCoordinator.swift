import GraphModel

extension LibraryModel {
  /// XCoordinator: a coordinator answers a route with a transition; routers are references to coordinators.
  static let xCoordinator = LibraryModel(
    name: "XCoordinator", modules: ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"],
    types: [
      TypeModel("Presentable", isProtocol: true, calls: [CallModel("setRoot", labels: ["for"], .start(.receiver))]),
      TypeModel("Router", inherits: ["Presentable"], isProtocol: true, calls: triggers, properties: references),
      TypeModel("Coordinator", inherits: ["Router"], isProtocol: true, role: .coordinator, calls: coordination),
      TypeModel(
        "BaseCoordinator", inherits: ["Coordinator"], initializer: initializer,
        properties: rootViewController("UIViewController")),
      base("NavigationCoordinator", "UINavigationController", .show(.labeled("root"), .root), asChildren("root")),
      base("TabBarCoordinator", "UITabBarController", .show(.labeled("tabs"), .tab), asChildren("tabs")),
      base("PageCoordinator", "UIPageViewController", .show(.labeled("pages"), .embed), asChildren("pages")),
      base(
        "SplitCoordinator", "UISplitViewController",
        effects: ["master", "detail", "primary", "secondary", "supplementary"].flatMap {
          [.show(.labeled($0), .embed), asChildren($0)]
        }),
      base("ViewCoordinator", "UIViewController"),
      TypeModel("BasicCoordinator", inherits: ["BaseCoordinator"]),
      TypeModel("RedirectionRouter", inherits: ["Router"]),
      TypeModel(
        "Transition", initializer: [asChildren("presentables")], calls: transitions(to: "Transition", set: .root)),
      transition("NavigationTransition", set: .root), transition("TabBarTransition", set: .tab),
      transition("PageTransition", set: .embed), transition("SplitTransition", set: .embed),
      transition("ViewTransition", set: .embed),
    ])

  private static let childrenName = "children"

  private static func asChildren(_ label: String) -> CallEffect {
    .addChildren(.labeled(label), property: childrenName)
  }

  // MARK: - Routes

  /// The library asks the coordinator for the transition that answers a route.
  private static func prepare(_ route: ArgumentModel, message: String?) -> CallEffect {
    .deliver(Delivery("prepareTransition", to: .receiver, [.argument(route)], message: message))
  }

  private static let triggers =
    ["trigger", "contextTrigger"].map { CallModel($0, prepare(.first, message: "trigger")) }
    + [CallModel("router", labels: ["for"], .result(.receiver))]

  private static let references = [
    "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "anyCoordinator", "rx", "publishers",
  ].map { PropertyModel($0, value: .receiver) }

  private static let coordination = [
    CallModel("addChild", .addChildren(.first, property: childrenName)),
    CallModel("removeChild", .release(property: childrenName)),
    CallModel("deepLink", prepare(.first, message: nil)),
    CallModel("chain", labels: ["routes"], prepare(.labeled("routes"), message: nil)),
    CallModel("registerPeek", labels: ["route"], prepare(.labeled("route"), message: nil)),
    CallModel("registerInteractiveTransition", labels: ["for"], prepare(.labeled("for"), message: nil)),
    CallModel("performTransition", expecting: "XCoordinator.Transition"),
  ]

  // MARK: - Coordinators

  private static let initializer: [CallEffect] = [
    .store(.labeled("rootViewController"), property: "rootViewController"),
    .deliver(Delivery("prepareTransition", to: .receiver, [.argument(.labeled("initialRoute"))], beginsFlow: true)),
  ]

  private static func base(_ name: String, _ root: String, _ effects: CallEffect...) -> TypeModel {
    base(name, root, effects: effects)
  }

  private static func base(_ name: String, _ root: String, effects: [CallEffect]) -> TypeModel {
    TypeModel(
      name, inherits: ["BaseCoordinator"], initializer: initializer + effects, properties: rootViewController(root))
  }

  private static func rootViewController(_ type: String) -> [PropertyModel] {
    ["rootViewController", "viewController"].map { PropertyModel($0, value: .instance(type)) }
  }

  // MARK: - Transitions

  private static func transition(_ name: String, set: Transition) -> TypeModel {
    TypeModel(name, inherits: ["Transition"], calls: transitions(to: name, set: set))
  }

  private static func transitions(to name: String, set: Transition) -> [CallModel] {
    [
      showing("push", .push), showing("present", .present), showing("presentOnRoot", .present),
      showing("show", .push), showing("showDetail", .embed), showing("embed", .embed),
      CallModel(
        "set", .show(.first, set), .addChildren(.first, property: childrenName), .show(.second, set),
        .addChildren(.second, property: childrenName)),
      CallModel("setAll", .show(.first, set), .addChildren(.first, property: childrenName)),
      CallModel("multiple", expecting: "XCoordinator." + name),
      CallModel("trigger", labels: ["on"], route(on: .labeled("on"))),
      CallModel("route", labels: ["on"], route(on: .labeled("on"))),
    ]
  }

  private static func showing(_ name: String, _ transition: Transition) -> CallModel {
    CallModel(name, .show(.first, transition), .addChildren(.first, property: childrenName))
  }

  private static func route(on router: ArgumentModel) -> CallEffect {
    .deliver(Delivery("prepareTransition", to: .argument(router), [.argument(.first)], message: "trigger"))
  }
}
