/// What helps who finds no coordinators, or few, in the graph.
public struct Guidance: Sendable, Equatable {
  /// What was read, what was looked for and what came near, one sentence each.
  public var findings: [String] = []
  /// Lines for the configuration, as they stand there; empty where none would help.
  public var configuration: [String] = []
  /// What else can be done, one sentence each.
  public var advice: [String] = []
}
