import SourceFacts

/// Values that are passed to code which is not followed, and what keeps subscriptions.
struct EscapeRecorder: InterpreterPart {
  let interpreter: Interpreter

  /// What is passed to code that has neither source nor model, or that is not run.
  func noteEscape(_ name: String, _ arguments: [EvaluatedArgument], _ context: CallContext) {
    guard let eventLog = events.eventLog else { return }
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
    for (holder, property) in assignedPlaces.lvalues(of: written, context.environment, context.frame) {
      events.eventLog?.note(EventLog.Token(holder: holder, property: property, site: context.site))
    }
  }
}
