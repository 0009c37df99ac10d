import Testing

/// Streams that nobody listens to by a closure: they are assigned to a property, or bound to another stream.
@Suite struct AssignedStreamTests {
  /// What a coordinator makes of each value asks for a child, and what that gives goes to a property of the view model.
  @Test(arguments: [
    "flatMap(pickBerth).assign(to: \\.berth, on: model)",
    "flatMap { [unowned self] in self.pickBerth() }.assign(to: \\.berth, on: model)",
    "flatMap { [unowned self] in self.pickBerth() }.compactMap { $0 }.assign(to: \\.berth, on: model)",
    "flatMap { [unowned self] in self.pickBerth() }.assign(to: &model.$berth)",
    "flatMap { [unowned self] in self.pickBerth() }.subscribe(model.berths)",
    "flatMap(pickBerth).subscribe(model.berths)",
  ])
  func `what a stream is made of hears it where it ends in a property`(operators: String) {
    Fixture(
      """
      import Combine
      final class VoyageViewModel {
        var asks: AnyPublisher<Void, Never>
        let berths = PassthroughSubject<String, Never>()
        @Published var berth = ""
        private let asked = PassthroughSubject<Void, Never>()
        init() { asks = asked.eraseToAnyPublisher() }
        func ask() { asked.send() }
      }
      final class VoyageViewController: UIViewController {
        let model: VoyageViewModel
        init(model: VoyageViewModel) { self.model = model }
        @objc func tap() { model.ask() }
      }
      final class BerthViewController: UIViewController {
        let picked = PassthroughSubject<String, Never>()
        @objc func tap() { picked.send("") }
      }
      final class BerthCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
        func begin() -> AnyPublisher<String, Never> {
          let page = BerthViewController()
          stack.present(page, animated: true)
          return page.picked.eraseToAnyPublisher()
        }
      }
      final class VoyageCoordinator: Coordinator {
        let stack = UINavigationController()
        var bag = Set<AnyCancellable>()
        var child: BerthCoordinator?
        func start() {
          let model = VoyageViewModel()
          stack.setViewControllers([VoyageViewController(model: model)], animated: false)
          model.asks.\(operators)
        }
        private func pickBerth() -> AnyPublisher<String, Never> {
          let berth = BerthCoordinator(stack: stack)
          child = berth
          return berth.begin()
        }
      }
      """
    ).expect(
      "flow VoyageViewController -> BerthCoordinator asks start by VoyageCoordinator", kind: "flow")
  }

  /// A sheet's state, which the page that is shown for it empties and the one beneath fills.
  @Test(arguments: ["assign(to: &$sheet)", "assign(to: \\.sheet, on: self).store(in: &bag)"])
  func `a stream that decides what is shown tells the coordinator`(assignment: String) {
    let fixture = Fixture(
      """
      import Combine
      final class HarborViewModel: ObservableObject { let asks = PassthroughSubject<Void, Never>() }
      final class PierViewModel: ObservableObject, Identifiable { let closes = PassthroughSubject<Void, Never>() }
      struct HarborView: View {
        @ObservedObject var model: HarborViewModel
        var body: some View { Button("") { model.asks.send() } }
      }
      struct PierView: View {
        @ObservedObject var model: PierViewModel
        var body: some View { Button("") { model.closes.send() } }
      }
      final class HarborCoordinator: ObservableObject, Coordinator {
        @Published var sheet: PierViewModel?
        let harbor = HarborViewModel()
        var bag = Set<AnyCancellable>()
        func start() {
          harbor.asks.map { [unowned self] in self.makePier() }.\(assignment)
        }
        private func makePier() -> PierViewModel? {
          let pier = PierViewModel()
          pier.closes.map { _ in nil }.\(assignment)
          return pier
        }
      }
      struct HarborCoordinatorView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View {
          HarborView(model: coordinator.harbor).sheet(item: $coordinator.sheet) { PierView(model: $0) }
        }
      }
      @main struct HarborApp: App {
        @StateObject var coordinator = HarborCoordinator()
        var body: some Scene { WindowGroup { HarborCoordinatorView(coordinator: coordinator).onAppear { coordinator.start() } } }
      }
      """
    )
    fixture.expect(
      """
      delegate HarborViewModel -> HarborCoordinator via publisher links asks
      delegate PierViewModel -> HarborCoordinator via publisher links closes
      """, kind: "delegate")
    fixture.expect("flow HarborView -> PierView asks present by HarborCoordinator", kind: "flow")
  }
}
