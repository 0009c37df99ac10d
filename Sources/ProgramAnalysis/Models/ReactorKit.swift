extension LibraryModel {
  /// ReactorKit: a reactor makes new states of the actions that its view sends. Whatever is sent, any of its states may follow.
  static let reactorKit = LibraryModel(
    name: "ReactorKit", modules: ["ReactorKit"],
    types: [
      TypeModel(
        "Reactor", isProtocol: true, role: .sender,
        calls: [CallModel("pulse", .result(.port("pulse", fedBy: actionStream)))],
        properties: [
          PropertyModel(
            "action",
            value: .port(actionStream, handledBy: Handlers(handler: "mutate", reducer: "reduce", state: "State"))),
          PropertyModel("state", value: .port("state", fedBy: actionStream, delivering: "State")),
        ]),
      TypeModel("View", isProtocol: true, properties: [bound]),
      TypeModel("StoryboardView", isProtocol: true, properties: [bound]),
    ])

  private static let actionStream = "action"

  /// Giving a view its reactor binds them.
  private static let bound = PropertyModel(
    "reactor",
    assignment: [.store(.first, property: "reactor"), .deliver(Delivery("bind", to: .receiver, [.argument(.first)]))])
}
