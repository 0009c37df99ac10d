import GraphModel

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
      TypeModel("ToolbarContent", inherits: ["View"], isProtocol: true),
      TypeModel("CustomizableToolbarContent", inherits: ["ToolbarContent"], isProtocol: true),
      TypeModel("ObservableObject", isProtocol: true),
      TypeModel("AnyView", inherits: ["View"], initializer: [.hold(.all)]),
      TypeModel("NavigationSplitView", inherits: ["View"], initializer: [.show(.all, .embed)]),
      TypeModel("NavigationStack", inherits: ["View"], initializer: stackInitializer),
      TypeModel("NavigationView", inherits: ["View"], initializer: [.show(.closure, .root), .hold(.closure)]),
      TypeModel(
        "TabView", inherits: ["View"],
        initializer: [.show(.closure, .tab), .select(.closure, by: .labeled("selection"))]),
      TypeModel("Tab", inherits: ["View"], initializer: [.tag(.labeled("value")), .hold(.closure)]),
      TypeModel("NavigationLink", inherits: ["View"], initializer: [.link]),
      TypeModel("Binding", initializer: [.bind(.labeled("get"))]),
    ] + stateWrappers.map { TypeModel($0, initializer: [.hold(.first)]) } + [
      TypeModel("EnvironmentObject", wrappers: [WrapperModel(nil, .inject)]),
      TypeModel("Environment", wrappers: [WrapperModel("self", .inject), WrapperModel(nil, .receive(.second))]),
    ] + containers + layouts)

  /// What `NavigationStack(path: $path) { … }` does.
  static let stackInitializer: [CallEffect] = [.route(.labeled("path")), .show(.closure, .root), .hold(.closure)]

  /// Wrappers whose initializers are called as such: `_model = StateObject(wrappedValue: …)`, `Bindable(model).path`.
  static let stateWrappers = ["Bindable", "ObservedObject", "State", "StateObject"]

  /// Views whose content is what their closure returns.
  private static let containers = ["Group", "ZStack", "ScrollViewReader", "GeometryReader"].map {
    TypeModel($0, inherits: ["View"], initializer: [.hold(.closure)])
  }

  /// Views that lay out several others: these are parts of a page, and a page only where they stand alone.
  private static let layouts =
    ["VStack", "HStack", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form", "Section"].map {
      TypeModel($0, inherits: ["View"], initializer: [.arrange(.closure)])
    } + [TypeModel("ForEach", inherits: ["View"], initializer: [.repeat(.closure, over: .first)])]

  /// What their closure returns is put over or after the view; the rest of the modifiers need no model.
  private static let modifiers =
    ["sheet", "fullScreenCover", "popover"].flatMap { name in
      ["item", "isPresented"].map { state in
        CallModel(
          name, labels: [state], isNameUnique: true, .present(.closure, by: .labeled(state), .present),
          .result(.receiver))
      }
    }
    + ["item", "isPresented"].map { state in
      CallModel(
        "navigationDestination", labels: [state], isNameUnique: true,
        .present(.closure, by: .labeled(state), .push), .result(.receiver))
    }
    + [
      CallModel(
        "navigationDestination", labels: ["for"], isNameUnique: true,
        .destination(.closure, for: .labeled("for"), .push),
        .result(.receiver)),
      CallModel("environmentObject", .lend(.first), .result(.receiver)),
      CallModel("environment", .lend(.first), .send(.second, as: .first), .result(.receiver)),
      CallModel("tag", .tag(.first), .result(.receiver)),
      CallModel("modifier", isNameUnique: true, .modify(.first)),
    ]
}
