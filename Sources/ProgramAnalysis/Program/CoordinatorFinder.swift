import SourceFacts

/// Finds what makes a type a coordinator: protocols by their role, and base classes that stand in for one.
struct CoordinatorFinder {
  let program: Program
  let protocolNames: Set<String>

  /// Words in the name of a protocol that plays the coordinator's role.
  private static let roleWords = ["Coordinator", "Coordinating"]
  /// Endings that say the protocol is a contract with a coordinator, not the coordinator itself.
  private static let contractEndings = [
    "Delegate", "DataSource", "Factory", "Output", "Input", "Dependency", "Dependencies",
  ]

  func roots() -> [TypeID] {
    let all = program.types.indices.map(TypeID.init(index:))
    let protocols = all.filter { program[$0].kind == .protocol && isRole($0) }
    let classes = all.filter { program[$0].kind == .class && isBaseClass($0, besides: protocols) }
    return protocols + classes + libraryRoots()
  }

  /// What a library's coordinators conform to or inherit from, where the app has some.
  private func libraryRoots() -> [TypeID] {
    program.models.types(playing: .coordinator).map { program.externalType($0) }.filter {
      !program.concreteSubtypes(of: $0).isEmpty
    }
  }

  private func isRole(_ type: TypeID) -> Bool {
    let name = program[type].name
    if name.contains(" & ") { return false }
    if protocolNames.contains(name) { return true }
    return isNamedForRole(name) && startsFlows(type)
  }

  private func isNamedForRole(_ name: String) -> Bool {
    Self.roleWords.contains { name.contains($0) } && !Self.contractEndings.contains { name.hasSuffix($0) }
  }

  /// A class without such a protocol that others inherit their flow from.
  private func isBaseClass(_ type: TypeID, besides protocols: [TypeID]) -> Bool {
    guard isNamedForRole(program[type].name), program[type].scope.type == nil, startsFlows(type) else { return false }
    guard !protocols.contains(where: { program.isSubtype(type, of: $0) }) else { return false }
    return program.concreteSubtypes(of: type).count > 1
  }

  private func startsFlows(_ type: TypeID) -> Bool {
    program.ancestors(of: type).contains { ancestor in
      program[ancestor].functions.keys.contains { $0.hasPrefix("start") || $0 == "coordinate" }
    }
  }
}
