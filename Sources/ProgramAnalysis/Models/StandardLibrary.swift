extension LibraryModel {
  /// The type name under which the interpreter keeps arrays, sets and dictionaries.
  static let collectionType = "Collection"

  /// The names by which collections are made.
  static let collectionNames: Set<String> = ["Array", "Set", "Dictionary", "ContiguousArray"]

  /// The standard library's collections, concurrency and result builders as far as values go through them.
  static let standardLibrary = LibraryModel(
    name: "Swift",
    types: [
      TypeModel(
        collectionType,
        calls: [
          CallModel("append", labels: ["contentsOf"], .insert(.labeled("contentsOf"))),
          CallModel("append", .insert(.first)),
          CallModel("insert", .insert(.first)),
          CallModel("update", .insert(.first)),
          CallModel("updateValue", .insert(.first)),
          CallModel("merge", .insert(.first)),
          CallModel("formUnion", .insert(.first)),
          CallModel("remove", .remove, .result(.content)),
          CallModel("removeAll", .call(.closure, with: [.content]), .remove),
          CallModel("removeFirst", .remove, .result(.content)),
          CallModel("removeLast", .remove, .result(.content)),
          CallModel("removeSubrange", .remove),
          CallModel("removeValue", .remove, .result(.content)),
          CallModel("popLast", .remove, .result(.content)),
          CallModel("popFirst", .remove, .result(.content)),
          CallModel("forEach", .call(.closure, with: [.content])),
          CallModel("map", .call(.closure, with: [.content]), .result(.collection(of: .closure))),
          CallModel("compactMap", .call(.closure, with: [.content]), .result(.collection(of: .closure))),
          CallModel("flatMap", .call(.closure, with: [.content]), .result(.collection(of: .closure))),
          CallModel("mapValues", .call(.closure, with: [.content]), .result(.collection(of: .closure))),
          CallModel("filter", .call(.closure, with: [.content]), .result(.selection(.closure))),
          CallModel("first", .call(.closure, with: [.content]), .result(.selected(.closure))),
          CallModel("last", .call(.closure, with: [.content]), .result(.selected(.closure))),
          CallModel("min", .call(.closure, with: [.content]), .result(.content)),
          CallModel("max", .call(.closure, with: [.content]), .result(.content)),
          CallModel("contains", .call(.closure, with: [.content])),
          CallModel("allSatisfy", .call(.closure, with: [.content])),
          CallModel("firstIndex", .call(.closure, with: [.content])),
          CallModel("sorted", .result(.receiver)),
          CallModel("reversed", .result(.receiver)),
          CallModel("dropFirst", .result(.receiver)),
          CallModel("dropLast", .result(.receiver)),
          CallModel("prefix", .result(.receiver)),
          CallModel("suffix", .result(.receiver)),
          CallModel("enumerated", .result(.receiver)),
          CallModel("randomElement", .result(.content)),
        ],
        properties: [
          PropertyModel("first", value: .content),
          PropertyModel("last", value: .content),
          PropertyModel("values", value: .receiver),
          PropertyModel("lazy", value: .receiver),
        ]),
      TypeModel("AsyncSequence", isProtocol: true, isStream: true, calls: sequenceCalls),
      asyncStream("AsyncStream"), asyncStream("AsyncThrowingStream"),
      TypeModel("AsyncStream.Continuation", isStream: true, calls: continuationCalls),
      TypeModel("AsyncThrowingStream.Continuation", isStream: true, calls: continuationCalls),
    ],
    calls: [
      CallModel("withAnimation", .call(.closure, with: []), .result(.returned(by: .closure))),
      CallModel("zip", .result(.argument(.first))),
    ])

  /// A stream and its continuation are one: what enters by the continuation is delivered by the stream.
  private static func asyncStream(_ name: String) -> TypeModel {
    TypeModel(
      name, inherits: ["AsyncSequence"], isStream: true, initializer: [.call(.closure, with: [.receiver])],
      calls: continuationCalls + [
        CallModel(
          "makeStream",
          .result(.tuple([FieldModel("stream", .instance(name)), FieldModel("continuation", .instance(name))])))
      ])
  }

  private static let continuationCalls = [CallModel("yield", .emit(.first))]

  private static let sequenceCalls = [
    CallModel("map", .result(.mapped(.closure))),
    CallModel("compactMap", .result(.mapped(.closure))),
    CallModel("flatMap", .result(.mapped(.closure))),
  ]
}
