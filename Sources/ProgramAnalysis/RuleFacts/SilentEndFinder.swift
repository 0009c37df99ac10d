import Collections
import GraphModel
import SourceFacts

/// Children whose screen the user can leave by the back button or a swipe, without their parent hearing of it.
struct SilentEndFinder: ObservationFinder {
  let observer: Observer
  private static let popBarriers = [
    "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems", "setHidesBackButton", "setLeftBarButton",
  ]

  func silentEnds() -> [SilentEnd] {
    membershipFinder.insertionGroups().compactMap { silentEnd($0) }.sorted(by: \.showing) {
      [$0.parent, $0.child]
    }
  }

  private func silentEnd(_ insertions: [EventLog.Insertion]) -> SilentEnd? {
    guard let membership = membershipFinder.membership(insertions, allowsReplacing: true), !membership.exits.isEmpty,
      !membership.repetitions.isEmpty,
      let way = silentWay(outOf: insertions[0].coordinator, startedBy: insertions[0].holder)
    else { return nil }
    return SilentEnd(
      parent: membership.parent, child: membership.child, property: membership.property, screen: graph.id(way.screen),
      transition: way.transition, showing: observer.evidence(way.sites), entries: membership.evidence,
      exits: membership.exits, possibleHooks: way.possibleHooks)
  }

  /// A way by which the user leaves a child and nobody tells its parent.
  struct SilentWay {
    let screen: TypeID
    let transition: Transition
    /// Where the screen is shown.
    let sites: [Site]
    /// What may tell the parent, or keep the user from it.
    let possibleHooks: [Evidence]
  }

  /// How the user can leave a child by the back button or a swipe without its parent hearing of it.
  func silentWay(outOf child: ObjectID, startedBy parent: ObjectID) -> SilentWay? {
    guard let first = firstScreen(of: child) else { return nil }
    let stage = stage(of: child, screen: first.screen, first.sites)
    guard stage != .bottom, !leavingHooks.hears(first.transition, parent, child, first.screen) else { return nil }
    let hooks =
      barriers(to: first.transition, child, first.screen) + (stage == .unknown ? observer.evidence(first.sites) : [])
    return SilentWay(screen: first.screen, transition: first.transition, sites: first.sites, possibleHooks: hooks)
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
    let made = stackFinder.stacksMade(for: child)
    guard let container = containers.first else { return made.isEmpty ? .above : .unknown }
    if stackFinder.isAround(container) { return .above }
    if interpreter.heap[container].maker == child || made.contains(container) { return .bottom }
    let others = eventLog.showings.keys.filter { other in
      other.container == container && interpreter.libraryChildren.owner(of: other.screen) != child
    }
    return others.isEmpty ? .unknown : .above
  }

  /// Where the bar is hidden, and the swipe with it, by the app's controllers and coordinators.
  private func hiddenBars() -> [MentionIndex.Mention] {
    ["isNavigationBarHidden", "setNavigationBarHidden"].flatMap { name in
      mentions[name].filter { mention in
        mention.owner.map { graph.roles.isCoordinator($0) || graph.roles.isController($0) } ?? true
      }
    }
  }

  private func barriers(to transition: Transition, _ child: ObjectID, _ screen: TypeID) -> [Evidence] {
    let types = Set([graph.type(child), screen].compactMap(\.self).flatMap { program.hierarchy.ancestors(of: $0) })
    func own(_ names: [String]) -> [MentionIndex.Mention] {
      names.flatMap { name in mentions[name].filter { $0.owner.map(types.contains) ?? false } }
    }
    guard transition == .push else {
      return own(["isModalInPresentation", "modalPresentationStyle"]).map { graph.evidence($0.site) }
    }
    let swipe = mentions["interactivePopGestureRecognizer"]
    let locked = swipe.filter { mentions.assignment(to: $0.site) == .init(member: "isEnabled", isFalse: true) }
    // A swipe that is brought back works with the bar hidden and with any button in it.
    let isBroughtBack = swipe.contains { mention in
      guard let owner = mention.owner, mentions.assignment(to: mention.site)?.isFalse == false else { return false }
      return types.contains(owner) || program.hierarchy.inherits(owner, fromExternal: "UINavigationController")
    }
    return (locked + (isBroughtBack ? [] : hiddenBars() + own(Self.popBarriers))).map { graph.evidence($0.site) }
  }
}
