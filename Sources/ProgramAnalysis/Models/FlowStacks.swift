import GraphModel

extension LibraryModel {
  /// FlowStacks: a stack is bound to an array of routes, each a screen and how it is shown; a navigator in the environment changes it.
  static let flowStacks = LibraryModel(
    name: "FlowStacks", modules: ["FlowStacks", "TCACoordinators"],
    types: [
      TypeModel("Route", isTransparent: true, calls: routes),
      TypeModel("Routes", elements: .type("Route")),
      TypeModel(
        "FlowStack", inherits: ["NavigationStack"],
        initializer: [.route(.first), .show(.closure, .root), .hold(.closure)]),
      TypeModel("Router", inherits: ["View"], initializer: [.steps(.closure, of: .first)]),
      TypeModel("FlowNavigator", calls: moves.map { CallModel($0.name, .follow(.first, $0.transition)) }),
      TypeModel("FlowPathNavigator", calls: moves.map { CallModel($0.name, .follow(.first, $0.transition)) }),
      TypeModel("FlowLink", inherits: ["View"], initializer: [styled { .follow(.labeled("value"), $0) }]),
      TypeModel("View", isExtension: true, calls: destinations),
      TypeModel(
        collectionType, isExtension: true,
        calls: moves.map { CallModel($0.name, .append(.step(.first, $0.transition))) }),
    ])

  private static let moves: [(name: String, transition: Transition)] = [
    ("push", .push), ("presentSheet", .present), ("presentCover", .present),
  ]

  private static let styles: [(name: String, transition: Transition)] = [
    ("push", .push), ("sheet", .present), ("cover", .present),
  ]

  private static let routes = (styles + [("root", .root)]).map {
    CallModel($0.name, .result(.step(.first, $0.transition)))
  }

  /// An effect whose transition the argument `style` says.
  private static func styled(_ effect: (Transition) -> CallEffect) -> CallEffect {
    .choose(
      .labeled("style"), styles.map { CaseModel($0.name, [effect($0.transition)]) }, otherwise: [effect(.other)])
  }

  private static let destinations =
    ["item", "isPresented"].map { state in
      CallModel(
        "flowDestination", labels: [state], isNameUnique: true,
        styled { .present(.closure, by: .labeled(state), $0) }, .result(.receiver))
    } + [
      CallModel(
        "flowDestination", labels: ["for"], isNameUnique: true, .destination(.closure, for: .labeled("for"), nil),
        .result(.receiver))
    ]
}
