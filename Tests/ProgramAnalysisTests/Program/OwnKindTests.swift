import Testing

/// Flows that are found by what they keep: others of their kind.
@Suite struct OwnKindTests {
  private static func app(base: String, superclass: String, property: String) -> Fixture {
    Fixture(
      """
      class \(base): \(superclass) {
        let navigation = UINavigationController()
        \(property)
        func push(_ flow: \(base)) {
          pushed.append(flow)
          flow.onPushed()
        }
        func onPushed() {}
      }
      final class Harbor: \(base) {
        override func onPushed() { navigation.pushViewController(HarborViewController(), animated: true) }
        func leave() { push(Sea()) }
      }
      final class Sea: \(base) {
        override func onPushed() { navigation.pushViewController(SeaViewController(), animated: true) }
      }
      class HarborViewController: UIViewController {}
      class SeaViewController: UIViewController {}
      """, protocols: "")
  }

  @Test(arguments: [
    ("var pushed: [Flow] = []", "NSObject"), ("private var pushed = [Flow]()", "NSObject"),
    ("var pushed: [Flow] = []\nvar presented: Flow?", "NSObject"),
  ])
  func `a class that keeps others of its kind is in the role`(property: String, superclass: String) {
    Self.app(base: "Flow", superclass: superclass, property: property).expect(
      """
      child Harbor -> Sea collection started
      screen Harbor -> HarborViewController push initial
      screen Sea -> SeaViewController push initial
      """)
  }

  /// A view keeps others too, and what refers to its kind weakly, or is told of it elsewhere, keeps none.
  @Test(arguments: [
    ("var pushed: [Flow] = []", "UIView"), ("var pushed: [String] = []\nweak var parent: Flow?", "NSObject"),
    ("static var pushed: [Flow] = []", "NSObject"),
  ])
  func `others are not`(property: String, superclass: String) {
    Self.app(base: "Flow", superclass: superclass, property: property).expect("")
  }

  /// What is not called a flow keeps its kind for other reasons, as view models, handlers and blocks do.
  @Test(arguments: ["ViewModel", "Handler", "Block"])
  func `only what is called a flow is`(base: String) {
    Self.app(base: base, superclass: "NSObject", property: "var pushed: [\(base)] = []").expect("")
  }
}
