import Collections
import GraphModel
import SourceFacts

/// Children whose screen the user can leave by the back button or a swipe, without their parent hearing of it.
struct SilentEndFinder: ObservationFinder {
  let observer: Observer
  private static let lifeCycle: Set<String> = [
    "didMove", "willMove", "viewDidDisappear", "viewWillDisappear", "removeFromParent", "dismiss",
  ]

  private static let hookNames = [
    "deallocated", "didMoveToParent", "isBeingDismissed", "isMovingFromParent", "onDisappear", "popped",
    "rx_deallocated",
    "viewDidDisappear", "viewWillDisappear", "willMoveToParent",
  ]

  private static let popBarriers = [
    "hidesBackButton", "interactivePopGestureRecognizer", "leftBarButtonItem", "leftBarButtonItems",
    "setHidesBackButton", "setLeftBarButton",
  ]

  func silentEnds() -> [SilentEnd] {
    let departures = membershipFinder.departures()
    return membershipFinder.insertionGroups().compactMap { silentEnd($0, departures) }.sorted(by: \.showing) {
      [$0.parent, $0.child]
    }
  }

  private func silentEnd(_ insertions: [EventLog.Insertion], _ departures: [MembershipFinder.Departure]) -> SilentEnd? {
    guard let membership = membershipFinder.membership(insertions, departures, allowsReplacing: true),
      !membership.exits.isEmpty,
      !membership.repetitions.isEmpty, !membership.endings.isEmpty,
      let first = firstScreen(of: insertions[0].coordinator)
    else { return nil }
    let screen = first.screen
    let (parent, child) = (insertions[0].holder, insertions[0].coordinator)
    let stage = stage(of: child, screen: screen, first.sites)
    guard stage != .bottom, !hears(first.transition, parent, child, screen) else { return nil }
    let hooks =
      barriers(to: first.transition, child, screen) + (stage == .unknown ? observer.evidence(first.sites) : [])
    return SilentEnd(
      parent: membership.parent, child: membership.child, property: membership.property, screen: graph.id(screen),
      transition: first.transition, showing: observer.evidence(first.sites), entries: membership.evidence,
      exits: membership.exits, possibleHooks: hooks)
  }

  private func firstScreen(of child: ObjectID) -> (screen: TypeID, transition: Transition, sites: [Site])? {
    let first = observer.firstScreens.filter { $0.coordinator == graph.type(child) }
    // A child that begins in more than one way is not left by one swipe for certain.
    guard let only = first.first, first.allSatisfy({ $0.transition == only.transition }),
      only.transition == .push || only.transition == .present
    else { return nil }
    return (only.screen, only.transition, only.sites)
  }

  private enum Stage { case above, bottom, unknown }

  /// Whether something stands below the screen: a stack in which the child's alone are shown begins with it.
  private func stage(of child: ObjectID, screen: TypeID, _ sites: [Site]) -> Stage {
    let containers = eventLog.showings.filter { showing, site in
      graph.type(showing.screen) == screen && sites.contains { $0.contains(site) || site.contains($0) }
    }.map(\.key.container)
    guard let container = containers.first else { return stacksMade(for: child).isEmpty ? .above : .unknown }
    if interpreter.heap[container].maker == child || stacksMade(for: child).contains(container) { return .bottom }
    let others = eventLog.showings.keys.filter { other in
      other.container == container && interpreter.libraryChildren.owner(of: other.screen) != child
    }
    return others.isEmpty ? .unknown : .above
  }

  /// The stacks that are made on the way to where a child enters: new ones each time, in which it comes first.
  private func stacksMade(for child: ObjectID) -> Set<ObjectID> {
    var seen: Set<Int> = []
    var stacks: Set<ObjectID> = []
    var pending = eventLog.insertions.filter { $0.coordinator == child }.map(\.activation)
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, seen.count < 200 else { continue }
      let activation = interpreter.solver.activations[id]
      stacks.formUnion(
        activation.allocations.map(\.object).filter { object in
          graph.type(object).map { program.hierarchy.inherits($0, fromExternal: "UINavigationController") } ?? false
        })
      pending += activation.callers.filter { caller in
        interpreter.solver.activations[caller].calls.contains { $0.callee == id && !$0.isDeferred }
      }
    }
    return stacks
  }

  private func hears(_ transition: Transition, _ parent: ObjectID, _ child: ObjectID, _ screen: TypeID) -> Bool {
    let concerned = concernedTypes(parent, child, screen)
    return callsOfPlatform(transition).contains { name, label in
      program.types.indices.contains { index in
        let type = TypeID(index: index)
        // A coordinator hears for itself; a router, a stack or a delegate of its own hears for many.
        guard concerned.contains(type) || !graph.roles.isCoordinator(type) else { return false }
        return program[type].orderedFunctions.contains { symbol in
          symbol.fact.name == name && symbol.fact.body?.isEmpty == false
            && (label == nil || symbol.fact.parameters.contains { $0.label == label })
        }
      }
    } || transition == .push && overridesPop() || concerned.contains { hasHook($0) }
  }

  /// Whether a navigation controller of the app's says more than its superclass when something is popped: the back button and the swipe
  /// call that as well.
  private func overridesPop() -> Bool {
    program.hierarchy.concreteSubtypes(of: program.externalType("UINavigationController")).contains { type in
      program[type].orderedFunctions.contains { $0.fact.name == "popViewController" && says($0.fact.body ?? []) }
    }
  }

  private func callsOfPlatform(_ transition: Transition) -> [(name: String, label: String?)] {
    transition == .push
      ? [("navigationController", "didShow"), ("navigationController", "willShow"), ("navigationBar", "shouldPop")]
      : [("presentationControllerDidDismiss", nil), ("presentationControllerWillDismiss", nil)]
  }

  /// Whether code of a type runs something when a screen goes, is deallocated or says so as a stream.
  private func hasHook(_ type: TypeID) -> Bool {
    let info = program[type]
    let ending = info.orderedFunctions.filter { Self.lifeCycle.contains($0.fact.name) } + info.deinitializers
    if ending.contains(where: { says($0.fact.body ?? []) }) { return true }
    return Self.hookNames.contains { name in mentions[name].contains { $0.owner == type } }
  }

  /// Whether a body calls something besides `super` and what only prints.
  private func says(_ body: [Statement]) -> Bool {
    var says = false
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression else { return }
      if case .member(.some(let base), _, _) = call.callee, base.isSuper { return }
      if let name = call.callee.lastName, ["print", "debugPrint", "NSLog", "log", "debug"].contains(name) { return }
      says = true
    }.walk(body)
    return says
  }

  /// The child, its parent, the screen, and what the screen is made of.
  private func concernedTypes(_ parent: ObjectID, _ child: ObjectID, _ screen: TypeID) -> Set<TypeID> {
    let parts = interpreter.heap.objects.filter { $0.type == screen }.flatMap { object in
      object.filledFields.flatMap { $0.value.objects }
    }.compactMap { graph.type($0) }
    let types = [graph.type(parent), graph.type(child), screen].compactMap(\.self) + parts
    return Set(types.flatMap { program.hierarchy.ancestors(of: $0) }.filter { !program[$0].isExternal })
  }

  /// Where the bar is hidden, and the swipe with it: by the app's coordinators, unless the swipe is brought back somewhere.
  private func hiddenBars() -> [MentionIndex.Mention] {
    guard mentions["interactivePopGestureRecognizer"].isEmpty else { return [] }
    return ["isNavigationBarHidden", "setNavigationBarHidden"].flatMap { name in
      mentions[name].filter { mention in
        mention.owner.map { graph.roles.isCoordinator($0) || graph.roles.isController($0) } ?? true
      }
    }
  }

  private func barriers(to transition: Transition, _ child: ObjectID, _ screen: TypeID) -> [Evidence] {
    let types = Set([graph.type(child), screen].compactMap(\.self).flatMap { program.hierarchy.ancestors(of: $0) })
    let names = transition == .push ? Self.popBarriers : ["isModalInPresentation", "modalPresentationStyle"]
    let own = names.flatMap { name in mentions[name].filter { $0.owner.map(types.contains) ?? false } }
    return ((transition == .push ? hiddenBars() : []) + own).map { graph.evidence($0.site) }
  }
}
