extension LibraryModel {
  /// UIKit: who puts which view controller where.
  static let uiKit = LibraryModel(
    name: "UIKit",
    types: [
      TypeModel("UIResponder", inherits: ["NSObject"]),
      TypeModel("NSObject", inherits: ["NSObjectProtocol"]),
      TypeModel("NSObjectProtocol", isProtocol: true),
      viewController, navigationController, tabBarController, splitViewController, pageViewController, window,
      storyboard, cellRegistration("CellRegistration"), cellRegistration("SupplementaryRegistration"),
      TypeModel("UITableViewController", inherits: ["UIViewController"]),
      TypeModel("UICollectionViewController", inherits: ["UIViewController"]),
      TypeModel(
        "UIHostingController", inherits: ["UIViewController"], initializer: [.hold(.labeled("rootView"))],
        properties: [PropertyModel("rootView", value: .content, assignment: [.hold(.first)])]),
      TypeModel("UITab", inherits: ["NSObject"], initializer: [.hold(.closure)]),
      TypeModel("UITabGroup", inherits: ["UITab"], initializer: [.hold(.labeled("children")), .hold(.closure)]),
      TypeModel("UIAlertController", inherits: ["UIViewController"]),
      TypeModel("UIActivityViewController", inherits: ["UIViewController"]),
      TypeModel("UIImagePickerController", inherits: ["UINavigationController"]),
      TypeModel(
        "UISearchController", inherits: ["UIViewController"], initializer: [.hold(.labeled("searchResultsController"))],
        properties: [PropertyModel("searchResultsController", value: .content)]),
      TypeModel(
        "UINavigationItem", inherits: ["NSObject"],
        properties: [PropertyModel("searchController", assignment: [.show(.first, .embed)])]),
      TypeModel("UIDocumentPickerViewController", inherits: ["UIViewController"]),
      TypeModel("SFSafariViewController", inherits: ["UIViewController"]),
      TypeModel("MFMailComposeViewController", inherits: ["UINavigationController"]),
    ])

  private static let viewController = TypeModel(
    "UIViewController", inherits: ["UIResponder"],
    calls: [
      CallModel("present", labels: ["animated"], .show(.first, .present)),
      // Packages add shorter forms.
      CallModel("present", .show(.first, .present)),
      CallModel("show", labels: ["sender"], .show(.first, .push)),
      CallModel("showDetailViewController", labels: ["sender"], .show(.first, .embed)),
      CallModel("addChild", .show(.first, .embed)),
      CallModel("addChildViewController", .show(.first, .embed)),
      CallModel("setOverrideTraitCollection", labels: ["forChild"]),
      CallModel("transition", labels: ["from", "to"], .show(.labeled("to"), .embed)),
      // Names from before Swift 3.
      CallModel("presentViewController", labels: ["animated"], .show(.first, .present)),
      CallModel("showViewController", labels: ["sender"], .show(.first, .push)),
    ],
    properties: [
      PropertyModel("navigationController", value: .instance("UINavigationController")),
      PropertyModel("navigationItem", value: .instance("UINavigationItem")),
      PropertyModel("tabBarController", value: .instance("UITabBarController")),
      PropertyModel("splitViewController", value: .instance("UISplitViewController")),
      PropertyModel("presentingViewController", value: .instance("UIViewController")),
      PropertyModel("presentedViewController", value: .instance("UIViewController")),
    ])

  private static let navigationController = TypeModel(
    "UINavigationController", inherits: ["UIViewController"],
    initializer: [.hold(.labeled("rootViewController"))],
    calls: [
      CallModel("pushViewController", labels: ["animated"], .show(.first, .push)),
      CallModel("pushViewController", .show(.first, .push)),
      CallModel("setViewControllers", .show(.first, .root)),
      // What it is given as a child goes on top of its stack.
      CallModel("addChild", .show(.first, .root)),
      CallModel("addChildViewController", .show(.first, .root)),
    ],
    properties: [
      PropertyModel(
        "viewControllers", value: .content, assignment: [.show(.first, .root)], insertion: [.show(.first, .push)]),
      PropertyModel("topViewController", value: .content),
      PropertyModel("visibleViewController", value: .content),
    ])

  private static let tabBarController = TypeModel(
    "UITabBarController", inherits: ["UIViewController"],
    initializer: [.show(.labeled("tabs"), .tab), .keep(.labeled("tabs"))],
    calls: [
      CallModel("setViewControllers", .show(.first, .tab), .keep(.first)),
      CallModel("setTabs", .show(.first, .tab), .keep(.first)),
      CallModel("addChild", .show(.first, .tab), .keep(.first)),
      CallModel("addChildViewController", .show(.first, .tab), .keep(.first)),
    ],
    properties: [
      PropertyModel(
        "tabs", assignment: [.show(.first, .tab), .keep(.first)], insertion: [.show(.first, .tab), .keep(.first)]),
      PropertyModel(
        "viewControllers", value: .content, assignment: [.show(.first, .tab), .keep(.first)],
        insertion: [.show(.first, .tab), .keep(.first)]),
      PropertyModel("selectedViewController", value: .content),
    ])

  private static let splitViewController = TypeModel(
    "UISplitViewController", inherits: ["UIViewController"],
    calls: [CallModel("setViewController", labels: ["for"], .show(.first, .embed))],
    properties: [
      PropertyModel(
        "viewControllers", value: .content, assignment: [.show(.first, .embed)], insertion: [.show(.first, .embed)])
    ])

  private static let pageViewController = TypeModel(
    "UIPageViewController", inherits: ["UIViewController"],
    calls: [CallModel("setViewControllers", .show(.first, .embed))])

  private static let window = TypeModel(
    "UIWindow", inherits: ["UIView"],
    properties: [
      PropertyModel("rootViewController", value: .content, assignment: [.show(.first, .root), .hold(.first)])
    ])

  /// A registration makes the cells, or the views beside them, that a collection view is asked for by it, and lets its closure fill them.
  private static func cellRegistration(_ name: String) -> TypeModel {
    TypeModel(
      "UICollectionView.\(name)",
      initializer: [.append(.typeParameter), .call(.closure, with: [.typeParameter])],
      calls: [
        CallModel(
          "dequeueConfiguredReusable\(name == "CellRegistration" ? "Cell" : "Supplementary")", labels: ["using"],
          .result(.contents(of: .labeled("using"))))
      ])
  }

  /// What a storyboard gives is known only from the cast or generic type around the call.
  private static let storyboard = TypeModel(
    "UIStoryboard", inherits: ["NSObject"],
    calls: [
      CallModel(
        "instantiateViewController", .call(.closure, with: [.unknown]), .result(.returned(by: .closure))),
      CallModel(
        "instantiateInitialViewController", .call(.closure, with: [.unknown]), .result(.returned(by: .closure))),
    ])
}
