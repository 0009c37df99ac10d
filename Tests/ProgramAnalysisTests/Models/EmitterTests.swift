import Testing

/// Classes that only pass on to a stream what they are told: who holds one sends, and who listens to it has it as its own stream.
@Suite struct EmitterTests {
  /// - Parameters:
  ///   - emitter: what stands between the view models and the coordinator.
  ///   - listening: how the coordinator listens.
  private func fixture(emitter: String = Self.emitter, listening: String = Self.listening) -> Fixture {
    Fixture(
      """
      import Combine
      enum Step { case open, close }
      \(emitter)
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let emitter: StepEmitter
        private var cancellables: Set<AnyCancellable> = []
        \(listening)
        func start() {
          navigation.pushViewController(PierController(model: PierViewModel(emitter: emitter)), animated: true)
        }
        private func navigate(_ step: Step) {
          switch step {
          case .open: navigation.pushViewController(SeaController(model: SeaViewModel(emitter: emitter)), animated: true)
          case .close: navigation.popViewController(animated: true)
          }
        }
      }
      final class PierViewModel {
        private let emitter: StepEmitter
        init(emitter: StepEmitter) { self.emitter = emitter }
        func open() { emitter.emit(.open) }
      }
      final class SeaViewModel {
        private let emitter: StepEmitter
        init(emitter: StepEmitter) { self.emitter = emitter }
        func close() { emitter.emit(.close) }
      }
      final class PierController: UIViewController {
        let model: PierViewModel
        init(model: PierViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.open() }
      }
      final class SeaController: UIViewController {
        let model: SeaViewModel
        init(model: SeaViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.close() }
      }
      """)
  }

  private static let emitter = """
    final class StepEmitter {
      private let subject = PassthroughSubject<Step, Never>()
      var publisher: AnyPublisher<Step, Never> { subject.eraseToAnyPublisher() }
      func emit(_ step: Step) { subject.send(step) }
    }
    """
  private static let listening = """
    init() {
      emitter = StepEmitter()
      emitter.publisher.sink { [weak self] in self?.navigate($0) }.store(in: &cancellables)
    }
    """
  private static let graph = """
    delegate PierViewModel -> PierCoordinator via publisher links emitter messages emitter.open
    delegate SeaViewModel -> PierCoordinator via publisher links emitter messages emitter.close
    screen PierCoordinator -> PierController push
    screen PierCoordinator -> SeaController push
    flow PierController -> SeaController emitter.open push by PierCoordinator
    """

  @Test(arguments: [
    emitter,
    // The subject is what is listened to, and more than the step is sent on.
    """
    final class StepEmitter {
      let publisher = PassthroughSubject<Step, Never>()
      func emit(_ step: Step) {
        print("emits", step)
        self.publisher.send(step)
      }
    }
    """,
    """
    final class StepEmitter: NSObject {
      private let subject = PassthroughSubject<Step, Never>()
      lazy var publisher = subject.eraseToAnyPublisher()
      func emit(_ step: Step) { subject.send(step) }
      func steps() -> AnyPublisher<Step, Never> { publisher }
    }
    """,
    """
    struct StepEmitter {
      private let subject: PassthroughSubject<Step, Never>
      init(subject: PassthroughSubject<Step, Never> = .init()) { self.subject = subject }
      var publisher: AnyPublisher<Step, Never> { subject.eraseToAnyPublisher() }
      func emit(_ step: Step) { subject.send(step) }
    }
    """,
  ])
  func `whoever holds an emitter sends`(emitter: String) {
    fixture(emitter: emitter).expect(Self.graph)
  }

  @Test(arguments: [
    "init(emitter: StepEmitter = StepEmitter()) { self.emitter = emitter; emitter.publisher.sink { [weak self] in self?.navigate($0) }.store(in: &cancellables) }",
    "init() { let emitter = StepEmitter(); self.emitter = emitter; emitter.publisher.sink { [weak self] in self?.navigate($0) }.store(in: &cancellables) }",
    "init() { emitter = StepEmitter(); emitter.publisher.receive(on: RunLoop.main).sink { [weak self] in self?.navigate($0) }.store(in: &cancellables) }",
  ])
  func `a coordinator listens to an emitter as to its own stream`(listening: String) {
    fixture(listening: listening).expect(Self.graph)
  }

  /// The child that a coordinator passes to its own method is its own, whoever sent what began it.
  @Test func `what a view model's step begins is kept`() {
    Fixture(
      """
      import Combine
      enum Step { case open }
      \(Self.emitter)
      class Flow: Coordinator {
        let navigation = UINavigationController()
        private(set) var presented: Flow?
        let emitter: StepEmitter
        private var cancellables: Set<AnyCancellable> = []
        init(emitter: StepEmitter) {
          self.emitter = emitter
          emitter.publisher.sink { [weak self] step in self?.navigate(step) }.store(in: &cancellables)
        }
        func start() {}
        func navigate(_ step: Step) {}
        func present(_ flow: Flow) {
          guard presented == nil else { return }
          presented = flow
          navigation.present(flow.navigation, animated: true)
        }
      }
      final class PierFlow: Flow {
        init() { super.init(emitter: StepEmitter()) }
        override func start() {
          navigation.pushViewController(PierController(model: PierViewModel(emitter: emitter)), animated: true)
        }
        override func navigate(_ step: Step) {
          switch step {
          case .open: present(SeaFlow())
          }
        }
      }
      final class SeaFlow: Flow {
        init() {
          super.init(emitter: StepEmitter())
          navigation.setViewControllers([SeaController()], animated: false)
        }
      }
      final class SeaController: UIViewController {}
      final class PierViewModel {
        private let emitter: StepEmitter
        init(emitter: StepEmitter) { self.emitter = emitter }
        func open() { emitter.emit(.open) }
      }
      final class PierController: UIViewController {
        let model: PierViewModel
        init(model: PierViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.open() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let flow = PierFlow()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { flow.start() }
      }
      """
    ).expect(
      """
      root SceneDelegate -> PierFlow retained
      child PierFlow -> SeaFlow property started
      screen SeaFlow -> SeaController root
      delegate PierViewModel -> PierFlow via publisher links emitter messages emitter.open
      screen PierFlow -> PierController push
      flow PierController -> SeaFlow emitter.open start by PierFlow
      """)
  }

  /// The items of a page's bar hold its view model for their buttons. What stands elsewhere may act for others.
  @Test(arguments: [
    ("", "delegate PierViewModel -> PierCoordinator via publisher links emitter messages emitter.close\n"),
    ("static let last = ", ""),
  ])
  func `the items of a page's bar take nothing away from its view model`(keeping: String, wire: String) {
    Fixture(
      """
      import Combine
      import SwiftUI
      enum Step { case close }
      \(Self.emitter)
      struct ItemTarget { let target: AnyObject; let action: Selector }
      class BarItem {
        \(keeping.isEmpty ? "" : "static var all: [BarItem] = []")
        let target: ItemTarget
        init(target: AnyObject, action: Selector) {
          self.target = ItemTarget(target: target, action: action)
          \(keeping.isEmpty ? "" : "Self.all.append(self)")
        }
      }
      class HostController<Content: View>: UIHostingController<Content> {
        let items: [BarItem]
        init(rootView: Content, items: [BarItem]) { self.items = items; super.init(rootView: rootView) }
      }
      struct PierView: View {
        @ObservedObject var model: PierViewModel
        var body: some View { Text("") }
      }
      final class PierViewModel: ObservableObject {
        private let emitter: StepEmitter
        init(emitter: StepEmitter) { self.emitter = emitter }
        @objc func close() { emitter.emit(.close) }
      }
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let emitter = StepEmitter()
        private var cancellables: Set<AnyCancellable> = []
        init() { emitter.publisher.sink { [weak self] in self?.navigate($0) }.store(in: &cancellables) }
        func start() {
          let model = PierViewModel(emitter: emitter)
          let item = BarItem(target: model, action: #selector(model.close))
          navigation.pushViewController(HostController(rootView: PierView(model: model), items: [item]), animated: true)
        }
        private func navigate(_ step: Step) { navigation.popViewController(animated: true) }
      }
      """
    ).expect("\(wire)screen PierCoordinator -> PierView push")
  }

  /// What decides something itself sends for itself.
  @Test func `a class that does more is no emitter`() {
    fixture(
      emitter: """
        final class StepEmitter {
          private let subject = PassthroughSubject<Step, Never>()
          private var count = 0
          var publisher: AnyPublisher<Step, Never> { subject.eraseToAnyPublisher() }
          func emit(_ step: Step) {
            count += 1
            subject.send(step)
          }
        }
        """
    ).expect(
      """
      delegate StepEmitter -> PierCoordinator via publisher links publisher messages publisher.close,publisher.open
      screen PierCoordinator -> PierController push
      screen PierCoordinator -> SeaController push
      flow PierController -> SeaController publisher.open push by PierCoordinator
      """)
  }

  /// A view model sends for itself, also one that only passes on what it is told.
  @Test(arguments: ["StepViewModel", "StepVM", "StepPresenter"])
  func `what is called a view model is no emitter`(name: String) {
    fixture().renamed("StepEmitter", to: name).expect(
      """
      delegate \(name) -> PierCoordinator via publisher links publisher messages publisher.close,publisher.open
      screen PierCoordinator -> PierController push
      screen PierCoordinator -> SeaController push
      flow PierController -> SeaController publisher.open push by PierCoordinator
      """)
  }

  @Test(arguments: ["StepTVM", "VM"]) func `two letters alone name no view model`(name: String) {
    fixture().renamed("StepEmitter", to: name).expect(Self.graph)
  }
}
