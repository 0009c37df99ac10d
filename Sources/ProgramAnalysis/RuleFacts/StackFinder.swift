import GraphModel
import SourceFacts

/// Navigation stacks that are made for a coordinator, and the screens that they begin with.
struct StackFinder: ObservationFinder {
  let observer: Observer
  private static let reachLimit = 200

  /// Whether a stack is not made, but the one that a screen is in: `tabBarController?.navigationController`.
  func isAround(_ container: ObjectID) -> Bool {
    guard let site = interpreter.heap[container].site else { return false }
    return mentions["navigationController"].contains { $0.site == site }
  }

  /// The stacks that are made on the way to where a child enters: new ones each time, in which it comes first.
  func stacksMade(for child: ObjectID) -> Set<ObjectID> {
    stacksMade(before: eventLog.insertions.filter { $0.coordinator == child }.map(\.activation))
  }

  private func stacksMade(before activations: [Int]) -> Set<ObjectID> {
    var seen: Set<Int> = []
    var stacks: Set<ObjectID> = []
    var pending = activations
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, seen.count < Self.reachLimit else { continue }
      let activation = interpreter.solver.activations[id]
      stacks.formUnion(activation.allocations.map(\.object).filter { !isAround($0) && isStack($0) })
      pending += activation.callers.filter { caller in
        interpreter.solver.activations[caller].calls.contains { $0.callee == id && !$0.isDeferred }
      }
    }
    return stacks
  }

  /// Whether an object is a navigation controller.
  func isStack(_ object: ObjectID) -> Bool {
    graph.type(object).map { program.hierarchy.inherits($0, fromExternal: "UINavigationController") } ?? false
  }

  /// Whether a way that closes a circle goes through stacks that others made only where those never let go of the screen: a navigation
  /// controller does not pop the screen that it begins with.
  func isLasting(_ links: [Ownership.Link], from coordinator: ObjectID) -> Bool {
    let handedIn = ownership.handedIn(on: links, from: coordinator)
    return !handedIn.isEmpty
      && handedIn.allSatisfy { index in
        guard index + 1 < links.count else { return false }
        // An initializer that nobody is seen to call puts an unknown stack beside those that are made.
        return ownership.targets(of: links[index]).contains { stack in
          isStack(stack) && isBottom(links[index + 1].target, of: stack, shownBy: coordinator)
        }
      }
  }

  /// What ends a circle through stacks that come into being once: that of the app, or a tab; nil for others.
  func end(of links: [Ownership.Link], _ lifetimes: LifetimeFinder) -> CircleEnd? {
    let stacks = links.flatMap { ownership.targets(of: $0) }.filter(isStack)
    if stacks.contains(where: lifetimes.isMadeOnce) { return .withApp }
    return stacks.contains { ownership.isHeld($0, by: isTabBar) } ? .withStack : nil
  }

  /// How a coordinator keeps a screen that a storyboard has put into the stack that it was given: by its property, and by the stack,
  /// which it asks for its first screen.
  func linksToFirstScreen(_ screen: ObjectID, askedForBy coordinator: ObjectID) -> [Evidence]? {
    guard interpreter.heap[screen].kind == .instance, let site = interpreter.heap[screen].site,
      let type = graph.type(coordinator), graph.isCoordinator(coordinator),
      mentions["first"].contains(where: { site.contains($0.site) })
    else { return nil }
    let own = program.hierarchy.ancestors(of: type)
    let isAsked = ["children", "viewControllers"].contains { name in
      mentions[name].contains { mention in
        site.contains(mention.site) && mention.owner.map(own.contains) == true
      }
    }
    guard isAsked else { return nil }
    let stack = ownership.links(from: coordinator).first { isStack($0.target) }
    guard let stack, let declaration = observer.declaration(of: stack.property, in: coordinator) else { return nil }
    return [declaration, graph.evidence(site)]
  }

  private func isTabBar(_ object: ObjectID) -> Bool {
    graph.type(object).map { program.hierarchy.inherits($0, fromExternal: "UITabBarController") } ?? false
  }

  /// Whether a screen is the first in a stack that is made for the coordinator, which nobody fills again.
  private func isBottom(_ screen: ObjectID, of stack: ObjectID, shownBy coordinator: ObjectID) -> Bool {
    guard graph.isCoordinator(coordinator), let showing = eventLog.showings[.init(container: stack, screen: screen)],
      observer.firstScreens.contains(where: { first in
        first.coordinator == graph.type(coordinator) && first.screen == graph.type(screen)
          && first.sites.contains { $0.contains(showing) || showing.contains($0) }
      })
    else { return false }
    let made = observer.allMade()
    let creations = interpreter.solver.activations.filter { activation in
      activation.effects.contains { if case .made(_, _, coordinator) = $0.effect { true } else { false } }
    }
    guard stacksMade(before: creations.map(\.id)).contains(stack) else { return false }
    let own = descendants(of: coordinator, made)
    let others = eventLog.showings.keys.filter { $0.container == stack && $0.screen != screen }
    return others.allSatisfy { other in
      interpreter.libraryChildren.owner(of: other.screen).map(own.contains) ?? false
    } && !isFilledAnew(by: own, besides: showing)
  }

  /// A coordinator with all that it and its children make.
  private func descendants(of coordinator: ObjectID, _ made: [Observer.Made]) -> Set<ObjectID> {
    var found: Set<ObjectID> = [coordinator]
    var size = 0
    while size != found.count {
      size = found.count
      for pair in made where found.contains(pair.owner) { found.insert(pair.coordinator) }
    }
    return found
  }

  /// Whether one of the coordinators gives a stack all its screens at once, elsewhere.
  private func isFilledAnew(by coordinators: Set<ObjectID>, besides showing: Site) -> Bool {
    let types = Set(coordinators.compactMap { graph.type($0) }.flatMap { program.hierarchy.ancestors(of: $0) })
    let fillings =
      mentions["setViewControllers"].filter { $0.place == .callee }
      + mentions["viewControllers"].filter { $0.place == .target }
    return fillings.contains { filling in
      filling.owner.map(types.contains) == true && !showing.contains(filling.site)
    }
  }
}
