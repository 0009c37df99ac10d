extension LibraryModel {
  /// swift-dependencies: a key's live value is what the app runs with, and a property wrapper names it by key or key path.
  static let dependencies = LibraryModel(
    name: "Dependencies", modules: ["Dependencies", "ComposableArchitecture"],
    types: [
      TypeModel("DependencyKey", isProtocol: true),
      TypeModel(
        "DependencyValues", calls: [CallModel("subscript", .result(.property("liveValue", of: .argument(.first))))]),
      TypeModel(
        "Dependency",
        wrappers: [
          WrapperModel(
            nil, .provide(.keyPath(.second, of: .instance("Dependencies.DependencyValues"))),
            .provide(.property("liveValue", of: .argument(.second))))
        ]),
    ])
}
