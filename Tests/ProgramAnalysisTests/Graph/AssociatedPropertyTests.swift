import Testing

/// Properties of extensions, whose values the Objective-C runtime keeps.
@Suite struct AssociatedPropertyTests {
  private static func app(_ declaration: String, value: String = "self") -> Fixture {
    Fixture(
      """
      class ListViewController: UIViewController {
        func tap() { coordinator?.open() }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.coordinator = \(value)
          navigation.pushViewController(list, animated: false)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      //- Association.swift
      private var key: UInt8 = 0
      final class WeakBox { weak var value: ListCoordinator? }
      extension UIViewController {
        \(declaration)
      }
      """)
  }

  static let getter = "return objc_getAssociatedObject(self, &key) as? ListCoordinator"
  static let setter = "objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_ASSIGN)"

  @Test(arguments: [
    "get { \(getter) } set { \(setter) }",
    "get { objc_getAssociatedObject(self, &key) as! ListCoordinator } set { \(setter) }",
    "get { (objc_getAssociatedObject(self, &key) as? WeakBox)?.value } set { \(setter) }",
    "get { if let kept = objc_getAssociatedObject(self, &key) as? ListCoordinator { return kept }; return nil } set { \(setter) }",
    "get { guard let kept = objc_getAssociatedObject(self, &key) else { return nil }; return kept as? ListCoordinator } set { \(setter) }",
    "get { let kept = objc_getAssociatedObject(self, &key); return kept as? ListCoordinator } set { \(setter) }",
    "get { \(getter) } set { objc_setAssociatedObject(self, &key, WeakBox(newValue), .OBJC_ASSOCIATION_RETAIN) }",
  ])
  func `is a stored property`(accessors: String) {
    Self.app("var coordinator: ListCoordinator? { \(accessors) }").expect(
      """
      delegate ListViewController -> ListCoordinator via delegate links coordinator weak messages open
      flow ListViewController -> DetailViewController open push by ListCoordinator
      screen ListCoordinator -> ListViewController push
      screen ListCoordinator -> DetailViewController push
      """)
  }

  @Test(arguments: [
    "objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)",
    """
    guard let coordinator = newValue else { return }
    objc_setAssociatedObject(self, &key, coordinator, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    """,
  ])
  func `is a strong one where the runtime retains the value`(setter: String) {
    Self.app("var coordinator: ListCoordinator? { get { \(Self.getter) } set { \(setter) } }").expect(
      "delegate ListViewController -> ListCoordinator via delegate links coordinator strong messages open",
      kind: "delegate")
  }

  @Test func `its setter runs, too`() {
    Self.app(
      """
      var coordinator: ListCoordinator? {
        get { \(Self.getter) }
        set {
          \(Self.setter)
          newValue?.open()
        }
      }
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via delegate links coordinator weak messages open
      flow ListViewController -> DetailViewController open push by ListCoordinator
      screen ListCoordinator -> ListViewController push
      screen ListCoordinator -> DetailViewController push
      """)
  }

  @Test func `what its getter makes at first stays`() {
    Self.app(
      """
      var coordinator: ListCoordinator? {
        get { \(Self.getter) }
        set { \(Self.setter) }
      }
      var sheet: DetailViewController {
        if let sheet = objc_getAssociatedObject(self, &key) as? DetailViewController { return sheet }
        let sheet = DetailViewController()
        objc_setAssociatedObject(self, &key, sheet, .OBJC_ASSOCIATION_RETAIN)
        return sheet
      }
      """, value: "self; navigation.present(list.sheet, animated: true)"
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via delegate links coordinator weak messages open
      flow ListViewController -> DetailViewController open push by ListCoordinator
      screen ListCoordinator -> ListViewController push
      screen ListCoordinator -> DetailViewController present
      screen ListCoordinator -> DetailViewController push
      """)
  }

  @Test func `what is kept with another object is not the property's`() {
    Self.app(
      """
      var coordinator: ListCoordinator? {
        get { objc_getAssociatedObject(view, &key) as? ListCoordinator }
        set { objc_setAssociatedObject(view, &key, newValue, .OBJC_ASSOCIATION_ASSIGN) }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController open push by ListCoordinator
      screen ListCoordinator -> ListViewController push
      screen ListCoordinator -> DetailViewController push
      """)
  }
}
