extension LibraryModel {
  /// Then: an object is set up by a closure and handed on, `HomeViewController().then { $0.coordinator = self }`.
  static let then = LibraryModel(
    name: "Then", modules: ["Then"],
    types: [
      TypeModel(
        "NSObject", isExtension: true,
        calls: [
          CallModel("then", .call(.closure, with: [.receiver]), .result(.receiver)),
          CallModel("do", .call(.closure, with: [.receiver])),
        ]),
      TypeModel(
        "Then", isProtocol: true,
        calls: [
          CallModel("then", .call(.closure, with: [.receiver]), .result(.receiver)),
          CallModel("with", .call(.closure, with: [.receiver]), .result(.receiver)),
          CallModel("do", .call(.closure, with: [.receiver])),
        ]),
    ])
}
