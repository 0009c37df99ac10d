extension LibraryModel {
  /// Factory: a property of a container is a factory, which makes its object when it is called or a property wrapper names it.
  static let factory = LibraryModel(
    name: "Factory", modules: ["Factory", "FactoryKit"],
    types: [
      TypeModel(
        "SharedContainer", isProtocol: true,
        calls: [
          CallModel("callAsFunction", .result(.object("Factory.Factory", [FieldModel(HiddenField.content, closure)])))
        ]),
      TypeModel(
        "Container", inherits: ["SharedContainer"],
        properties: [PropertyModel("shared", value: .instance("Factory.Container"))]),
      TypeModel("Factory", initializer: construction, calls: calls(), properties: scopes),
      TypeModel(
        "ParameterFactory", initializer: construction, calls: calls(.argument(.first)), properties: scopes),
    ]
      + ["Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable", "DynamicInjected"].map
    {
      TypeModel($0, wrappers: [WrapperModel(nil, .provide(provided(.second)))])
    },
    calls: [CallModel("resolve", .result(provided(.first)))])

  private static let closure = ResultModel.argument(.closure)

  /// `@Injected(\.service)`, or in older versions `@Injected(Container.service)`; `resolve(\.service)`.
  private static func provided(_ keyPath: ArgumentModel) -> ResultModel {
    .outcome(of: .property(HiddenField.content, of: .keyPath(keyPath, of: .instance("Factory.Container"))))
  }

  private static func calls(_ inputs: ResultModel...) -> [CallModel] {
    [
      CallModel("callAsFunction", .result(.outcome(of: .content, with: inputs))),
      CallModel("resolve", .result(.outcome(of: .content, with: inputs))),
      CallModel("register", .wrap(.closure), .result(.receiver)),
      CallModel("scope", .share(.content, by: .first, among: sharing), .result(.receiver)),
    ]
  }

  private static let construction: [CallEffect] = [
    .wrap(.closure), .share(.argument(.closure), by: .labeled("scope"), among: sharing),
  ]
  private static let sharing = ["cached", "shared", "singleton"]
  private static let scopes =
    sharing.map { PropertyModel($0, value: .shared) } + ["graph", "unique"].map { PropertyModel($0, value: .receiver) }
}
