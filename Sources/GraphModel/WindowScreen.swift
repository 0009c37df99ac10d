/// A screen that an application or scene delegate puts into a window itself at launch, without a coordinator.
public struct WindowScreen: Hashable, Sendable, Codable {
  /// The application or scene delegate, by the id that its node has where it starts a coordinator too.
  public let owner: String
  /// The screen, by the id that its node has where a coordinator shows it too.
  public let screen: String
  /// The screen's qualified name, without what tells it from its namesakes.
  public let name: String
  /// The statement that puts it there.
  public let location: SourceLocation

  /// Makes the description of one.
  public init(owner: String, screen: String, name: String, location: SourceLocation) {
    self.owner = owner
    self.screen = screen
    self.name = name
    self.location = location
  }

  /// Orders them by owner, screen and place.
  package var sortKey: [String] { [owner, screen] + location.sortKey }
}
