extension LibraryModel {
  /// What a stream is taken for of which the type is not known.
  static let streamType = "Observable"

  /// RxSwift and RxCocoa: observables deliver to closures; operators that keep what is delivered give the observable itself.
  static let rxSwift = LibraryModel(
    name: "RxSwift",
    types: [
      TypeModel("ObservableType", isProtocol: true, isStream: true, calls: observableCalls),
      TypeModel("Observable", inherits: ["ObservableType"], isStream: true),
      TypeModel("Single", inherits: ["ObservableType"], isStream: true),
      TypeModel("Maybe", inherits: ["ObservableType"], isStream: true),
      TypeModel("Driver", inherits: ["ObservableType"], isStream: true),
      TypeModel("Signal", inherits: ["ObservableType"], isStream: true),
      TypeModel("Infallible", inherits: ["ObservableType"], isStream: true),
      TypeModel("ControlEvent", inherits: ["ObservableType"], isStream: true),
      TypeModel("ControlProperty", inherits: ["ObservableType"], isStream: true),
      TypeModel("PublishSubject", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel("BehaviorSubject", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel("ReplaySubject", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel("PublishRelay", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel("BehaviorRelay", inherits: ["ObservableType"], isStream: true, calls: subjectCalls),
      TypeModel("AnyObserver", isStream: true, calls: subjectCalls),
    ])

  private static let subjectCalls = [
    CallModel("accept", .emit(.first)),
    CallModel("onNext", .emit(.first)),
  ]

  private static let subscriptions = ["subscribe", "bind", "drive", "emit"]

  private static let observableCalls =
    subscriptions.flatMap { name in
      [
        CallModel(name, labels: ["with", "onNext"], .subscribe(.labeled("onNext"), owner: .labeled("with"))),
        CallModel(name, labels: ["with", "onSuccess"], .subscribe(.labeled("onSuccess"), owner: .labeled("with"))),
        CallModel(name, labels: ["with"], .subscribe(.closure, owner: .labeled("with"))),
        CallModel(name, labels: ["onNext"], .subscribe(.labeled("onNext"))),
        CallModel(name, labels: ["onSuccess"], .subscribe(.labeled("onSuccess"))),
        CallModel(name, labels: ["to"], .forward(to: .labeled("to"))),
        CallModel(name, labels: ["onCompleted"], .call(.labeled("onCompleted"), with: [])),
        CallModel(name, .subscribe(.closure), .forward(to: .first)),
      ]
    } + [
      CallModel("withUnretained", .result(.paired(.first))),
      CallModel("map", .result(.mapped(.closure))),
      CallModel("compactMap", .result(.mapped(.closure))),
      CallModel("flatMap", .result(.mapped(.closure))),
      CallModel("flatMapLatest", .result(.mapped(.closure))),
      CallModel("do", labels: ["onNext"], .subscribe(.labeled("onNext")), .result(.receiver)),
    ]
}
