extension LibraryModel {
  /// Swinject: a container makes what was registered for a type when it is asked for one.
  static let swinject = LibraryModel(
    name: "Swinject", modules: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"],
    types: [
      TypeModel("Assembly", isProtocol: true, role: .launch),
      TypeModel("Resolver", isProtocol: true, calls: resolutions),
      TypeModel("Container", inherits: ["Resolver"], calls: registrations, properties: containers),
      TypeModel("Assembler", inherits: ["Resolver"], properties: containers),
      TypeModel(
        "ServiceEntry",
        calls: [
          CallModel("implements", .register(.all, factory: .content), .result(.receiver)),
          CallModel(
            "inObjectScope", .share(.content, by: .first, among: ["container", "weak"]), .result(.receiver)),
          CallModel("initCompleted", .complete(.content, by: .closure), .result(.receiver)),
        ]),
    ],
    calls: [CallModel("~>", .result(.registered(.requested, with: [.instance(container)])))])

  private static let container = "Swinject.Container"

  private static let containers = [
    PropertyModel("resolver", value: .instance(container)),
    PropertyModel("synchronize", value: .receiver),
  ]

  private static let registrations = [
    CallModel(
      "register", .register(.first, name: .labeled("name"), factory: .argument(.closure)),
      .result(.object("Swinject.ServiceEntry", [FieldModel(contentField, .argument(.closure))]))),
    CallModel("synchronize", .result(.receiver)),
    CallModel(
      "autoregister", labels: ["initializer"],
      .register(.first, name: .labeled("name"), factory: .argument(.labeled("initializer"))),
      .result(.object("Swinject.ServiceEntry", [FieldModel(contentField, .argument(.labeled("initializer")))]))),
    CallModel(
      "storyboardInitCompleted", .call(.closure, with: [.instance(container), .typeArgument(.first)])),
  ]

  private static let contentField = HiddenField.content

  private static let resolutions = [
    CallModel(
      "resolve", labels: ["name", "arguments"],
      .result(resolved(with: .labeled("arguments"), .position(3), .position(4)))),
    CallModel(
      "resolve", labels: ["arguments"], .result(resolved(with: .labeled("arguments"), .position(2), .position(3)))),
    CallModel("resolve", labels: ["argument"], .result(resolved(with: .labeled("argument")))),
    CallModel("resolve", .result(resolved())),
  ]

  private static func resolved(with arguments: ArgumentModel...) -> ResultModel {
    .registered(.first, name: .labeled("name"), with: [.receiver] + arguments.map { .argument($0) })
  }
}
