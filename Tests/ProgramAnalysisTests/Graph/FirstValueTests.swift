import Testing

/// What streams deliver to whoever subscribes decides what a flow opens with.
@Suite struct FirstValueTests {
  private func app(_ state: String, _ listening: String) -> Fixture {
    Fixture(
      """
      enum Step { case list, detail }
      class HomeViewController: UIViewController {}
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        var tokens: Set<AnyCancellable> = []
        \(state)
        func start() {
          navigation.pushViewController(HomeViewController(), animated: false)
          \(listening)
        }
        func show(_ step: Step) {
          switch step {
          case .list: navigation.setViewControllers([ListViewController()], animated: false)
          case .detail: navigation.present(DetailViewController(), animated: true)
          }
        }
      }
      """)
  }

  @Test(arguments: [
    ("@Published var step = Step.list", "$step.sink { [weak self] in self?.show($0) }.store(in: &tokens)"),
    ("@Published var step: Step = .list", "$step.sink(receiveValue: show).store(in: &tokens)"),
    (
      "let step = CurrentValueSubject<Step, Never>(.list)",
      "step.sink { [weak self] in self?.show($0) }.store(in: &tokens)"
    ),
    ("let step = BehaviorRelay<Step>(value: .list)", "step.bind(onNext: show).disposed(by: bag)"),
    (
      "let step = BehaviorSubject<Step?>(value: .list)",
      "step.compactMap { $0 }.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)"
    ),
    (
      "let isRead = CurrentValueSubject<Bool, Never>(false)",
      "isRead.map { $0 ? Step.detail : .list }.sink { [weak self] in self?.show($0) }.store(in: &tokens)"
    ),
    (
      "let isRead = CurrentValueSubject<Bool, Never>(false); let taps = PassthroughSubject<Bool, Never>()",
      "isRead.merge(with: taps).sink { [weak self] in self?.show($0 ? .detail : .list) }.store(in: &tokens)"
    ),
    (
      "let isRead = CurrentValueSubject<Bool, Never>(false)",
      """
      isRead.filter { $0 }.map { _ in Step.detail }.merge(with: isRead.filter { !$0 }.map { _ in Step.list }).sink {
        [weak self] in self?.show($0)
      }.store(in: &tokens)
      """
    ),
    (
      "let step = BehaviorRelay<Step?>(value: nil)",
      "step.filter { $0 == nil }.map { _ in Step.list }.bind(onNext: show).disposed(by: bag); step.accept(other)"
    ),
  ])
  func `what a stream has from the start it delivers at once`(state: String, listening: String) {
    app(state, listening).expect(
      """
      screen AppCoordinator -> DetailViewController present
      screen AppCoordinator -> HomeViewController push initial
      screen AppCoordinator -> ListViewController root initial
      """, kind: "screen")
  }

  @Test(arguments: [
    ("let step = PassthroughSubject<Step, Never>()", "step.sink { [weak self] in self?.show($0) }.store(in: &tokens)"),
    ("@Published var step = Step.list", "$step.dropFirst().sink { [weak self] in self?.show($0) }.store(in: &tokens)"),
    ("let step = BehaviorRelay<Step>(value: .list)", "step.skip(1).bind(onNext: show).disposed(by: bag)"),
    (
      "let step = BehaviorRelay<Step?>(value: nil)",
      "step.subscribe(onNext: { [weak self] in if let step = $0 { self?.show(step) } }).disposed(by: bag)"
    ),
    ("let step = BehaviorRelay<Step?>(value: nil)", "step.unwrap().bind(onNext: show).disposed(by: bag)"),
    (
      "let isRead = BehaviorRelay<Bool>(value: false)",
      "isRead.filter { $0 }.map { _ in Step.list }.bind(onNext: show).disposed(by: bag)"
    ),
    (
      "let isRead = CurrentValueSubject<Bool, Never>(false); let taps = PassthroughSubject<Step, Never>()",
      "isRead.combineLatest(taps).sink { [weak self] in self?.show($0.1) }.store(in: &tokens)"
    ),
    // What it is given before is not known.
    (
      "@Published var step: Step = .list; init(step: Step) { self.step = step }",
      "$step.sink { [weak self] in self?.show($0) }.store(in: &tokens)"
    ),
  ])
  func `what is delivered later opens nothing`(state: String, listening: String) {
    app(state, listening).expect(
      """
      screen AppCoordinator -> DetailViewController present
      screen AppCoordinator -> HomeViewController push initial
      screen AppCoordinator -> ListViewController root
      """, kind: "screen")
  }
}
