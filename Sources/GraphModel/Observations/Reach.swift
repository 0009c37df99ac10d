/// A screen that ends itself, or reaches past its coordinator.
package struct Bypass: Hashable, Codable, Sendable {
  package enum Way: String, Hashable, Codable, Sendable {
    case pops, dismisses, reaches
  }

  package let screen: String
  package let coordinator: String
  package let way: Way
  package let places: [Evidence]

  package init(screen: String, coordinator: String, way: Way, places: [Evidence]) {
    self.screen = screen
    self.coordinator = coordinator
    self.way = way
    self.places = places
  }
}

/// A function of a coordinator that shows something and that nothing calls.
package struct DeadFlow: Hashable, Codable, Sendable {
  package let coordinator: String
  package let function: String
  package let declaration: Evidence
  /// The screens and children that it leads to, sorted.
  package let goals: [String]
  /// Those of them to which nothing else of the coordinator's leads, sorted.
  package let onlyGoals: [String]
  /// Where they would come.
  package let places: [Evidence]

  package init(
    coordinator: String, function: String, declaration: Evidence, goals: [String], onlyGoals: [String],
    places: [Evidence]
  ) {
    self.coordinator = coordinator
    self.function = function
    self.declaration = declaration
    self.goals = goals
    self.onlyGoals = onlyGoals
    self.places = places
  }

  /// The same where other code leads to some of the goals too.
  package func leaving(out others: Set<String>) -> DeadFlow {
    DeadFlow(
      coordinator: coordinator, function: function, declaration: declaration, goals: goals,
      onlyGoals: onlyGoals.filter { !others.contains($0) }, places: places)
  }
}

/// A view controller that nothing makes.
package struct UnusedScreen: Hashable, Codable, Sendable {
  package let screen: String
  package let declaration: Evidence
  /// Where it would be made, by functions that nothing calls.
  package let mentions: [Evidence]
  /// Whether a storyboard or nib may make it.
  package let mayBeLoaded: Bool

  package init(screen: String, declaration: Evidence, mentions: [Evidence], mayBeLoaded: Bool) {
    self.screen = screen
    self.declaration = declaration
    self.mentions = mentions
    self.mayBeLoaded = mayBeLoaded
  }
}

/// A delegate protocol that nothing conforms to, though a screen or view model sends its messages.
package struct UnheardProtocol: Hashable, Codable, Sendable {
  package let protocolName: String
  package let declaration: Evidence
  package let holder: String
  package let property: String
  /// Where it is sent something.
  package let sends: [Evidence]

  package init(protocolName: String, declaration: Evidence, holder: String, property: String, sends: [Evidence]) {
    self.protocolName = protocolName
    self.declaration = declaration
    self.holder = holder
    self.property = property
    self.sends = sends
  }
}
