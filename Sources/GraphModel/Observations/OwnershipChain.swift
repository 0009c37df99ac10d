/// How one object comes to keep another alive, on the way round to the first.
package struct OwnershipChain: Hashable, Codable, Sendable {
  /// The properties along the way, from the coordinator on.
  package let links: [Evidence]
  /// Whether it holds for as long as the coordinator lives; a navigation stack that others own lets go earlier.
  package var isLasting: Bool

  /// What ends the circle that it closes.
  package var end: CircleEnd

  package init(links: [Evidence], isLasting: Bool, end: CircleEnd = .never) {
    self.links = links
    self.isLasting = isLasting
    self.end = end
  }
}

/// What ends a circle of references that keep one another.
package enum CircleEnd: Hashable, Codable, Sendable {
  /// Nothing: each visit can leave another one behind.
  case never
  /// The object that it goes out from lives as long as the app, with the circle or without it.
  case withApp
  /// Nothing, but it comes into being once, with the navigation stack that it goes through: that of a tab or a storyboard.
  case withStack
  /// Something on its way is let go of where the flow ends, at these places.
  case letGo([Evidence])
}

/// A stored property by which an object reaches back to a coordinator, and keeps it.
package struct BackReference: Hashable, Codable, Sendable {
  /// What the type of the property is.
  package enum Declared: Hashable, Codable, Sendable {
    /// A class, or a protocol that only classes can conform to.
    case classBound(String)
    /// A protocol that values could conform to; `hasOnlyClasses` tells whether any do.
    case open(name: String, location: SourceLocation, hasOnlyClasses: Bool)
  }

  package let holder: String
  /// The type that declares the property, which the holder may inherit.
  package let owner: String
  package let property: String
  package let declaration: Evidence
  package let declared: Declared
  package let coordinator: String
  /// Whether the holder is no coordinator, and the property is of a type that only coordinators have.
  package let isForScreen: Bool
  /// Where it is set.
  package let evidence: [Evidence]
  /// How the coordinator keeps the holder.
  package var chain: OwnershipChain
  /// The declaration as it should be.
  package let remedy: String
  package let fix: SourceFix?

  package init(
    holder: String, owner: String, property: String, declaration: Evidence, declared: Declared, coordinator: String,
    isForScreen: Bool, evidence: [Evidence], chain: OwnershipChain, remedy: String, fix: SourceFix?
  ) {
    self.holder = holder
    self.owner = owner
    self.property = property
    self.declaration = declaration
    self.declared = declared
    self.coordinator = coordinator
    self.isForScreen = isForScreen
    self.evidence = evidence
    self.chain = chain
    self.remedy = remedy
    self.fix = fix
  }
}

/// A closure that keeps a coordinator or screen which keeps the closure.
package struct StrongCapture: Hashable, Codable, Sendable {
  /// What keeps the closure.
  package let holder: String
  /// The property or publisher through which it is called.
  package let link: String
  package let kept: String
  /// Whether what it keeps is a coordinator, and no screen.
  package let isCoordinator: Bool
  /// What is written for it in the closure: `self`, or the name of a variable.
  package let name: String
  /// Whether it is a method that was passed, which keeps its object without a capture list to say otherwise.
  package let isMethod: Bool
  /// The call that subscribes it, as written; nil for one in a property.
  package let call: String?
  /// Where it lets go of itself when it is called.
  package let releases: [Evidence]
  /// Further closures of which the same is true.
  package let others: [Evidence]
  /// The closure or method as it is passed.
  package let evidence: Evidence
  /// How what it keeps keeps what keeps the closure.
  package var chain: OwnershipChain
  package let fix: SourceFix?

  package init(
    holder: String, link: String, kept: String, isCoordinator: Bool, name: String, isMethod: Bool, call: String?,
    releases: [Evidence], others: [Evidence] = [], evidence: Evidence, chain: OwnershipChain, fix: SourceFix?
  ) {
    self.holder = holder
    self.link = link
    self.kept = kept
    self.isCoordinator = isCoordinator
    self.name = name
    self.isMethod = isMethod
    self.call = call
    self.releases = releases
    self.others = others
    self.evidence = evidence
    self.chain = chain
    self.fix = fix
  }
}
