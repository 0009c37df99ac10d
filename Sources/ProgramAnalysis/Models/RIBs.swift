extension LibraryModel {
  /// RIBs: a router is the coordinator, its interactor what tells it where to go; builders make both.
  static let ribs = LibraryModel(
    name: "RIBs", modules: ["RIBs", "ModernRIBs"],
    types: [
      TypeModel(
        "Routing", isProtocol: true, calls: routing, properties: [PropertyModel("interactable", value: interactor)]),
      TypeModel(
        "ViewableRouting", inherits: ["Routing"], isProtocol: true,
        properties: [PropertyModel("viewControllable", value: viewController)]),
      TypeModel("LaunchRouting", inherits: ["ViewableRouting"], isProtocol: true),
      TypeModel(
        "Router", inherits: ["Routing"], role: .coordinator,
        initializer: [.store(.labeled("interactor"), property: "interactor")]),
      TypeModel("ViewableRouter", inherits: ["Router", "ViewableRouting"], initializer: viewableInitializer),
      TypeModel(
        "LaunchRouter", inherits: ["ViewableRouter", "LaunchRouting"], initializer: viewableInitializer,
        calls: [launch]),
      TypeModel("Interactable", isProtocol: true),
      TypeModel("Interactor", inherits: ["Interactable"], role: .sender),
      TypeModel(
        "PresentableInteractor", inherits: ["Interactor"],
        initializer: [.store(.labeled("presenter"), property: "presenter")]),
      TypeModel(
        "ViewControllable", isProtocol: true, properties: [PropertyModel("uiviewController", value: .receiver)]),
      TypeModel("Buildable", isProtocol: true),
      TypeModel("Builder", inherits: ["Buildable"], initializer: [.store(.first, property: "dependency")]),
      TypeModel(
        "Component", inherits: ["Dependency"], initializer: [.store(.first, property: "dependency")],
        calls: [CallModel("shared", .result(.returned(by: .closure)))]),
      TypeModel("Dependency", isProtocol: true),
    ])

  private static let interactor = ResultModel.property("interactor", of: .receiver)
  private static let viewController = ResultModel.property("viewController", of: .receiver)

  private static let viewableInitializer: [CallEffect] = [
    .store(.labeled("interactor"), property: "interactor"),
    .store(.labeled("viewController"), property: "viewController"),
    .own(.labeled("viewController")),
  ]

  private static let routing = [
    CallModel("attachChild", .addChildren(.first, property: "children")),
    CallModel("detachChild", .release(property: "children")),
    CallModel("load", .start(.receiver)),
    launch,
  ]

  private static let launch = CallModel("launch", labels: ["from"], .start(.receiver), .reveal(viewController, .root))
}
