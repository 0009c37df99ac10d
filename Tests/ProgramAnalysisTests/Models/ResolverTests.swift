import Testing

/// Resolver: the type of what a closure makes, or the place that asks, says what is meant.
@Suite struct ResolverTests {
  @Test(arguments: [
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { register { HomeViewModel() as ViewModel } }
        }
        """,
      statement: """
        let model: ViewModel = Resolver.resolve()
        """),
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { registerModels() }
          static func registerModels() { register { HomeViewModel() }.implements(ViewModel.self).scope(.shared) }
        }
        """,
      property: """
        @Injected private var model: ViewModel
        """),
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() {
            register(ViewModel.self) { _ in OtherViewModel() }
            register(ViewModel.self, name: "home") { _ in HomeViewModel() }
          }
        }
        """,
      statement: """
        let model = Resolver.main.resolve(ViewModel.self, name: "home")
        """),
    ResolvedModel(
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { register { HomeViewModel.init() } }
        }
        """,
      property: """
        @LazyInjected var model: HomeViewModel
        """),
  ])
  func `what is registered is made where the place asks for its type`(model: ResolvedModel) {
    model.fixture(importing: "Resolver").expect(ResolvedModel.graph)
  }
}
