extension LibraryModel {
  /// Combine: publishers deliver to closures; operators that keep what is delivered give the publisher itself.
  static let combine = LibraryModel(
    name: "Combine",
    types: [
      TypeModel(
        "Publisher", isProtocol: true, isStream: true, calls: publisherCalls,
        properties: [PropertyModel("values", value: .receiver)]),
      TypeModel("AnyPublisher", inherits: ["Publisher"], isStream: true),
      TypeModel("Published.Publisher", inherits: ["Publisher"], isStream: true),
      TypeModel(
        "Future", inherits: ["Publisher"], isStream: true,
        initializer: [.call(.closure, with: []), .fulfill]),
      TypeModel("Deferred", inherits: ["Publisher"], isStream: true, initializer: [.call(.closure, with: [])]),
      TypeModel(
        "Just", inherits: ["Publisher"], isStream: true, isCold: true,
        initializer: [.store(.first, property: HiddenField.delivered)]),
      TypeModel("Empty", inherits: ["Publisher"], isStream: true, isCold: true, isSilent: true),
      TypeModel("Fail", inherits: ["Publisher"], isStream: true, isCold: true, isSilent: true),
      TypeModel("PassthroughSubject", inherits: ["Publisher"], isStream: true, calls: subjectCalls),
      TypeModel(
        "CurrentValueSubject", inherits: ["Publisher"], isStream: true,
        initializer: [.store(.first, property: HiddenField.first)], calls: subjectCalls),
    ] + merges)

  /// Publishers of what several others deliver.
  private static let merges = ["Merge", "MergeMany", "CombineLatest", "Zip", "Concatenate"].flatMap { name in
    ["", "3", "4"].map {
      TypeModel("Publishers." + name + $0, inherits: ["Publisher"], isStream: true, initializer: [.gather(.all)])
    }
  }

  private static let subjectCalls = [CallModel("send", labels: ["completion"], .end), CallModel("send", .emit(.first))]

  private static let publisherCalls =
    [
      CallModel(
        "sink", labels: ["receiveCompletion", "receiveValue"], .subscribe(.labeled("receiveValue")),
        .subscribeToEnd(.labeled("receiveCompletion")), .result(.instance("AnyCancellable"))),
      CallModel(
        "sink", labels: ["_", "receiveValue"], .subscribe(.labeled("receiveValue")), .subscribeToEnd(.first),
        .result(.instance("AnyCancellable"))),
      CallModel(
        "sink", labels: ["receiveValue"], .subscribe(.labeled("receiveValue")), .result(.instance("AnyCancellable"))),
      CallModel("sink", .subscribe(.closure), .result(.instance("AnyCancellable"))),
      CallModel(
        "assign", labels: ["to", "on"], .overwrite(.labeled("to"), of: .labeled("on")),
        .result(.instance("AnyCancellable"))),
      CallModel("assign", labels: ["to"], .overwrite(.labeled("to"))),
      CallModel("subscribe", .forward(to: .first)),
      CallModel(
        "handleEvents", .subscribe(.labeled("receiveOutput")), .subscribeToEnd(.labeled("receiveCompletion")),
        .result(.receiver)),
    ]
    + ["map", "compactMap", "tryMap", "tryCompactMap", "flatMap"].map { CallModel($0, .result(.mapped(.closure))) }
    // An error is none of the values.
    + ["catch", "tryCatch", "mapError"].map { CallModel($0, .result(.receiver)) }
    + ["filter", "tryFilter"].map { CallModel($0, .result(.filtered(.closure))) }
    + [CallModel("first", labels: ["where"], .result(.filtered(.labeled("where"))))]
    + ["merge", "append", "prepend"].map { CallModel($0, .result(.merged(.all))) }
    + ["combineLatest", "zip"].map { CallModel($0, .result(.joined(.all))) }
    + ["dropFirst", "drop"].map { CallModel($0, .result(.skipped)) }
}
