import GraphModel

extension LibraryModel {
  /// Stinsen: a coordinator's wrapped properties are its routes, each the result of one of its methods.
  static let stinsen = LibraryModel(
    name: "Stinsen", modules: ["Stinsen"],
    types: [
      TypeModel("ViewPresentable", isProtocol: true, calls: [CallModel("view", .start(.receiver), .result(.receiver))]),
      TypeModel(
        "Coordinatable", inherits: ["ViewPresentable", "ObservableObject"], isProtocol: true, role: .coordinator,
        references: ["Router"], calls: routing, properties: [PropertyModel("coordinator", value: .receiver)]),
      TypeModel("NavigationCoordinatable", inherits: ["Coordinatable"], isProtocol: true),
      TypeModel("TabCoordinatable", inherits: ["Coordinatable"], isProtocol: true),
      envelope("NavigationViewCoordinator"), envelope("ViewWrapperCoordinator"), envelope("AnyCoordinator"),
      TypeModel("NavigationRouter", isTransparent: true), TypeModel("TabRouter", isTransparent: true),
      // In the same words as SwiftUI's own, for which a file may mean it.
      TypeModel("NavigationStack", isExtension: true, initializer: [.begin(.labeled("initial"))] + stackInitializer),
      TypeModel("TabChild", initializer: [.begin(.labeled("startingItems"))]),
      TypeModel("Root", wrappers: [WrapperModel(nil, effects: route(.root))]),
      TypeModel(
        "Route",
        wrappers: [
          WrapperModel("push", effects: route(.push)), WrapperModel("modal", effects: route(.present)),
          WrapperModel("fullScreen", effects: route(.present)), WrapperModel("tabItem", effects: route(.tab)),
        ]),
      TypeModel("RouterObject", wrappers: [WrapperModel(nil, .inject)]),
    ])

  private static func route(_ transition: Transition) -> [CallEffect] {
    [.addChildren(.first, property: "stack"), .show(.first, transition)]
  }

  /// A coordinator without source around another.
  private static func envelope(_ name: String) -> TypeModel {
    TypeModel(
      name, inherits: ["Coordinatable"], isTransparent: true, initializer: [.hold(.first)],
      properties: [PropertyModel("child", value: .content)])
  }

  /// What shows a route that a key path names, and what finds a coordinator that is shown.
  private static let routing =
    ["route", "root"].map { name in
      CallModel(name, .open(.position(0), message: name), .result(.routed(.position(0))))
    }
    + ["focusFirst", "hasRoot"].map { CallModel($0, .result(.routed(.position(0)))) }
    + ["popToRoot", "pop", "popLast"].map { CallModel($0, .result(.receiver)) }
    + [CallModel("dismissCoordinator")]
}
