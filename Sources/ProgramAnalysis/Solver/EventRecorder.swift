/// What rules want to know beside the effects, noted where an event log is kept.
///
/// No log is kept while the solver still runs.
final class EventRecorder: MachinePart {
  unowned(unsafe) let machine: AbstractMachine
  /// What rules want to know beside the effects; nil where nobody asks, or while the solver still runs.
  @exclusivity(unchecked) var eventLog: EventLog?
  /// The stable call graph, once nothing grows any more.
  @exclusivity(unchecked) var callGraph: ReachedCallGraph?

  init(machine: AbstractMachine) {
    self.machine = machine
  }

  func noteAssignment(
    _ kind: EventLog.Assignment.Kind, to property: String, of holder: ObjectID, _ site: Site, _ frame: Frame
  ) {
    guard let eventLog else { return }
    eventLog.note(
      EventLog.Assignment(
        holder: holder, property: property, kind: kind,
        actor: callGraph?.wirer(of: holder, from: frame.activation) ?? frame.actor, site: site,
        isInitial: frame.isInitializing && frame.receiver == .object(holder)))
  }

  func noteInsertion(
    of values: ValueSet, into property: String, of holder: ObjectID, isReplacing: Bool = false, _ site: Site,
    _ frame: Frame
  ) {
    guard let eventLog else { return }
    // What a property begins with enters once; and by the time it is read again it holds what came later.
    if case .initialValue = frame.activation.code { return }
    for coordinator in envelopes.coordinators(in: values) {
      eventLog.note(
        EventLog.Insertion(
          holder: holder, property: property, coordinator: coordinator, activation: frame.activation.id, site: site,
          isReplacing: isReplacing))
    }
  }

  func noteRemoval(from property: String, of holder: ObjectID, isOfAll: Bool = false, _ site: Site, _ frame: Frame) {
    eventLog?.note(
      EventLog.Removal(
        holder: holder, property: property, activation: frame.activation.id, site: site, isOfAll: isOfAll))
  }

  /// A comparison that asks which of several coordinators one is.
  func noteComparison(_ left: ValueSet, _ op: String, _ right: ValueSet, _ frame: Frame) {
    guard let eventLog, ["===", "!==", "==", "!="].contains(op) else { return }
    let first = left.objects.filter { kinds.isCoordinator($0) }
    let second = right.objects.filter { kinds.isCoordinator($0) }
    // One side is an element of the collection, which may be any; the other says which is meant.
    let meant = first.isEmpty || second.isEmpty ? [] : first.filter(second.contains)
    eventLog.noteComparison(of: meant, in: frame.activation.id)
  }
}
