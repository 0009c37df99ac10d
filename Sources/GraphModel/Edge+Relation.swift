extension Edge {
  /// The facts of a flow edge; nil for other edges.
  package var flow: FlowRelation? {
    if case .flow(let flow) = relation { flow } else { nil }
  }

  /// How the screen of a screen edge comes in front of the user; nil for other edges.
  package var transition: Transition? {
    if case .screen(let screen) = relation { screen.transition } else { nil }
  }

  var isScreen: Bool { transition != nil }

  /// Whether a coordinator begins with the screen that this edge leads to.
  package var isInitialScreen: Bool {
    if case .screen(let screen) = relation { screen.isInitial } else { false }
  }

  /// Whether a coordinator begins with what this edge leads to.
  package var isInitial: Bool {
    if case .child(let child) = relation { child.isInitial } else { isInitialScreen }
  }
}
