import Foundation

/// A place in the app that a link can point to: `hikes://trail/7`, `hikes://logbook`.
enum DeepLink: Equatable, Sendable {
  case trail(Trail.ID)
  case logbook

  init?(_ url: URL) {
    guard url.scheme == "hikes" else { return nil }
    switch url.host() {
    case "trail":
      guard let id = Trail.ID(url.lastPathComponent) else { return nil }
      self = .trail(id)
    case "logbook":
      self = .logbook
    default:
      return nil
    }
  }
}
