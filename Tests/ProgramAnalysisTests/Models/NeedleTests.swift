import Testing

/// Needle: components make what their properties say.
@Suite struct NeedleTests {
  @Test(arguments: [
    ResolvedModel(
      registration: """
        final class RootComponent: BootstrapComponent {
          var model: ViewModel { shared { HomeViewModel() } }
        }
        """,
      property: """
        let root = RootComponent()
        """,
      statement: """
        let model = root.model
        """),
    ResolvedModel(
      registration: """
        final class RootComponent: BootstrapComponent {
          var model: ViewModel { shared { HomeViewModel() } }
          var home: HomeComponent { HomeComponent(parent: self) }
        }
        protocol HomeDependency: Dependency { var model: ViewModel { get } }
        final class HomeComponent: Component<HomeDependency> {
          var homeModel: ViewModel { dependency.model }
        }
        private class HomeDependencyProvider: HomeDependency {
          var model: ViewModel { root.model }
          private let root: RootComponent
          init(root: RootComponent) { self.root = root }
        }
        """,
      property: """
        let root = RootComponent()
        """,
      statement: """
        let model = root.home.homeModel
        """),
  ])
  func `a component makes what its property says`(model: ResolvedModel) {
    model.fixture(importing: "NeedleFoundation").expect(ResolvedModel.graph)
  }
}
