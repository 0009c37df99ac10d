/// How one object comes to keep another alive, on the way round to the first.
package struct OwnershipChain: Hashable, Sendable {
  /// The properties along the way, from the coordinator on.
  package let links: [Evidence]
  /// Whether it holds for as long as the coordinator lives; a navigation stack that others own lets go earlier.
  package let isLasting: Bool

  package init(links: [Evidence], isLasting: Bool) {
    self.links = links
    self.isLasting = isLasting
  }
}

/// A stored property by which an object reaches back to a coordinator, and keeps it.
package struct BackReference: Hashable, Sendable {
  /// What the type of the property is.
  package enum Declared: Hashable, Sendable {
    /// A class, or a protocol that only classes can conform to.
    case classBound(String)
    /// A protocol that values could conform to; `hasOnlyClasses` tells whether any do.
    case open(name: String, location: SourceLocation, hasOnlyClasses: Bool)
  }

  package let holder: String
  package let property: String
  package let declaration: Evidence
  package let declared: Declared
  package let coordinator: String
  /// Where it is set.
  package let evidence: [Evidence]
  /// How the coordinator keeps the holder.
  package let chain: OwnershipChain

  package init(
    holder: String, property: String, declaration: Evidence, declared: Declared, coordinator: String,
    evidence: [Evidence], chain: OwnershipChain
  ) {
    self.holder = holder
    self.property = property
    self.declaration = declaration
    self.declared = declared
    self.coordinator = coordinator
    self.evidence = evidence
    self.chain = chain
  }
}

/// A closure that keeps a coordinator which keeps the closure.
package struct StrongCapture: Hashable, Sendable {
  /// What keeps the closure.
  package let holder: String
  /// The property or publisher through which it is called.
  package let link: String
  package let coordinator: String
  /// What is written for the coordinator in the closure: `self`, or the name of a variable.
  package let name: String
  /// Whether it is a method that was passed, which keeps its object without a capture list to say otherwise.
  package let isMethod: Bool
  /// The closure or method as it is passed.
  package let evidence: Evidence
  /// How the coordinator keeps what keeps the closure.
  package let chain: OwnershipChain

  package init(
    holder: String, link: String, coordinator: String, name: String, isMethod: Bool, evidence: Evidence,
    chain: OwnershipChain
  ) {
    self.holder = holder
    self.link = link
    self.coordinator = coordinator
    self.name = name
    self.isMethod = isMethod
    self.evidence = evidence
    self.chain = chain
  }
}
