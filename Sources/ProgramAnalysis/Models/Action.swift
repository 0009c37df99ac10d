extension LibraryModel {
  /// Action, for RxSwift: work that is done for each value that its inputs are told.
  static let action = LibraryModel(
    name: "Action", modules: ["Action"],
    types: ["Action", "CocoaAction", "CompletableAction"].map { name in
      TypeModel(
        name, isStream: true, initializer: [.subscribe(.closure)],
        calls: [
          CallModel("execute", .emit(.first)), CallModel("accept", .emit(.first)), CallModel("onNext", .emit(.first)),
        ],
        properties: [PropertyModel("inputs", value: .receiver)])
    })
}
