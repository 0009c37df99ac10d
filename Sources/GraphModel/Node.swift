/// A type of the scanned app that takes part in its flow.
public struct Node: Equatable, Sendable {
  /// The role of the type.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Starts a flow, owns child flows or moves between screens.
    case coordinator
    /// A view controller or SwiftUI view that a coordinator shows.
    case screen
    /// What starts a root coordinator: a scene delegate, an `App`.
    case owner
    /// A view model, presenter or other object that calls a coordinator back.
    case participant
  }

  /// The qualified Swift name, prefixed by module or folder where two types share it.
  public let id: String
  /// The role of the type.
  public let kind: Kind
  /// The qualified Swift name without what tells it apart.
  public let name: String
  /// For coordinators: a class that is only subclassed, never made.
  public let isBase: Bool
  /// For owners: the system begins the app with it, as with a scene delegate.
  public let isLaunch: Bool
  /// Where it is declared; for a class without Swift source, where it is first used.
  public let location: SourceLocation

  /// Makes a node.
  public init(
    id: String, kind: Kind, name: String, isBase: Bool = false, isLaunch: Bool = false, location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.isBase = isBase
    self.isLaunch = isLaunch
    self.location = location
  }
}
