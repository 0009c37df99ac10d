extension LibraryModel {
  /// SwiftUI: wrappers that hold views, and modifiers, which give the view they are called on.
  static let swiftUI = LibraryModel(
    name: "SwiftUI",
    types: [
      TypeModel("View", isProtocol: true, calls: modifiers),
      TypeModel("App", isProtocol: true),
      TypeModel("WindowGroup", initializer: [.show(.closure, .root)]),
      TypeModel("ViewModifier", isProtocol: true),
      TypeModel("UIViewControllerRepresentable", inherits: ["View"], isProtocol: true),
      TypeModel("UIViewRepresentable", inherits: ["View"], isProtocol: true),
      TypeModel("ObservableObject", isProtocol: true),
      TypeModel("AnyView", inherits: ["View"], initializer: [.hold(.all)]),
      TypeModel("NavigationSplitView", inherits: ["View"], initializer: [.hold(.all)]),
      TypeModel("NavigationLink", inherits: ["View"], initializer: [.show(.labeled("destination"), .push)]),
      TypeModel("EnvironmentObject", wrappers: [WrapperModel(nil, .inject)]),
      TypeModel("Environment", wrappers: [WrapperModel("self", .inject)]),
    ] + containers)

  /// Views whose content is what their closure returns.
  private static let containers = [
    "NavigationStack", "NavigationView", "TabView", "Group", "VStack", "ZStack", "HStack", "LazyVStack", "LazyHStack",
    "ScrollView", "ScrollViewReader", "GeometryReader", "ForEach", "List", "Form", "Section",
  ].map { TypeModel($0, inherits: ["View"], initializer: [.hold(.closure)]) }

  /// What their closure returns is put over or after the view; the rest of the modifiers need no model.
  private static let modifiers = [
    CallModel("sheet", isNameUnique: true, .show(.closure, .present), .result(.receiver)),
    CallModel("fullScreenCover", isNameUnique: true, .show(.closure, .present), .result(.receiver)),
    CallModel("popover", .show(.closure, .present), .result(.receiver)),
    CallModel("navigationDestination", isNameUnique: true, .show(.closure, .push), .result(.receiver)),
  ]
}
