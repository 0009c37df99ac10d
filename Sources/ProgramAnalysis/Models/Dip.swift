extension LibraryModel {
  /// Dip: what a closure makes is registered for its type, and made where the place asks for one.
  static let dip = LibraryModel(
    name: "Dip", modules: ["Dip"],
    types: [
      TypeModel(
        "DependencyContainer", initializer: [.call(.closure, with: [.receiver])],
        calls: [
          CallModel(
            "register", labels: ["type", "factory"],
            .register(.labeled("type"), name: .labeled("tag"), factory: .argument(.labeled("factory"))),
            .share(.argument(.labeled("factory")), by: .first, among: singletons), definition(.labeled("factory"))),
          CallModel(
            "register", .register(.product, name: .labeled("tag"), factory: .argument(.closure)),
            .share(.argument(.closure), by: .first, among: singletons), definition(.closure)),
          CallModel("resolve", labels: ["arguments"], .result(resolved(.requested, with: [.labeled("arguments")]))),
          CallModel("resolve", .result(resolved(.requested))),
        ]),
      TypeModel(
        "Definition",
        calls: [
          CallModel("implements", .register(.all, factory: .content), .result(.receiver)),
          CallModel("resolvingProperties", .complete(.content, by: .closure), .result(.receiver)),
        ]),
    ])

  private static let singletons = ["singleton", "eagerSingleton", "weakSingleton"]

  private static func definition(_ factory: ArgumentModel) -> CallEffect {
    .result(.object("Dip.Definition", [FieldModel(HiddenField.content, .argument(factory))]))
  }

  private static func resolved(_ type: ArgumentModel, with arguments: [ArgumentModel] = []) -> ResultModel {
    .registered(type, name: .labeled("tag"), with: arguments.map { .argument($0) })
  }
}
