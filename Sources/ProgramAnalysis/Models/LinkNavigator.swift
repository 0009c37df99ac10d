import GraphModel

extension LibraryModel {
  /// LinkNavigator: screens are built by the text of a path, and a navigator goes to those that a link names.
  static let linkNavigator = LibraryModel(
    name: "LinkNavigator", modules: ["LinkNavigator"],
    types: [
      TypeModel(
        "RouteBuilderOf",
        initializer: [
          .destination(.closure, for: .labeled("matchPath"), nil),
          .destination(.closure, for: .labeled("matchingKey"), nil),
        ]),
      TypeModel("WrappingController", inherits: ["UIViewController"], initializer: [.hold(.closure)]),
      TypeModel(
        "LinkItem",
        initializer: [.hold(.labeled("path")), .hold(.labeled("pathList")), .hold(.labeled("paths"))]),
      TypeModel("TabItem", initializer: [.hold(.labeled("linkItem"))]),
      TypeModel(
        "LinkNavigationView", inherits: ["View"],
        initializer: [.follow(.labeled("item"), .root)]),
      TypeModel(
        "TabLinkNavigationView", inherits: ["View"],
        initializer: [.follow(.labeled("tabItemList"), .tab)]),
    ] + navigators.map { TypeModel($0, role: .navigator, calls: calls) },
    keyLabels: ["path", "pathList", "paths", "matchPath"])

  private static let navigators = [
    "LinkNavigator", "LinkNavigatorProtocol", "LinkNavigatorType", "LinkNavigatorURLEncodedItemProtocol",
    "SingleLinkNavigator", "TabLinkNavigator", "TabPartialNavigator",
  ]

  private static let moves: [(name: String, transition: Transition)] = [
    ("next", .push), ("rootNext", .push), ("backOrNext", .push), ("rootBackOrNext", .push), ("sheet", .present),
    ("fullSheet", .present), ("detentSheet", .present), ("customSheet", .present), ("replace", .root),
    ("rootReplace", .root), ("mergeReplace", .root),
  ]

  private static let calls = moves.flatMap { move in
    ["linkItem", "paths"].map { label in
      CallModel(
        move.name, labels: [label], expecting: "LinkItem",
        .follow(.labeled(label), move.transition))
    }
  }
}
