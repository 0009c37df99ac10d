import Testing

/// Several enums that answer one protocol, with cases of the same name.
@Suite struct EnumsOfProtocolTests {
  private func flows(_ cases: String, also: String = "") -> Set<String> {
    let edges = Fixture(
      """
      protocol Step {}
      enum DoorStep: Step { case enter }
      enum HallStep: Step { case enter(String), leave }
      \(also)
      protocol StepHandler: AnyObject { func handle(_ step: Step) }
      class HouseCoordinator: Coordinator, StepHandler {
        let navigation = UINavigationController()
        func start() { show(DoorViewController(self)) }
        func handle(_ step: Step) {
          switch step {
          \(cases)
          default: break
          }
        }
        func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      class DoorViewController: UIViewController {
        weak var handler: StepHandler?
        init(_ handler: StepHandler) { self.handler = handler; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { handler?.handle(DoorStep.enter) }
      }
      class HallViewController: UIViewController {
        weak var handler: StepHandler?
        init(_ handler: StepHandler) { self.handler = handler; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { handler?.handle(HallStep.enter("left")) }
        @objc func leave() { handler?.handle(HallStep.leave) }
      }
      class RoomViewController: UIViewController {}
      """
    ).analysis().graph.edges.filter { $0.relation.kind == "flow" }
    return Set(edges.map { "\($0.from) \($0.to)".replacing("ViewController", with: "") })
  }

  @Test(arguments: [
    "case DoorStep.enter: show(HallViewController(self)); case HallStep.enter: show(RoomViewController())",
    "case DoorStep.enter: show(HallViewController(self)); case let HallStep.enter(room): print(room); show(RoomViewController())",
    "case HallStep.enter(let room): print(room); show(RoomViewController()); case DoorStep.enter: show(HallViewController(self))",
    "case HallStep.leave: break; case HallStep.enter(_): show(RoomViewController()); case DoorStep.enter: show(HallViewController(self))",
  ])
  func `a case is one of the enum that is written before it`(cases: String) {
    #expect(flows(cases) == ["Door Hall", "Hall Room"])
  }

  /// A name means what it means where it is written.
  @Test func `what has the name elsewhere is no matter`() {
    let cases = "case DoorStep.enter: show(HallViewController(self)); case HallStep.enter: show(RoomViewController())"
    #expect(flows(cases, also: "enum Cellar { typealias DoorStep = HallStep }") == ["Door Hall", "Hall Room"])
    let nested =
      "case DoorViewController.Move.enter: show(HallViewController(self)); case HallViewController.Move.enter: show(RoomViewController())"
    let also = """
      extension DoorViewController { enum Move: Step { case enter }; @objc func go() { handler?.handle(Move.enter) } }
      extension HallViewController { enum Move: Step { case enter }; @objc func go() { handler?.handle(Move.enter) } }
      """
    #expect(flows(nested, also: also) == ["Door Hall", "Hall Room"])
  }

  /// In a protocol's code it may be an associated type.
  @Test func `a name that may stand for any type leaves nothing out`() {
    let edges = Fixture(
      """
      protocol Choosing: Coordinator { associatedtype Choice; func show(_ page: UIViewController) }
      extension Choosing {
        func handle(_ choice: Any) {
          switch choice { case Choice.enter: show(HallViewController()); default: break }
        }
      }
      enum Other { enum Choice { case enter } }
      final class HouseCoordinator: Choosing {
        enum Choice { case enter }
        let navigation = UINavigationController()
        func start() { show(DoorViewController(self)) }
        func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      final class DoorViewController: UIViewController {
        weak var house: HouseCoordinator?
        init(_ house: HouseCoordinator) { self.house = house; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { house?.handle(HouseCoordinator.Choice.enter) }
      }
      final class HallViewController: UIViewController {}
      """)
    edges.expect("flow DoorViewController -> HallViewController handle push by HouseCoordinator", kind: "flow")
  }
}
