/// Finds what an app may call its coordinators, where hardly any were found.
///
/// It reads bodies no further than `FlowEvidence` does, so it can only suggest: whether a type that shows screens decides about the
/// flow is the reader's to say.
struct FlowHintFinder {
  private let program: Program
  private let roles: Roles
  private let evidence: FlowEvidence

  init(program: Program, roles: Roles) {
    self.program = program
    self.roles = roles
    evidence = FlowEvidence(program)
  }

  /// At most three, so that together they name the most types.
  func find() -> [Found] {
    let showing = program.types.indices.map(TypeID.init(index:)).filter(mayBeCoordinator)
    let flows = flows(among: showing)
    var groups = inherited(by: showing, flows: flows) + spelled(flows)
    var hints: [Found] = []
    var named: Set<TypeID> = []
    while hints.count < 3 {
      for index in groups.indices { groups[index].types.subtract(named) }
      // Of two that name as many, the one that says more about them: what they inherit before how they are called.
      guard let best = groups.filter({ $0.types.count >= $0.fewest }).min(by: { $0.isBetter(than: $1) }) else { break }
      named.formUnion(best.types)
      hints.append(Found(bond: best.bond, name: best.name, types: best.types))
    }
    return hints
  }

  /// What stands in a hint.
  struct Found {
    let bond: FlowHint.Bond
    let name: String
    let types: Set<TypeID>
  }

  /// Types that one entry of the configuration would make coordinators.
  private struct Group {
    let bond: FlowHint.Bond
    let name: String
    var types: Set<TypeID>
    /// How many types it takes for the bond to be no chance.
    let fewest: Int

    func isBetter(than other: Group) -> Bool {
      let (rank, otherRank) = (bond.rank, other.bond.rank)
      return (-types.count, rank, name) < (-other.types.count, otherRank, other.name)
    }
  }

  private func mayBeCoordinator(_ type: TypeID) -> Bool {
    let info = program[type]
    guard let kind = info.kind, kind != .protocol, kind != .enum, info.scope.file >= 0 else { return false }
    return !roles.isCoordinator(type) && !roles.isLaunched(type) && !evidence.isScreen(type) && !roles.isModifier(type)
      && roles.nearMisses[type] != .nestedHelper && roles.nearMisses[type] != .excluded && roles.erasers[type] == nil
      && !isContract(info.simpleName) && evidence.showsScreens(type)
  }

  /// Those that have a way to start, make another, or are made by another.
  private func flows(among types: [TypeID]) -> Set<TypeID> {
    let all = Set(types)
    var flows = all.filter(evidence.startsFlows)
    for type in types {
      let others = evidence.namedTypes(type).intersection(all).subtracting([type])
      if !others.isEmpty { flows.formUnion(others.union([type])) }
    }
    return flows
  }

  private func isContract(_ name: String) -> Bool { CoordinatorFinder.contractWords.contains(where: name.hasSuffix) }

  // MARK: - What they have in common

  private func inherited(by types: [TypeID], flows: Set<TypeID>) -> [Group] {
    var heirs: [TypeID: Set<TypeID>] = [:]
    for type in types {
      for ancestor in program.hierarchy.ancestors(of: type) where ancestor != type {
        heirs[ancestor, default: []].insert(type)
      }
    }
    return heirs.compactMap { ancestor, heirs in
      let info = program[ancestor]
      if info.isComposition || isContract(info.simpleName) || roles.coordinatorRoots.contains(ancestor) {
        return nil
      }
      if info.isExternal {
        return isForeign(info.name) ? Group(bond: .unsourced, name: info.name, types: heirs, fewest: 1) : nil
      }
      let starting = heirs.intersection(flows)
      // A type that most heirs have for another purpose, such as a base of all services, would name too many.
      guard starting.count * 2 > program.hierarchy.concreteSubtypes(of: ancestor).count else { return nil }
      return Group(bond: .declared, name: info.name, types: starting, fewest: 2)
    }
  }

  /// Whether a type without source is neither the system's nor a library's that is known.
  private func isForeign(_ name: String) -> Bool {
    !program.models.isKnown(name) && !AppleFrameworks.owns(name) && !AppleFrameworks.protocols.contains(name)
      && !AppleFrameworks.viewParts.contains(name) && !Self.languageProtocols.contains(name)
  }

  private static let languageProtocols: Set<String> = [
    "Actor", "Any", "AnyObject", "CaseIterable", "Observable", "RawRepresentable",
  ]

  private func spelled(_ types: Set<TypeID>) -> [Group] {
    Dictionary(grouping: types) { lastWord(of: program[$0].simpleName) }.map { word, types in
      let pattern = types.count == 1 ? program[types[0]].simpleName : "*" + word
      return Group(bond: .spelled, name: pattern, types: Set(types), fewest: types.count == 1 ? 1 : 2)
    }
  }

  private func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }
}

extension FlowHint.Bond {
  fileprivate var rank: Int {
    switch self {
    case .unsourced: 0
    case .declared: 1
    case .spelled: 2
    }
  }
}
