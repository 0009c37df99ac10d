import Testing

/// Factory: properties of containers make what is asked for.
@Suite struct FactoryModelTests {
  @Test(arguments: [
    ResolvedModel(
      registration: """
        extension Container {
          var model: Factory<ViewModel> { self { HomeViewModel() }.singleton }
        }
        """,
      statement: """
        let model = Container.shared.model()
        """),
    ResolvedModel(
      registration: """
        extension Container {
          var model: Factory<ViewModel> { Factory(self) { HomeViewModel() } }
        }
        """,
      property: """
        @Injected(\\.model) private var model
        """),
    ResolvedModel(
      registration: """
        extension Container {
          var model: Factory<ViewModel> { self { HomeViewModel() } }
        }
        """,
      statement: """
        let model = resolve(\\.model)
        """),
    ResolvedModel(
      registration: """
        final class Models: SharedContainer {
          static let shared = Models()
          let manager = ContainerManager()
        }
        extension Models {
          var model: Factory<ViewModel> { self { HomeViewModel() } }
        }
        """,
      property: """
        let model = resolve(\\Models.model)
        """),
    ResolvedModel(
      registration: """
        final class Models: SharedContainer {
          static let shared = Models()
          let manager = ContainerManager()
        }
        extension Models {
          var model: Factory<ViewModel> { self { HomeViewModel() } }
        }
        """,
      property: """
        @LazyInjected(\\Models.model) private var model
        """),
    ResolvedModel(
      registration: """
        extension Container {
          var model: ParameterFactory<Int, ViewModel> { self { _ in HomeViewModel() } }
        }
        """,
      statement: """
        let model = Container.shared.model(3)
        """),
    ResolvedModel(
      registration: """
        extension Container {
          static let model = Factory(scope: .shared) { HomeViewModel() as ViewModel }
        }
        """,
      statement: """
        let model = Container.model()
        """),
    ResolvedModel(
      registration: """
        extension Container {
          static let model = Factory<ViewModel> { HomeViewModel() }
        }
        """,
      property: """
        @Injected(Container.model) private var model: ViewModel
        """),
  ])
  func `a factory makes its object for who asks`(model: ResolvedModel) {
    model.fixture(importing: "Factory").expect(ResolvedModel.graph)
  }

  @Test func `a container of the app's own by that name is another`() {
    ResolvedModel(
      registration: """
        final class Container {
          static let shared = Container()
          func model() -> ViewModel { OtherViewModel() }
        }
        """, statement: "let model = Container.shared.model()"
    ).fixture(importing: "").expect(
      """
      delegate OtherViewModel -> AppCoordinator via closure links onClose strong messages onClose
      flow HomeViewController -> DetailViewController onClose push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> HomeViewController push
      """)
  }
}
