import GraphModel

extension LibraryModel {
  /// The Composable Architecture: a store stands for its reducer, which hears the actions that are sent to it and to its parts.
  static let composableArchitecture = LibraryModel(
    name: "ComposableArchitecture", modules: ["ComposableArchitecture"],
    types: [
      TypeModel(
        "Reducer", isProtocol: true, role: .composer, isMacro: true,
        calls: [scope, CallModel("send", .dispatch(.first))]
          + ["forEach", "forEachRoute", "ifLet", "ifCaseLet"].map {
            CallModel($0, .addChildren(.closure, property: children), .result(.receiver))
          }),
      TypeModel("Send", calls: [CallModel("callAsFunction", .dispatch(.first))]),
      TypeModel("Reduce", inherits: ["Reducer"], initializer: [.handle(.closure)]),
      TypeModel("Scope", inherits: ["Reducer"], initializer: [.addChildren(.closure, property: children)]),
      TypeModel("StoreOf", isTransparent: true), TypeModel("ViewStoreOf", isTransparent: true),
      TypeModel("StackState", elements: .argument),
      TypeModel("IdentifiedArrayOf", elements: .argument), TypeModel("IdentifiedArray", elements: .argument),
      TypeModel("PresentationAction", carrier: CarrierModel("presented")),
      element("StackAction"), element("StackActionOf"), element("IdentifiedAction"), element("IdentifiedActionOf"),
      TypeModel(
        "NavigationStack", isExtension: true,
        initializer: [
          .route(.labeled("path")), .show(.builder, .root), .hold(.builder),
          .steps(.labeled("destination"), of: .labeled("path")),
        ]),
      TypeModel("WithPerceptionTracking", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("Published.Publisher", isExtension: true, calls: [scope]),
    ],
    calls: [CallModel("Store", labels: ["initialState"], .result(.returned(by: .closure)))])

  private static let children = "body"

  private static let scope = CallModel("scope", labels: ["state"], .result(.scoped(.labeled("state"))))

  private static func element(_ name: String) -> TypeModel {
    TypeModel(name, carrier: CarrierModel("element", position: 1))
  }
}

extension LibraryModel {
  /// TCACoordinators: FlowStacks' routes in the state of a reducer.
  static let tcaCoordinators = LibraryModel(
    name: "TCACoordinators", modules: ["TCACoordinators"],
    types: [TypeModel("TCARouter", inherits: ["View"], initializer: [.steps(.closure, of: .first)])]
      + [
        "RouterAction", "IndexedRouterAction", "IndexedRouterActionOf", "IdentifiedRouterAction",
        "IdentifiedRouterActionOf",
      ].map { TypeModel($0, carrier: CarrierModel("routeAction", position: 1)) })
}
