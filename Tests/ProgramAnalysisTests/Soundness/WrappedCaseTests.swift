import Testing

/// Cases that a page sends in a structure of its own: a coordinator that switches over what stands in it takes that case's branch.
@Suite struct WrappedCaseTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # a memberwise initializer
      struct DoorEvent: Event { let type: EventType }
      struct HallEvent: Event { let type: EventType }
      # an initializer of its own
      struct DoorEvent: Event {
        let type: EventType
        init(type: DoorEventType) { self.type = type }
      }
      struct HallEvent: Event {
        let type: EventType
        init(type: HallEventType) { self.type = type }
      }
      # an initializer in an extension
      struct DoorEvent: Event { private(set) var type: EventType }
      struct HallEvent: Event { private(set) var type: EventType }
      extension DoorEvent { init(type: DoorEventType) { self.type = type } }
      extension HallEvent { init(type: HallEventType) { self.type = type } }
      """))
  func `a case in a structure takes its branch`(events: FixtureCase) {
    Fixture(
      """
      protocol EventType {}
      protocol Event { var type: EventType { get } }
      enum DoorEventType: EventType { case open }
      enum HallEventType: EventType { case enter(String), leave }
      \(events.code)
      class Flow {
        weak var parent: Flow?
        let navigation = UINavigationController()
        func start() {}
        func handle(_ event: Event) { parent?.handle(event) }
      }
      final class DoorController: UIViewController {
        weak var coordinator: Flow?
        @objc func tap() { coordinator?.handle(DoorEvent(type: DoorEventType.open)) }
      }
      final class HallController: UIViewController {
        weak var coordinator: Flow?
        @objc func tap() { coordinator?.handle(HallEvent(type: HallEventType.enter(""))) }
        @objc func close() { coordinator?.handle(HallEvent(type: HallEventType.leave)) }
      }
      final class RoomController: UIViewController {}
      final class HouseCoordinator: Flow {
        override func start() {
          let door = DoorController()
          door.coordinator = self
          navigation.pushViewController(door, animated: true)
        }
        override func handle(_ event: Event) {
          switch event.type {
          case DoorEventType.open:
            let hall = HallController()
            hall.coordinator = self
            navigation.pushViewController(hall, animated: true)
          case HallEventType.leave: navigation.popViewController(animated: true)
          case let HallEventType.enter(name):
            print(name)
            navigation.pushViewController(RoomController(), animated: true)
          default: super.handle(event)
          }
        }
      }
      """, protocols: ""
    ).expect(
      """
      flow DoorController -> HallController handle push by HouseCoordinator
      flow HallController -> RoomController handle push by HouseCoordinator
      """, kind: "flow")
  }
}
