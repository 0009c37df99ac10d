extension LibraryModel {
  /// GameplayKit's state machines: a machine enters the one of its states that is of a class.
  static let gameplayKit = LibraryModel(
    name: "GameplayKit",
    types: [
      TypeModel(
        "GKStateMachine", initializer: [.hold(.labeled("states"))],
        calls: [
          CallModel("enter", .deliver(Delivery("didEnter", to: .contentOfType(.first), [.unknown]))),
          CallModel("state", labels: ["forClass"], .result(.contentOfType(.labeled("forClass")))),
        ]),
      TypeModel("GKState", role: .machineState),
    ])
}
