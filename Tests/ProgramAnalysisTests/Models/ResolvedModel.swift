/// An app whose coordinator gets a view model from a container, in the ways that libraries have for it.
struct ResolvedModel: Sendable {
  /// What the container is told, in a file of its own.
  let registration: String
  /// A property of the coordinator that asks for the view model.
  var property = ""
  /// A statement that asks for it.
  var statement = ""

  func fixture(importing module: String) -> Fixture {
    Fixture(
      Self.screens + """
        //- Registration.swift
        \(module.isEmpty ? "" : "import " + module)
        \(registration)
        //- AppCoordinator.swift
        \(module.isEmpty ? "" : "import " + module)
        class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          \(property)
          func start() {
            \(statement)
            model.onClose = { [weak self] in self?.showDetail() }
            navigation.pushViewController(HomeViewController(model: model), animated: true)
          }
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        """)
  }

  /// The graph where the view model is the one that was registered.
  static let graph = """
    delegate HomeViewModel -> AppCoordinator via closure links onClose strong messages onClose
    flow HomeViewController -> DetailViewController onClose push by AppCoordinator
    screen AppCoordinator -> DetailViewController push
    screen AppCoordinator -> HomeViewController push
    """

  private static let screens = """
    //- Screens.swift
    protocol ViewModel: AnyObject {
      var onClose: (() -> Void)? { get set }
      func close()
    }
    class HomeViewModel: ViewModel {
      var onClose: (() -> Void)?
      func close() { onClose?() }
    }
    class OtherViewModel: ViewModel {
      var onClose: (() -> Void)?
      func close() { onClose?() }
    }
    class HomeViewController: UIViewController {
      let model: ViewModel
      init(model: ViewModel) { self.model = model }
      func tapped() { model.close() }
    }
    class DetailViewController: UIViewController {}

    """
}
