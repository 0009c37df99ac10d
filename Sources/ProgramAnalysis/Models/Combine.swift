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
      TypeModel("Future", inherits: ["Publisher"], isStream: true),
      TypeModel("Just", inherits: ["Publisher"], isStream: true),
      TypeModel("PassthroughSubject", inherits: ["Publisher"], isStream: true, calls: subjectCalls),
      TypeModel("CurrentValueSubject", inherits: ["Publisher"], isStream: true, calls: subjectCalls),
    ])

  private static let subjectCalls = [CallModel("send", .emit(.first))]

  private static let publisherCalls = [
    CallModel(
      "sink", labels: ["receiveValue"], .subscribe(.labeled("receiveValue")), .result(.instance("AnyCancellable"))),
    CallModel("sink", .subscribe(.closure), .result(.instance("AnyCancellable"))),
    CallModel("assign", labels: ["to", "on"], .result(.instance("AnyCancellable"))),
    CallModel("subscribe", .forward(to: .first)),
    CallModel("map", .result(.mapped(.closure))),
    CallModel("compactMap", .result(.mapped(.closure))),
    CallModel("tryMap", .result(.mapped(.closure))),
    CallModel("flatMap", .result(.mapped(.closure))),
    CallModel("handleEvents", .subscribe(.labeled("receiveOutput")), .result(.receiver)),
  ]
}
