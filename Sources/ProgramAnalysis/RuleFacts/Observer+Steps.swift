import Collections
import GraphModel

/// View controllers and views that put other screens in front of the user themselves.
extension Observer {
  func steps() -> [ScreenStep] {
    var found: OrderedDictionary<[ObjectID], ScreenStep> = [:]
    for (effect, sites) in graph.places {
      guard case .shown(let actor, let screen, let transition) = effect, transition == .push || transition == .present,
        let from = graph.type(actor), let to = graph.type(screen), from != to,
        isPlainController(from) || transition == .push && isPage(actor, from),
        makes(actor, screen), let first = sites.first, isIn(first, from)
      else { continue }
      found[[actor, screen]] = ScreenStep(
        from: graph.id(from), to: graph.id(to), transition: transition, evidence: evidence(sites),
        isCertain: graph.isCertain(effect))
    }
    return Array(found.values).uniqued { [$0.from, $0.to] }.sorted(by: \.evidence) { [$0.from, $0.to] }
  }

  /// A view that a coordinator made. Its own sheets are its own business; a page that it pushes is a step of the flow.
  private func isPage(_ view: ObjectID, _ type: TypeID) -> Bool {
    graph.roles.isView(type) && graph.roles.isScreen(type) && interpreter.owner(of: view) != nil
  }

  /// A view controller with source that is no container of others.
  private func isPlainController(_ type: TypeID) -> Bool {
    !program[type].isExternal && graph.roles.isController(type) && graph.roles.isScreen(type)
      && !graph.roles.isContainer(type) && !program.inherits(type, fromExternal: "UITabBarController")
  }

  /// Whether the screen is made by the view controller's own code, or by a static method of its own type.
  private func makes(_ actor: ObjectID, _ screen: ObjectID) -> Bool {
    let object = interpreter.heap[screen]
    guard object.maker == actor, object.kind == .instance, let site = object.site, let from = graph.type(actor),
      let to = object.type, interpreter.isAppScreen(screen)
    else { return false }
    return isIn(site, from) || isIn(site, to)
  }

  /// Whether a place stands in the declaration of a type or in an extension of it.
  func isIn(_ site: Site, _ type: TypeID) -> Bool {
    program.ancestors(of: type).contains { ancestor in
      program[ancestor].orderedFunctions.contains { Site(file: $0.scope.file, range: $0.fact.range).contains(site) }
        || program[ancestor].orderedProperties.contains {
          Site(file: $0.scope.file, range: $0.fact.range).contains(site)
        }
    }
  }
}
