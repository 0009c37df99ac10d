import GraphModel

extension LibraryModel {
  /// SwiftUI Navigation: views are bound to the value of an optional, or to the payload of one case of an enum.
  static let swiftUINavigation = LibraryModel(
    name: "SwiftUINavigation", modules: ["SwiftUINavigation"],
    types: [TypeModel("View", isExtension: true, calls: presentations)])

  private static let presentations =
    [
      ("sheet", Transition.present), ("fullScreenCover", .present), ("popover", .present),
      ("navigationDestination", .push),
    ]
    .map { name, transition in
      CallModel(
        name, labels: ["unwrapping"], isNameUnique: true,
        .present(.closure, by: .labeled("unwrapping"), transition, ifCase: .labeled("case")), .result(.receiver))
    }
}
