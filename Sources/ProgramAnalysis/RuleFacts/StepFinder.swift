import Algorithms
import Collections
import GraphModel
import SourceFacts

/// View controllers and views that put other screens in front of the user themselves.
struct StepFinder: ObservationFinder {
  let observer: Observer
  private static let plainControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIHostingController",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController",
  ]

  private static let overlayNames = [
    "modalPresentationStyle", "popoverPresentationController", "sheetPresentationController", "transitioningDelegate",
  ]

  func steps() -> [ScreenStep] {
    var found: OrderedDictionary<[ObjectID], ScreenStep> = [:]
    for (effect, sites) in graph.places {
      guard case .shown(let actor, let screen, let transition) = effect, transition == .push || transition == .present,
        let from = graph.type(actor), let to = graph.type(screen), from != to,
        isPlainController(from) || transition == .push && isPage(actor, from),
        makes(actor, screen), !isSystemDialog(to), let first = sites.first, isIn(first, from)
      else { continue }
      found[[actor, screen]] = ScreenStep(
        from: graph.id(from), to: graph.id(to), transition: transition, evidence: observer.evidence(sites),
        isCertain: graph.isCertain(effect) && !(transition == .present && isOverlay(to, shownAt: first)))
    }
    return Array(found.values).uniqued { [$0.from, $0.to] }.sorted(by: \.evidence) { [$0.from, $0.to] }
  }

  /// An alert, a picker or another dialog of the platform's that the app only made its own.
  private func isSystemDialog(_ type: TypeID) -> Bool {
    let base = program.hierarchy.ancestors(of: type).first {
      program[$0].isExternal && !program.hierarchy.isProtocol($0)
    }
    guard let name = base.map({ program[$0].name }), AppleFrameworks.owns(name) else { return false }
    return name.hasSuffix("Controller") && !Self.plainControllers.contains(name)
  }

  /// Whether a screen says how it lies over the one that shows it, or that one does: a dialog or sheet of it, and no step.
  private func isOverlay(_ type: TypeID, shownAt site: Site) -> Bool {
    Self.overlayNames.contains { name in
      mentions[name].contains { mention in
        guard mentions.member(assignedTo: mention.site) != "fullScreen" else { return false }
        return mention.owner == type || bodySource.body(around: site).map { $0.contains(mention.site) } == true
      }
    }
  }

  /// A view that a coordinator made. Its own sheets are its own business; a page that it pushes is a step of the flow.
  private func isPage(_ view: ObjectID, _ type: TypeID) -> Bool {
    graph.roles.isView(type) && graph.roles.isScreen(type) && interpreter.libraryChildren.owner(of: view) != nil
  }

  /// A view controller with source that is no container of others.
  private func isPlainController(_ type: TypeID) -> Bool {
    !program[type].isExternal && graph.roles.isController(type) && graph.roles.isScreen(type)
      && !graph.roles.isContainer(type) && !program.hierarchy.inherits(type, fromExternal: "UITabBarController")
  }

  /// Whether the screen is made by the view controller's own code, or by a static method of its own type.
  private func makes(_ actor: ObjectID, _ screen: ObjectID) -> Bool {
    let object = interpreter.heap[screen]
    guard object.maker == actor, object.kind == .instance, let site = object.site, let from = graph.type(actor),
      let to = object.type, interpreter.kinds.isAppScreen(screen)
    else { return false }
    return isIn(site, from) || isIn(site, to)
  }

  /// Whether a place stands in the declaration of a type or in an extension of it.
  private func isIn(_ site: Site, _ type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains { ancestor in
      program[ancestor].orderedFunctions.contains { Site(file: $0.scope.file, range: $0.fact.range).contains(site) }
        || program[ancestor].orderedProperties.contains {
          Site(file: $0.scope.file, range: $0.fact.range).contains(site)
        }
    }
  }
}
