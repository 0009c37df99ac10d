extension LibraryModel {
  /// Foundation: notifications are told to whoever listens, so that they are no wire from one object to another.
  static let foundation = LibraryModel(
    name: "Foundation",
    types: [
      TypeModel(
        "NotificationCenter", inherits: ["NSObject"],
        calls: [
          CallModel("addObserver", labels: ["forName"], .call(.closure, with: [])),
          CallModel("publisher", labels: ["for"], .result(.instance("NotificationCenter.Publisher"))),
          CallModel("notifications", labels: ["named"], .result(.instance("NotificationCenter.Notifications"))),
        ],
        properties: [PropertyModel("default", value: .instance("NotificationCenter"))]),
      TypeModel("NotificationCenter.Publisher", inherits: ["Publisher"], isStream: true),
      TypeModel("NotificationCenter.Notifications", inherits: ["AsyncSequence"], isStream: true),
    ])
}
