import GraphModel

/// Types that show screens as coordinators do, and what they have in common that the configuration could name.
package struct FlowHint: Hashable, Codable, Sendable {
  /// What tells the types from others.
  package enum Bond: Hashable, Codable, Sendable {
    /// They inherit from or conform to something of which no source was read.
    case unsourced
    /// They inherit from or conform to a type of the app.
    case declared
    /// Their names end in the same word.
    case spelled
  }

  package let bond: Bond
  /// The name or pattern for the configuration.
  package let name: String
  /// The types, in the order of their names.
  package let types: [Example]

  package struct Example: Hashable, Codable, Sendable {
    package let name: String
    package let location: SourceLocation
  }
}
