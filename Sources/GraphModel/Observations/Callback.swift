/// A property by which a child tells the parent that made it of its end, as that parent wires it.
package struct Callback: Hashable, Codable, Sendable {
  package let parent: String
  package let child: String
  package let property: String
  /// The protocol of the property; nil for a closure or a class.
  package let protocolName: String?
  package let declaration: Evidence
  /// Where the parent makes the child.
  package let creation: [Evidence]
  /// Where the child sends its end through it.
  package let sends: [Evidence]
  /// What may send its end through it and was not followed.
  package let possibleSends: [Evidence]
  /// Where it is set on behalf of the parent.
  package let settings: [Evidence]
  /// Whether what it is set to acts on the parent.
  package let isHeard: Bool
  /// What may set it and was not followed.
  package let possibleSettings: [Evidence]
  /// Whether the child comes once in its parent's life, as that of a tab does, and may stay as long.
  package let isOnce: Bool
  /// Whether the parent takes the child out of its collection without being told through the property.
  package let leavesOtherwise: Bool

  /// Whether the child sends its end to nobody.
  package var isUnwired: Bool { settings.isEmpty && !sends.isEmpty }

  package init(
    parent: String, child: String, property: String, protocolName: String?, declaration: Evidence, creation: [Evidence],
    sends: [Evidence], possibleSends: [Evidence], settings: [Evidence], isHeard: Bool, possibleSettings: [Evidence],
    isOnce: Bool, leavesOtherwise: Bool
  ) {
    self.parent = parent
    self.child = child
    self.property = property
    self.protocolName = protocolName
    self.declaration = declaration
    self.creation = creation
    self.sends = sends
    self.possibleSends = possibleSends
    self.settings = settings
    self.isHeard = isHeard
    self.possibleSettings = possibleSettings
    self.isOnce = isOnce
    self.leavesOtherwise = leavesOtherwise
  }
}

/// A method that a delegate protocol asks of coordinators.
package struct Requirement: Hashable, Codable, Sendable {
  package let protocolName: String
  package let name: String
  package let declaration: Evidence
  /// The coordinators that answer it, sorted.
  package let coordinators: [String]
  /// Where it is, or may be, sent.
  package let sends: [Evidence]
  /// Whether it speaks of an end.
  package let isEnding: Bool

  package init(
    protocolName: String, name: String, declaration: Evidence, coordinators: [String], sends: [Evidence], isEnding: Bool
  ) {
    self.protocolName = protocolName
    self.name = name
    self.declaration = declaration
    self.coordinators = coordinators
    self.sends = sends
    self.isEnding = isEnding
  }
}

/// A stream of a coordinator's own through which it sends its end, and to which nothing listens.
package struct UnheardEnd: Hashable, Codable, Sendable {
  package let coordinator: String
  package let property: String
  package let declaration: Evidence
  /// Where it sends.
  package let sends: [Evidence]

  package init(coordinator: String, property: String, declaration: Evidence, sends: [Evidence]) {
    self.coordinator = coordinator
    self.property = property
    self.declaration = declaration
    self.sends = sends
  }
}
