import Testing

@testable import ProgramAnalysis

@Suite struct EnvironmentTests {
  /// From the innermost of merged closures in merged closures 2^60 ways lead outward.
  private static func merged(in outermost: Environment) -> Environment {
    (0..<60).reduce(outermost) { environment, _ in
      let merged = Environment(joining: Environment(parent: environment))
      _ = merged.join(Environment(parent: environment))
      return merged
    }
  }

  @Test func `a name that nothing declares is looked for once in each of nested merged closures`() {
    #expect(!Self.merged(in: Environment()).declares("absent"))
  }

  @Test func `a name means the same in the innermost of nested merged closures`() {
    let outermost = Environment()
    _ = outermost.declare("flow", .unknown)
    #expect(Self.merged(in: outermost).variable("flow")?.values == .unknown)
  }

  @Test func `a name that is declared later is found`() {
    let outermost = Environment()
    let merged = Self.merged(in: outermost)
    #expect(!merged.declares("flow"))
    _ = outermost.declare("flow", .unknown)
    #expect(merged.declares("flow"))
  }
}
