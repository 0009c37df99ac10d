import GraphModel

extension LibraryModel {
  /// SwiftfulRouting: each screen is handed a router, which shows others over it.
  static let swiftfulRouting = LibraryModel(
    name: "SwiftfulRouting", modules: ["SwiftfulRouting"],
    types: [
      TypeModel("RouterView", inherits: ["NavigationStack"], initializer: [.show(.closure, .root), .hold(.closure)]),
      TypeModel("AnyRouter", role: .navigator, calls: calls),
      TypeModel("RouterViewModel"),
    ],
    calls: ["AnyDestination", "AnyRoute"].map { name in
      CallModel(
        name,
        styled(by: .labeled("segue")) {
          .result(.step(.closure, $0))
        } otherwise: {
          styled(by: .first) {
            .result(.step(.closure, $0))
          } otherwise: {
            .result(.step(.closure, .push))
          }
        })
    })

  private static let segues: [(name: String, transition: Transition)] = [
    ("push", .push), ("sheet", .present), ("sheetConfig", .present), ("fullScreenCover", .present),
    ("fullScreenCoverConfig", .present),
  ]

  /// An effect whose transition an argument says.
  private static func styled(
    by argument: ArgumentModel, _ effect: (Transition) -> CallEffect, otherwise: () -> CallEffect
  ) -> CallEffect {
    .choose(argument, segues.map { CaseModel($0.name, [effect($0.transition)]) }, otherwise: [otherwise()])
  }

  private static let calls =
    [
      CallModel("showScreen", labels: ["destination"], isNameUnique: true, .showSteps(.labeled("destination"))),
      CallModel(
        "showScreen", isNameUnique: true, .showSteps(.first),
        styled(by: .first) {
          .show(.closure, $0)
        } otherwise: {
          .show(.closure, .push)
        }),
      CallModel("showScreens", isNameUnique: true, .showSteps(.labeled("destinations"))),
      CallModel("enterScreenFlow", isNameUnique: true, .showSteps(.first)),
    ]
    + ["showResizableSheet", "showModal", "showBasicModal", "showBottomModal"].map {
      CallModel($0, isNameUnique: true, .show(.closure, .present))
    }
    + ["showTransition", "showModule"].map { CallModel($0, isNameUnique: true, .show(.closure, .other)) }
}
