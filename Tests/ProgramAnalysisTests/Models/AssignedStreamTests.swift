import Testing

/// Streams that nobody listens to by a closure: they are assigned to a property, or bound to another stream.
@Suite struct AssignedStreamTests {
  /// What a coordinator makes of each value asks for a child, and what that gives goes to a property of the view model.
  @Test(arguments: [
    "flatMap(pickCity).assign(to: \\.city, on: model)",
    "flatMap { [unowned self] in self.pickCity() }.assign(to: \\.city, on: model)",
    "flatMap { [unowned self] in self.pickCity() }.compactMap { $0 }.assign(to: \\.city, on: model)",
    "flatMap { [unowned self] in self.pickCity() }.assign(to: &model.$city)",
    "flatMap { [unowned self] in self.pickCity() }.subscribe(model.cities)",
    "flatMap(pickCity).subscribe(model.cities)",
  ])
  func `what a stream is made of hears it where it ends in a property`(operators: String) {
    Fixture(
      """
      import Combine
      final class OrderViewModel {
        var asks: AnyPublisher<Void, Never>
        let cities = PassthroughSubject<String, Never>()
        @Published var city = ""
        private let asked = PassthroughSubject<Void, Never>()
        init() { asks = asked.eraseToAnyPublisher() }
        func ask() { asked.send() }
      }
      final class OrderViewController: UIViewController {
        let model: OrderViewModel
        init(model: OrderViewModel) { self.model = model }
        @objc func tap() { model.ask() }
      }
      final class CityViewController: UIViewController {
        let picked = PassthroughSubject<String, Never>()
        @objc func tap() { picked.send("") }
      }
      final class CityCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
        func begin() -> AnyPublisher<String, Never> {
          let page = CityViewController()
          stack.present(page, animated: true)
          return page.picked.eraseToAnyPublisher()
        }
      }
      final class OrderCoordinator: Coordinator {
        let stack = UINavigationController()
        var bag = Set<AnyCancellable>()
        var child: CityCoordinator?
        func start() {
          let model = OrderViewModel()
          stack.setViewControllers([OrderViewController(model: model)], animated: false)
          model.asks.\(operators)
        }
        private func pickCity() -> AnyPublisher<String, Never> {
          let city = CityCoordinator(stack: stack)
          child = city
          return city.begin()
        }
      }
      """
    ).expect(
      "flow OrderViewController -> CityCoordinator asks start by OrderCoordinator", kind: "flow")
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
