extension LibraryModel {
  /// SwiftUI: wrappers that hold views, and modifiers, which give the view they are called on.
  static let swiftUI = LibraryModel(
    name: "SwiftUI",
    types: [
      TypeModel("View", isProtocol: true),
      TypeModel("App", isProtocol: true),
      TypeModel("Scene", isProtocol: true),
      TypeModel("ViewModifier", isProtocol: true),
      TypeModel("UIViewControllerRepresentable", inherits: ["View"], isProtocol: true),
      TypeModel("UIViewRepresentable", inherits: ["View"], isProtocol: true),
      TypeModel("ObservableObject", isProtocol: true),
      TypeModel("AnyView", inherits: ["View"], initializer: [.hold(.all)]),
      TypeModel("NavigationStack", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("NavigationView", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("NavigationSplitView", inherits: ["View"], initializer: [.hold(.all)]),
      TypeModel("TabView", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("Group", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("VStack", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("ZStack", inherits: ["View"], initializer: [.hold(.closure)]),
      TypeModel("HStack", inherits: ["View"], initializer: [.hold(.closure)]),
    ])
}
