import Testing

/// What an associated type of a protocol stands for where a type does not say so.
@Suite struct AssociatedTypeTests {
  @Test(arguments: ["Container", "Weak<Container>", "[Weak<Container>]"])
  func `a property that a protocol requires tells an associated type`(property: String) {
    let value = property.contains("Weak") ? "Weak(value: container)" : "container"
    Fixture(
      """
      import UIKit
      struct Weak<Value> { var value: Value? }
      protocol Stacked: AnyObject {
        associatedtype Container
        var container: \(property) { get }
        init(container: \(property))
      }
      extension Stacked {
        init(place container: Container) { self.init(container: \(property.hasPrefix("[") ? "[\(value)]" : value)) }
        init(root: UIViewController) { self.init(place: .init(rootViewController: root)) }
      }
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let flow = NoteFlow(root: NoteViewController())
          navigation.present(flow.page, animated: true)
        }
      }
      final class NoteFlow: Stacked {
        let container: \(property.replacing("Container", with: "UINavigationController"))
        init(container: \(property.replacing("Container", with: "UINavigationController"))) { self.container = container }
        var page: UIViewController { \(property == "Container" ? "container" : property.hasPrefix("[") ? "container[0].value!" : "container.value!") }
      }
      class NoteViewController: UIViewController {}
      """
    ).expect("screen AppCoordinator -> NoteViewController present")
  }
}
