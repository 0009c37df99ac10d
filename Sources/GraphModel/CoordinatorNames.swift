/// Which types are coordinators because somebody says so, beside those that their role tells, and which are none.
public struct CoordinatorNames: Sendable, Equatable {
  /// Names or patterns (`*` for any part, `?` for any character) of protocols, classes and other types: they and their subtypes are
  /// coordinators.
  public var included: [String]
  /// Names or patterns of types that are none.
  public var excluded: [String]
  /// Whether only what is included counts.
  public var areExclusive: Bool

  /// Names that change nothing, unless told otherwise.
  public init(included: [String] = [], excluded: [String] = [], areExclusive: Bool = false) {
    self.included = included
    self.excluded = excluded
    self.areExclusive = areExclusive
  }

  /// Whether a type of that qualified name is named as a coordinator.
  package func includes(_ name: String) -> Bool { Self.covers(included, name) }

  /// Whether a type of that qualified name is named as none.
  package func excludes(_ name: String) -> Bool { Self.covers(excluded, name) }

  /// The names and patterns that cover none of the types.
  package func unmatched(among types: [String]) -> [String] {
    (included + excluded).filter { pattern in !types.contains { Self.covers([pattern], $0) } }
  }

  private static func covers(_ patterns: [String], _ name: String) -> Bool {
    let simpleName = name.split(separator: ".").last.map(String.init) ?? name
    return patterns.contains { NamePattern($0).matches(name) || NamePattern($0).matches(simpleName) }
  }
}
