import GraphModel

extension LibraryModel {
  /// The Composable Architecture: a store stands for its reducer, which hears the actions that are sent to it and to its parts.
  static let composableArchitecture = LibraryModel(
    name: "ComposableArchitecture", modules: ["ComposableArchitecture"],
    types: reducers + effects + actions + storeViews + [
      TypeModel("StoreOf", isTransparent: true, calls: [store("init")]),
      TypeModel("ViewStoreOf", isTransparent: true, calls: [viewStore("init")]),
      TypeModel("Store", isStore: true, calls: [store("init")]),
      TypeModel("ViewStore", isStore: true, calls: [viewStore("init")]),
      TypeModel("StackState", elements: .argument),
      TypeModel("IdentifiedArrayOf", elements: .argument), TypeModel("IdentifiedArray", elements: .argument),
      TypeModel("View", isExtension: true, calls: presentations), viewAction,
      TypeModel(
        "NavigationStack", isExtension: true,
        initializer: [
          .route(.labeled("path")), .show(.builder, .root), .hold(.builder),
          .steps(.labeled("destination"), of: .labeled("path")),
        ]),
      TypeModel("Published.Publisher", isExtension: true, calls: [scope, send]),
    ],
    calls: [store("Store"), viewStore("ViewStore")] + storeContents)

  private static let scope = CallModel(
    "scope", labels: ["state"], .result(.scoped(.labeled("state"), actions: .labeled("action"))))
  private static let send = CallModel("send", .dispatch(.first))
  /// What the macro adds to views that send by their stores.
  private static let viewAction = TypeModel(
    "ViewAction", isProtocol: true, isMacro: true, calls: [CallModel("send", .dispatch(.first, by: "store"))])

  private static func store(_ name: String) -> CallModel {
    CallModel(name, labels: ["initialState"], .result(.outcome(of: .argument(.second))))
  }

  private static func viewStore(_ name: String) -> CallModel { CallModel(name, .result(.argument(.first))) }

  /// Reducers and what makes one of others; before 0.39 they were values of a generic type.
  private static let reducers =
    [
      TypeModel(
        "Reducer", isProtocol: true, role: .composer, isMacro: true, initializer: [.handle(.closure)],
        calls: [scope, binding, stateBinding, send] + compositions),
      TypeModel("ReducerProtocol", inherits: ["Reducer"], isProtocol: true),
      TypeModel("AnyReducer", inherits: ["Reducer"], initializer: [.handle(.closure)]),
      TypeModel("Reduce", inherits: ["Reducer"], initializer: [.handle(.closure)]),
      TypeModel("Send", calls: [CallModel("callAsFunction", .dispatch(.first))]),
    ]
    + ["EmptyReducer", "BindingReducer"].map { TypeModel($0, inherits: ["Reducer"]) }
    + ["Scope", "CombineReducers"].map {
      TypeModel($0, inherits: ["Reducer"], initializer: [.compose(.argument(.closure))])
    }

  /// What reducers give back: actions that are sent later. Its older names are those of the same thing.
  private static let effects = ["Effect", "EffectTask", "EffectOf", "EffectPublisher"].map {
    TypeModel(
      $0, inherits: $0 == effect ? [] : [effect], initializer: [.hold(.labeled("value"))],
      calls: [made("send", of: .first), made("task", of: .closures), made("run", of: .closures)]
        + ["merge", "concatenate"].map { made($0, of: .all) } + [routing])
  }

  private static let effect = "Effect"

  private static func made(_ name: String, of content: ArgumentModel) -> CallModel {
    CallModel(
      name, .result(.object("ComposableArchitecture." + effect, [FieldModel(HiddenField.content, .argument(content))])))
  }

  /// TCACoordinators' effect that changes the routes that it is handed step by step.
  private static let routing = CallModel("routeWithDelaysIfUnsupported", .call(.closure, with: [.argument(.first)]))

  private static let binding = CallModel("binding", labels: ["get"], .result(.scoped(.labeled("get"))))
  private static let stateBinding = CallModel("binding", .result(.scoped(.first)))

  private static let compositions =
    ["forEach", "ifLet", "ifCaseLet"].map {
      CallModel(
        $0, labels: ["action"], .compose(.argument(.closure)), .composeCases(of: .first), .result(.receiver))
    }
    + [
      CallModel("pullback", .compose(.receiver), .result(.receiver)),
      CallModel("combine", .compose(.argument(.all)), .result(.receiver)),
      CallModel("combined", labels: ["with"], .compose(.argument(.first)), .result(.receiver)),
    ] + ["binding", "debug", "debugActions", "optional", "signpost"].map { CallModel($0, .result(.receiver)) }

  /// Actions that carry those of a part.
  private static let actions =
    [TypeModel("PresentationAction", carrier: CarrierModel("presented"))]
    + ["StackAction", "StackActionOf", "IdentifiedAction", "IdentifiedActionOf"].map {
      TypeModel($0, carrier: CarrierModel("element", position: 1))
    }

  /// Views that hold what they build of a store.
  private static let storeViews =
    [
      TypeModel("WithPerceptionTracking", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel(
        "ForEachStore", inherits: ["View"], initializer: [.call(.closure, with: [.unknown]), .holdReturned]),
      TypeModel(
        "CaseLet", inherits: ["View"],
        initializer: [.tag(.first), .call(.position(2), with: [.unknown]), .holdReturned]),
      TypeModel(
        "NavigationStackStore", inherits: ["NavigationStack"],
        initializer: [
          .route(.first), .show(.builder, .root), .hold(.builder), .steps(.labeled("destination"), of: .first),
        ]),
    ]

  /// Views that are seen through: what their closures build of a store stands in their place.
  private static let storeContents = [
    CallModel(
      "WithViewStore", .watch(.first, .labeled("observe")), .call(.closure, with: [.argument(.first)]),
      .result(.returned(by: .closure))),
    CallModel(
      "SwitchStore", .alternate(.closure, by: .first), .call(.closure, with: [.argument(.first)]),
      .result(.returnedCase(of: .first))),
    CallModel(
      "IfLetStore", .call(.second, with: [.argument(.first)]), .call(.labeled("else"), with: []),
      .result(.returned(by: .second))),
  ]

  /// What is shown of a store whose state is there.
  private static let presentations =
    [
      ("sheet", Transition.present), ("fullScreenCover", .present), ("popover", .present),
      ("navigationDestination", .push),
    ]
    .map { name, transition in
      CallModel(
        name, labels: ["store"], isNameUnique: true,
        .present(.closure, by: .labeled("store"), transition, ifCase: .labeled("state")), .result(.receiver))
    }
}

extension LibraryModel {
  /// TCACoordinators: FlowStacks' routes in the state of a reducer.
  static let tcaCoordinators = LibraryModel(
    name: "TCACoordinators", modules: ["TCACoordinators"],
    types: [
      TypeModel("TCARouter", inherits: ["View"], initializer: [.steps(.closure, of: .first, property: "routes")]),
      TypeModel("IndexedRouterState", isProtocol: true, role: .routerState),
      TypeModel("IdentifiedRouterState", isProtocol: true, role: .routerState),
      TypeModel(
        "ComposableArchitecture.Reducer", isExtension: true,
        calls: [
          CallModel(
            "forEachRoute", .compose(.argument(.closure)), .composeCases(of: .first), .result(.receiver)),
          CallModel("forEachIndexedRoute", .compose(.receiver), .result(.receiver)),
          CallModel("forEachIdentifiedRoute", .compose(.receiver), .result(.receiver)),
          CallModel("withRouteReducer", .compose(.argument(.first)), .result(.receiver)),
        ]),
    ]
      + [
        "RouterAction", "IndexedRouterAction", "IndexedRouterActionOf", "IdentifiedRouterAction",
        "IdentifiedRouterActionOf",
      ].map { TypeModel($0, carrier: CarrierModel("routeAction", position: 1)) })
}
