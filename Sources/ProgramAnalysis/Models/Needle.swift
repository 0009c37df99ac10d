extension LibraryModel {
  /// Needle: components make what their properties say; what they ask for of those above them is generated source.
  static let needle = LibraryModel(
    name: "Needle", modules: ["NeedleFoundation"],
    types: [
      TypeModel("Dependency", isProtocol: true),
      TypeModel("Scope", isProtocol: true),
      TypeModel(
        "Component", inherits: ["Scope"], calls: [CallModel("shared", .result(.returned(by: .closure)))],
        properties: [PropertyModel("dependency", value: .superclassArgument)]),
      TypeModel("BootstrapComponent", inherits: ["Component"]),
    ])
}
