extension LibraryModel {
  /// Reusable: a screen that says it has a storyboard or nib is made by `instantiate()`.
  static let reusable = LibraryModel(
    name: "Reusable", modules: ["Reusable"],
    types: ["StoryboardBased", "StoryboardSceneBased", "NibLoadable", "NibOwnerLoadable"].map {
      TypeModel(
        $0, isProtocol: true, calls: [CallModel("instantiate", .result(.new)), CallModel("loadFromNib", .result(.new))])
    })
}
