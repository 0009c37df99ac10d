/// A child that its parent takes out only when told so, though the user can leave it without anybody telling.
package struct SilentEnd: Hashable, Codable, Sendable {
  package let parent: String
  package let child: String
  package let property: String
  /// The screen that the user leaves.
  package let screen: String
  /// `push` or `present`.
  package let transition: Transition
  /// Where the screen is shown.
  package let showing: [Evidence]
  /// Where the child enters the collection.
  package let entries: [Evidence]
  /// Where it is taken out, once told.
  package let exits: [Evidence]
  /// What may hear of it, or keep the user from leaving that way.
  package let possibleHooks: [Evidence]

  package init(
    parent: String, child: String, property: String, screen: String, transition: Transition, showing: [Evidence],
    entries: [Evidence], exits: [Evidence], possibleHooks: [Evidence]
  ) {
    self.parent = parent
    self.child = child
    self.property = property
    self.screen = screen
    self.transition = transition
    self.showing = showing
    self.entries = entries
    self.exits = exits
    self.possibleHooks = possibleHooks
  }
}

/// A removal of children that goes by what kind they are, where several of one kind can be there.
package struct KindRemoval: Hashable, Codable, Sendable {
  package let parent: String
  package let property: String
  /// The children that the removal cannot tell apart; one, where several of its kind can live.
  package let children: [String]
  package let removal: Evidence
  /// Where they enter.
  package let entries: [Evidence]
  /// The call that would take out one alone, with `child` for it.
  package let remedy: String

  package init(
    parent: String, property: String, children: [String], removal: Evidence, entries: [Evidence], remedy: String
  ) {
    self.parent = parent
    self.property = property
    self.children = children
    self.removal = removal
    self.entries = entries
    self.remedy = remedy
  }
}

/// A child that is started before its parent keeps it, or hears it, though its start may end it at once.
package struct EarlyStart: Hashable, Codable, Sendable {
  package enum Step: Hashable, Codable, Sendable {
    case kept
    case wired(property: String)
  }

  package let parent: String
  package let child: String
  package let start: Evidence
  /// What comes too late, and where.
  package let step: Step
  package let late: Evidence
  /// Where the start calls back.
  package let callback: Evidence

  package init(parent: String, child: String, start: Evidence, step: Step, late: Evidence, callback: Evidence) {
    self.parent = parent
    self.child = child
    self.start = start
    self.step = step
    self.late = late
    self.callback = callback
  }
}

/// A call that begins a flow and gives a stream of how it ends, which nobody reads.
package struct UnreadStart: Hashable, Codable, Sendable {
  package let parent: String
  package let child: String
  package let call: Evidence
  /// Whether the declaration says that the result may be dropped.
  package let isDiscardable: Bool

  package init(parent: String, child: String, call: Evidence, isDiscardable: Bool) {
    self.parent = parent
    self.child = child
    self.call = call
    self.isDiscardable = isDiscardable
  }
}
