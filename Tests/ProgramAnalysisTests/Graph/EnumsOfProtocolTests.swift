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

  /// Which of both is meant is not known.
  @Test func `a name that stands for another type somewhere tells nothing`() {
    let cases = "case DoorStep.enter: show(HallViewController(self)); case HallStep.enter: show(RoomViewController())"
    #expect(
      flows(cases, also: "enum Cellar { typealias DoorStep = HallStep }").isSuperset(of: ["Door Hall", "Hall Hall"]))
  }
}
