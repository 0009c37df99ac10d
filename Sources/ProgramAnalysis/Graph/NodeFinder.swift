import Collections
import GraphModel

/// The types that stand in the graph, with their kind.
struct NodeFinder: GraphPart {
  let graph: GraphBuilder

  func nodes(for edges: [GraphBuilder.TypeEdge]) -> [Node] {
    var types = OrderedSet(roles.coordinatorTypes)
    for edge in edges {
      types.append(edge.from)
      types.append(edge.to)
    }
    let owners = Set(edges.compactMap { edge in if case .relation(.root) = edge.relation { edge.from } else { nil } })
    let screens = Set(edges.compactMap { edge in if case .relation(.screen) = edge.relation { edge.to } else { nil } })
    return types.map { type in
      let kind = kind(type, owners: owners, screens: screens)
      let named = roles.namingView(of: type) ?? type
      return Node(
        id: graph.id(type), kind: kind, name: program[named].name, isBase: isBase(type),
        isLaunch: kind == .owner && roles.isLaunched(type), location: graph.location(of: named))
    }
  }

  private func kind(_ type: TypeID, owners: Set<TypeID>, screens: Set<TypeID>) -> Node.Kind {
    if roles.isCoordinator(type) { return .coordinator }
    if screens.contains(type) { return .screen }
    if owners.contains(type) { return .owner }
    return roles.isScreen(type) ? .screen : .participant
  }

  /// A coordinator class that others inherit from and nobody makes.
  func isBase(_ type: TypeID) -> Bool {
    guard roles.isCoordinator(type), program.hierarchy.concreteSubtypes(of: type).count > 1 else { return false }
    return !graph.makers.contains { $0.last.flatMap(graph.type) == type }
  }

  /// Of some types the classes of screens that others inherit from and nobody makes.
  func baseScreens(among types: Set<TypeID>) -> Set<TypeID> {
    let made = Set(interpreter.heap.objects.lazy.filter { $0.kind == .instance }.compactMap(\.type))
    let candidates = types.filter { type in
      program[type].isReferenceType && !program[type].isExternal && !made.contains(type) && !roles.isCoordinator(type)
        && roles.isScreen(type) && program.hierarchy.concreteSubtypes(of: type).count > 1
    }
    guard !candidates.isEmpty else { return [] }
    let evidence = FlowEvidence(program)
    return candidates.filter { !evidence.mayBeMade($0) }
  }
}
