import Testing

@Suite struct DiagnosticTests {
  @Test func `a file that is no valid Swift is named once, with its first error`() {
    let fixture = Fixture(
      """
      class App: Coordinator { func start( { }
      }}}}
      """)
    let diagnostics = fixture.analysis().graph.diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "not valid Swift: expected code is missing; the graph may lack what stands around it"
      ])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map { $0.location?.line } == [1])
  }

  @Test func `a file that is valid is not`() {
    #expect(Fixture("class App: Coordinator { func start() {} }").analysis().graph.diagnostics == [])
  }
}
