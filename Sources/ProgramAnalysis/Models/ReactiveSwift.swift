extension LibraryModel {
  /// ReactiveSwift: signals and producers deliver to closures, properties and pipes are what anybody can send into, and `<~` binds a target to
  /// what a source delivers.
  static let reactiveSwift = LibraryModel(
    name: "ReactiveSwift", modules: ["ReactiveSwift", "ReactiveCocoa"],
    types: [
      stream("Signal", calls: observerCalls + [CallModel("pipe", .result(.tuple([output, input])))]),
      stream("SignalProducer", initializer: [.call(.closure, with: [])]),
      stream("Property", initializer: [.gather(.all)]),
      stream(
        "MutableProperty", calls: [CallModel("swap", .emit(.first))],
        properties: [PropertyModel("value", assignment: [.emit(.first)])]),
      stream("Action", initializer: [.subscribe(.closure)], calls: [CallModel("apply", .emit(.first))]),
      stream("CocoaAction", initializer: [.subscribe(.closure)], calls: [CallModel("execute", .emit(.first))]),
      stream("BindingTarget", initializer: [.subscribe(.closure)]),
      TypeModel("Signal.Observer", isStream: true, calls: observerCalls),
    ],
    calls: [CallModel("<~", .drain(.first))])

  private static func stream(
    _ name: String, initializer: [CallEffect] = [], calls: [CallModel] = [], properties: [PropertyModel] = []
  ) -> TypeModel {
    TypeModel(
      name, isStream: true, initializer: initializer, calls: streamCalls + calls,
      properties: properties + views.map { PropertyModel($0, value: .receiver) })
  }

  /// Properties that give a stream's values in another form.
  private static let views = ["producer", "signal", "values", "bindingTarget"]
  private static let (output, input) = (FieldModel("output", .new), FieldModel("input", .new))

  private static let observerCalls = [
    CallModel("send", labels: ["value"], .emit(.labeled("value"))),
    CallModel("send", labels: ["error"], .end),
    CallModel("sendCompleted", .end),
  ]

  private static let streamCalls =
    ["startWithValues", "observeValues", "startWithResult", "observeResult"].map {
      CallModel($0, .subscribe(.closure))
    }
    + ["startWithCompleted", "observeCompleted", "startWithFailed", "observeFailed"].map {
      CallModel($0, .subscribeToEnd(.closure))
    }
    + [
      CallModel("on", labels: ["value"], .subscribe(.labeled("value")), .result(.receiver)),
      CallModel("on", labels: ["completed"], .subscribeToEnd(.labeled("completed")), .result(.receiver)),
    ]
    + [CallModel("filter", .result(.filtered(.closure)))]
    + ["map", "compactMap", "filterMap", "flatMap"].map { CallModel($0, .result(.mapped(.closure))) }
    + ["merge", "combineLatest", "zip", "prefix", "concat", "then"].map { CallModel($0, .result(.merged(.all))) }
}
