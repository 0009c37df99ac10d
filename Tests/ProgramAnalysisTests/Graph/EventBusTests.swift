import Testing

/// Subjects that a coordinator listens to itself and hands to others.
@Suite struct EventBusTests {
  private static func app(_ child: String, argument: String = "events: events") -> Fixture {
    Fixture(
      """
      import Combine
      enum HarborEvent { case left, sank }
      final class HarborCoordinator: Coordinator {
        private let navigation = UINavigationController()
        private let events = PassthroughSubject<HarborEvent, Never>()
        private var bag = Set<AnyCancellable>()
        private var boat: BoatCoordinator?
        func start() {
          events.sink { [weak self] event in
            switch event { case .left: self?.showPier() case .sank: self?.showBoat() }
          }.store(in: &bag)
        }
        private func showPier() { navigation.pushViewController(PierViewController(), animated: true) }
        private func showBoat() {
          let boat = BoatCoordinator(\(argument))
          self.boat = boat
          boat.start()
        }
        func sink() { events.send(.sank) }
      }
      final class PierViewController: UIViewController {}
      \(child)
      """)
  }

  @Test func `who sends through a coordinator's own subject is heard by it`() {
    Self.app(
      """
      final class BoatCoordinator: Coordinator {
        private let events: PassthroughSubject<HarborEvent, Never>
        init(events: PassthroughSubject<HarborEvent, Never>) { self.events = events }
        func start() {}
        func leave() { events.send(.left) }
      }
      """
    ).expect(
      "delegate BoatCoordinator -> HarborCoordinator via publisher links events messages events.left", kind: "delegate")
  }

  @Test func `who only keeps a coordinator's own subject, or sends through one of its own, is not`() {
    Self.app(
      """
      final class BoatCoordinator: Coordinator {
        private let events: PassthroughSubject<HarborEvent, Never>
        private let own = PassthroughSubject<HarborEvent, Never>()
        init(events: PassthroughSubject<HarborEvent, Never>) { self.events = events }
        func start() {}
        func leave() { own.send(.left) }
      }
      """
    ).expect("", kind: "delegate")
  }
}
