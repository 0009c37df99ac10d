import SourceFacts

/// What the interpreter tells the eventLog, where one is kept.
extension Interpreter {
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
    for coordinator in coordinators(in: values) {
      eventLog.note(
        EventLog.Insertion(
          holder: holder, property: property, coordinator: coordinator, activation: frame.activation.id, site: site,
          isReplacing: isReplacing))
    }
  }

  func noteRemoval(from property: String, of holder: ObjectID, _ site: Site, _ frame: Frame) {
    eventLog?.note(
      EventLog.Removal(holder: holder, property: property, activation: frame.activation.id, site: site))
  }

  /// A comparison that asks which of several coordinators one is.
  func noteComparison(_ left: ValueSet, _ op: String, _ right: ValueSet, _ frame: Frame) {
    guard let eventLog, ["===", "!==", "==", "!="].contains(op) else { return }
    let first = left.objects.filter { isCoordinator($0) }
    let second = right.objects.filter { isCoordinator($0) }
    // One side is an element of the collection, which may be any; the other says which is meant.
    let meant = first.isEmpty || second.isEmpty ? [] : first.filter(second.contains)
    eventLog.noteComparison(of: meant, in: frame.activation.id)
  }

  /// What is passed to code that has neither source nor model, or that is not run.
  func noteEscape(_ name: String, _ arguments: [EvaluatedArgument], _ context: CallContext) {
    guard let eventLog else { return }
    noteToken(name, arguments, context)
    // A target is not kept by what sends its action.
    let isTarget = arguments.contains { if case .effects = $0.written { true } else { false } }
    guard !isTarget, !PlatformCalls.lettingGo.contains(name) else { return }
    for argument in arguments where !PlatformCalls.isWeak(argument.label) {
      eventLog.noteEscape(of: argument.values, at: context.site)
    }
  }

  /// `subscription.store(in: &tokens)`, `subscription.disposed(by: bag)`.
  private func noteToken(_ name: String, _ arguments: [EvaluatedArgument], _ context: CallContext) {
    guard PlatformCalls.tokenKeepers.contains(name), let written = arguments.first?.written else { return }
    for (holder, property) in lvalues(of: written, context.environment, context.frame) {
      eventLog?.note(EventLog.Token(holder: holder, property: property, site: context.site))
    }
  }
}
