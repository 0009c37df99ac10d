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

  /// Two merged closures, each made in the other, and what stands around one of them.
  private static func ring() -> (first: Environment, second: Environment, around: Environment) {
    let around = Environment()
    let first = Environment(joining: Environment(parent: around))
    let second = Environment(joining: Environment(parent: first))
    _ = first.join(Environment(parent: second))
    return (first, second, around)
  }

  @Test func `a name that merged closures in one another lack is looked for once`() {
    let (first, second, _) = Self.ring()
    #expect(!first.declares("absent") && !second.declares("absent"))
  }

  @Test(arguments: [true, false])
  func `what a name means in one of two merged closures that stand in one another it means in both`(startsInFirst: Bool)
  {
    let (first, second, around) = Self.ring()
    _ = around.declare("flow", .unknown)
    let start = startsInFirst ? first : second
    #expect(start.variable("flow")?.values == .unknown)
    let other = Environment()
    _ = other.declare("flow", .null)
    _ = second.join(other)
    #expect(first.variable("flow")?.values == second.variable("flow")?.values)
    #expect(first.variable("flow")?.takeDependents() == [])
  }
}
