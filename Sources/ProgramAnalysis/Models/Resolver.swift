extension LibraryModel {
  /// Resolver: what a closure makes is registered for its type, and made where the place asks for one.
  static let resolver = LibraryModel(
    name: "Resolver", modules: ["Resolver"],
    types: [
      TypeModel("ResolverRegistering", isProtocol: true),
      TypeModel("Resolving", isProtocol: true, calls: resolutions),
      TypeModel(
        "Resolver", inherits: ["Resolving"], role: .launch, calls: registrations,
        properties: ["main", "root", "mock"].map { PropertyModel($0, value: .instance(registry)) }),
      TypeModel(
        "ResolverOptions",
        calls: [
          CallModel("implements", .register(.first, name: .labeled("name"), factory: .content), .result(.receiver)),
          CallModel("resolveProperties", .complete(.content, by: .closure), .result(.receiver)),
          CallModel(
            "scope", .share(.content, by: .first, among: ["application", "cached", "shared"]), .result(.receiver)),
        ]),
    ]
      + ["Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject"].map {
        TypeModel($0, wrappers: [WrapperModel(nil, .provide(resolved(.expected)))])
      })

  private static let registry = "Resolver.Resolver"

  private static let registrations = [
    CallModel(
      "register", .register(.product, name: .labeled("name"), factory: .argument(.closure)),
      .result(.object("Resolver.ResolverOptions", [FieldModel(HiddenField.content, .argument(.closure))])))
  ]

  private static let resolutions = ["resolve", "optional"].map { CallModel($0, .result(resolved(.requested))) }

  private static func resolved(_ type: ArgumentModel) -> ResultModel {
    .registered(type, name: .labeled("name"), with: [.instance(registry), .argument(.labeled("args"))])
  }
}
