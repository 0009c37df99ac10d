/// A view controller that makes another screen and puts it in front of the user.
package struct ScreenStep: Hashable, Codable, Sendable {
  package let from: String
  package let to: String
  package let transition: Transition
  package let evidence: [Evidence]
  package let isCertain: Bool

  package init(from: String, to: String, transition: Transition, evidence: [Evidence], isCertain: Bool) {
    self.from = from
    self.to = to
    self.transition = transition
    self.evidence = evidence
    self.isCertain = isCertain
  }
}

/// Two calls, one after the other, that both begin the flow of one coordinator.
package struct Restart: Hashable, Codable, Sendable {
  package let starter: String
  package let coordinator: String
  package let first: Evidence
  package let second: Evidence

  package init(starter: String, coordinator: String, first: Evidence, second: Evidence) {
    self.starter = starter
    self.coordinator = coordinator
    self.first = first
    self.second = second
  }
}

/// A coordinator that nothing makes.
package struct UnusedCoordinator: Hashable, Codable, Sendable {
  package let coordinator: String
  package let declaration: Evidence
  /// Where its type is named in code that was not followed.
  package let mentions: [Evidence]

  package init(coordinator: String, declaration: Evidence, mentions: [Evidence]) {
    self.coordinator = coordinator
    self.declaration = declaration
    self.mentions = mentions
  }
}
