/// The types that the changed files of one side of a comparison declare, whether or not they are part of the flow.
public struct DeclaredTypes: Equatable, Sendable {
  /// By their names, the names of their members.
  public let members: [String: Set<String>]
  /// The names by which types go on the other side that stand there in a file with most of the same lines.
  public let otherNames: [String: String]

  /// Whether a type of that name is declared.
  public func contains(_ name: String) -> Bool { members[name] != nil }

  /// Makes the types of one side.
  public init(members: [String: Set<String>] = [:], otherNames: [String: String] = [:]) {
    self.members = members
    self.otherNames = otherNames
  }
}
