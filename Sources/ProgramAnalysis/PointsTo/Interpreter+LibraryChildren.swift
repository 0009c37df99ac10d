import Collections
import SourceFacts

/// What libraries of coordinators do with coordinators: take them as children, start them, give them screens.
extension Interpreter {
  /// The coordinators among the values, and those that the library's own objects hold.
  func coordinators(heldBy values: ValueSet) -> [ObjectID] {
    var found: OrderedSet<ObjectID> = []
    collectCoordinators(elements(of: values), &found, depth: 0)
    return Array(found)
  }

  private func collectCoordinators(_ values: ValueSet, _ found: inout OrderedSet<ObjectID>, depth: Int) {
    guard depth < Self.childDepth else { return }
    for id in values.objects.flatMap({ targets(of: $0) }) {
      if isCoordinator(id) {
        found.append(id)
      } else if !isScreen(id) {
        collectCoordinators(elements(of: field(HiddenField.content, of: id)), &found, depth: depth + 1)
      }
    }
  }

  private static let childDepth = 3

  func addChildren(_ values: ValueSet, into property: String, _ call: ModelledCall) {
    let parent = call.receiver.flatMap { isCoordinator($0) ? $0 : nil } ?? call.frame.actor
    let given = closureResults(values, call)
    if let property = call.property, let holder = call.receiver {
      put(given.known, in: HiddenField.route(property.fact.name), of: holder)
    }
    let children = coordinators(heldBy: given).filter { $0 != parent || makesItsOwnKind(parent) }
    for child in children where isCoordinator(parent) {
      put(ValueSet(.object(parent)), in: HiddenField.parents, of: child)
      record(
        .stored(
          holder: parent, property: property, coordinator: child, isCollection: true, source: .own,
          actor: call.frame.actor), at: call.site)
    }
    start(children, call)
  }

  /// Notes that the flow of each of the coordinators begins here.
  func start(_ coordinators: [ObjectID], _ call: ModelledCall) {
    for coordinator in coordinators where coordinator != call.frame.actor {
      let entry = activation(
        .entry(coordinator, stratum: 0), receiver: .object(coordinator), actor: coordinator, arguments: [])
      call.frame.activation.calls.append(
        CallEdge(
          callee: entry.id, message: PatternWords.start, isDeferred: false, isChoice: choices > 0, site: call.site))
      record(
        .used(actor: call.frame.actor, coordinator: coordinator, member: PatternWords.start), at: call.site)
    }
  }

  func own(_ values: ValueSet, _ call: ModelledCall) {
    guard let owner = call.receiver, isCoordinator(owner) else { return }
    for screen in screens(in: values) {
      owners[screen] = owner
      record(.handedOut(coordinator: owner, screen: screen), at: call.site)
    }
  }

  /// The coordinator whose screen it is: the one that a library gives it to, or else the one that made it.
  func owner(of screen: ObjectID) -> ObjectID? {
    owners[screen] ?? coordinator(viewedBy: screen) ?? heap[screen].maker.flatMap { isCoordinator($0) ? $0 : nil }
  }
}
