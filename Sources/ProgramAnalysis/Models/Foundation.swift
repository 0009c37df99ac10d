extension LibraryModel {
  static let notificationStream = "NotificationCenter.Publisher"

  /// Foundation: a notification is told to whoever in the app observes one of its name.
  static let foundation = LibraryModel(
    name: "Foundation",
    types: [
      TypeModel(
        "NotificationCenter", inherits: ["NSObject"],
        calls: [
          CallModel("post", labels: ["name", "object"], .post(.labeled("name"))),
          CallModel("addObserver", labels: ["forName"], .observe(.labeled("forName"), by: .closure)),
          CallModel(
            "addObserver", labels: ["selector", "name"], .observe(.labeled("name"), by: .labeled("selector"))),
          CallModel("publisher", labels: ["for"], .result(.notifications(.labeled("for"), as: notificationStream))),
          CallModel(
            "notifications", labels: ["named"], .result(.notifications(.labeled("named"), as: notificationStream))),
        ],
        properties: [PropertyModel("default", value: .instance("NotificationCenter"))]),
      TypeModel(notificationStream, inherits: ["Publisher", "AsyncSequence"], isStream: true),
    ])
}
