extension LibraryModel {
  /// What a stream is taken for of which the type is not known.
  static let streamType = "Observable"
  /// A stream into which anybody can send.
  static let subjectType = "PublishSubject"

  /// RxSwift and RxCocoa: observables deliver to closures; operators that keep what is delivered give the observable itself.
  static let rxSwift = LibraryModel(
    name: "RxSwift",
    types: [
      TypeModel("ObservableType", isProtocol: true, isStream: true, calls: observableCalls),
      TypeModel("Observable", inherits: ["ObservableType"], isStream: true),
      TypeModel(constant, inherits: ["ObservableType"], isStream: true, isCold: true),
      TypeModel(silent, inherits: ["ObservableType"], isStream: true, isCold: true, isSilent: true),
      TypeModel(endlessType, inherits: ["ObservableType"], isStream: true, isCold: true, isSilent: true),
      TypeModel("Single", inherits: ["ObservableType"], isStream: true),
      TypeModel("Maybe", inherits: ["ObservableType"], isStream: true),
      TypeModel("Driver", inherits: ["ObservableType"], isStream: true),
      TypeModel("Signal", inherits: ["ObservableType"], isStream: true),
      TypeModel("Infallible", inherits: ["ObservableType"], isStream: true),
      TypeModel("ControlEvent", inherits: ["ObservableType"], isStream: true),
      TypeModel("ControlProperty", inherits: ["ObservableType"], isStream: true),
      TypeModel(subjectType, inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel(
        "BehaviorSubject", inherits: ["ObservableType"], isStream: true, initializer: beginsWithValue,
        calls: subjectCalls),
      TypeModel("ReplaySubject", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel("PublishRelay", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel(
        "BehaviorRelay", inherits: ["ObservableType"], isStream: true, initializer: beginsWithValue, calls: subjectCalls
      ),
      TypeModel("AnyObserver", isStream: true, calls: subjectCalls),
      TypeModel("Binder", isStream: true, initializer: [.subscribe(.closure, owner: .first)], calls: subjectCalls),
      TypeModel(
        "Reactive", calls: [CallModel("notification", .result(.notifications(.first, as: "Observable")))]),
      TypeModel("NSObjectProtocol", isProtocol: true, properties: [reactive]),
      TypeModel("ReactiveCompatible", isProtocol: true, properties: [reactive]),
    ])

  /// Streams of one value, and of none.
  private static let constant = "Observable.Just"
  private static let silent = "Observable.Empty"
  /// A stream that neither delivers anything nor ends, as that of a flow which nothing follows.
  static let endlessType = "Observable.Never"

  private static let constantCalls =
    [CallModel("just", .result(.object(constant, [FieldModel(HiddenField.delivered, .argument(.first))])))]
    + ["empty", "error"].map { CallModel($0, .result(.instance(silent))) }
    + [CallModel("never", .result(.instance(endlessType)))]

  /// An object's `rx`: the app's own extensions of it read what they extend as `base`.
  private static let reactive = PropertyModel(
    "rx", value: .object("Reactive", [FieldModel("base", .receiver)]))

  private static let beginsWithValue: [CallEffect] = [.store(.labeled("value"), property: HiddenField.first)]

  private static let subjectCalls = [
    CallModel("accept", .emit(.first)),
    CallModel("onNext", .emit(.first)),
    CallModel("onError", .end),
    CallModel("onCompleted", .end),
  ]

  private static func ends(owner: ArgumentModel? = nil) -> [CallEffect] {
    ["onCompleted", "onError", "onFailure"].map { .subscribeToEnd(.labeled($0), owner: owner) }
  }

  /// `do`, which looks on at what is delivered: before or after whoever listens, and at the last event as well.
  private static let looksOn: [CallEffect] =
    ["onNext", "afterNext", "onSuccess", "afterSuccess"].map { .subscribe(.labeled($0)) }
    + ["onCompleted", "afterCompleted", "onError", "afterError"].map { .subscribeToEnd(.labeled($0)) }

  private static let subscriptions = ["subscribe", "bind", "drive", "emit"]

  private static let observableCalls =
    subscriptions.flatMap { name in
      [
        CallModel(
          name, labels: ["with", "onNext"],
          effects: [.subscribe(.labeled("onNext"), owner: .labeled("with"))] + ends(owner: .labeled("with"))),
        CallModel(
          name, labels: ["with", "onSuccess"],
          effects: [.subscribe(.labeled("onSuccess"), owner: .labeled("with"))] + ends(owner: .labeled("with"))),
        CallModel(name, labels: ["with"], .subscribe(.closure, owner: .labeled("with"))),
        CallModel(name, labels: ["onNext"], effects: [.subscribe(.labeled("onNext"))] + ends()),
        CallModel(name, labels: ["onSuccess"], effects: [.subscribe(.labeled("onSuccess"))] + ends()),
        CallModel(name, labels: ["to"], .forward(to: .labeled("to"))),
        CallModel(name, labels: ["onCompleted"], effects: ends()),
        CallModel(name, labels: ["onError"], effects: ends()),
      ]
        + (name == "subscribe" ? [] : [CallModel(name, .subscribe(.closure), .forward(to: .first))])
    }
    // Without a label it hears all events, the last one too.
    + [
      CallModel("subscribe", .subscribe(.closure), .subscribeToEnd(.closure), .forward(to: .first)),
      CallModel("withUnretained", .result(.paired(.first))),
      CallModel("do", effects: looksOn + [.result(.receiver)]),
      CallModel("asObserver", .result(.receiver)),
    ]
    + ["map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap"].map {
      CallModel($0, .result(.mapped(.closure)))
    }
    + [CallModel("filter", .result(.filtered(.closure)))]
    // An error is none of the values.
    + ["catch", "catchError"].map { CallModel($0, .result(.receiver)) }
    + constantCalls
    + ["merge", "concat", "amb"].map { CallModel($0, .result(.merged(.all))) }
    + ["combineLatest", "zip"].map { CallModel($0, .result(.joined(.all))) }
    + ["skip", "skipUntil", "skipWhile"].map { CallModel($0, .result(.skipped)) }
}
