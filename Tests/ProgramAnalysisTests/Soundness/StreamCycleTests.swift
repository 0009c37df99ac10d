import ProgramAnalysis
import Testing

/// View models whose streams feed one another end soon, whatever they pass around.
@Suite struct StreamCycleTests {
  private func expectUncut(_ fixture: Fixture, _ expected: String, steps: Int) {
    let graph = fixture.analysis(options: AnalysisOptions(stepLimit: steps)).graph
    #expect(graph.diagnostics.map(\.message) == [])
    fixture.expect(expected)
  }

  private static let expected = """
    delegate FeedModel -> FeedCoordinator via closure links onOpen strong messages onOpen
    flow FeedViewController -> DetailViewController onOpen push by FeedCoordinator
    screen FeedCoordinator -> DetailViewController push
    screen FeedCoordinator -> FeedViewController push initial
    """

  /// What one stream delivers is put into a new dictionary, or array, and sent through the next, back to the first.
  private static func feed(_ count: Int) -> Fixture {
    let stages = (0..<count).map { index in
      """
      update\(index)
        .flatMap { [weak self] flag -> Observable<[Int: [Int]]> in
          guard let self else { return .just([:]) }
          let results = PublishSubject<[Int: [Int]]>()
          self.filter.value.forEach { id in
            self.service.days(id, flag)
              .map { $0 == nil ? [:] : [id: $0!] }
              .subscribe(onNext: { result in results.onNext(result) })
              .disposed(by: self.bag)
          }
          return results
        }
        .subscribe(onNext: { [weak self] data in
          guard let self else { return }
          self.days = data
          self.filter.accept([data])
          self.update\((index + 1) % count).onNext([self.days, data].isEmpty)
        })
        .disposed(by: bag)
      """
    }
    return Fixture(
      """
      import RxSwift
      import RxCocoa
      class Service { func days(_ id: [Int: [Int]], _ flag: Bool) -> Observable<[Int]?> { Observable.just([]) } }
      class FeedModel {
        var onOpen: (() -> Void)?
        var days: [Int: [Int]] = [:]
        let filter = BehaviorRelay<[[Int: [Int]]]>(value: [])
        let bag = DisposeBag()
        let service = Service()
        \((0..<count).map { "let update\($0) = PublishSubject<Bool>()" }.joined(separator: "\n"))
        init() {
          \(stages.joined(separator: "\n"))
          update0.onNext(true)
        }
        func open() { onOpen?() }
      }
      class FeedViewController: UIViewController {
        let model: FeedModel
        init(model: FeedModel) { self.model = model }
        func tap() { model.open() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FeedModel()
          model.onOpen = { self.openDetail() }
          navigation.pushViewController(FeedViewController(model: model), animated: true)
        }
        func openDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  @Test(arguments: [2, 6])
  func `streams that feed one another end`(count: Int) {
    expectUncut(Self.feed(count), Self.expected, steps: 20_000 * count)
  }

  /// Each layer merges all streams of the one before, so that the paths through them are many.
  @Test func `what many paths deliver arrives once`() {
    let layers = (1..<6).flatMap { layer in
      (0..<8).map { index in
        "let s\(layer)x\(index) = Observable.merge(\((0..<8).map { "s\(layer - 1)x\($0)" }.joined(separator: ", ")))"
      }
    }
    let fixture = Fixture(
      """
      import RxSwift
      class FeedModel {
        var onOpen: (() -> Void)?
        \((0..<8).map { "let s0x\($0) = PublishSubject<Int>()" }.joined(separator: "\n"))
        let bag = DisposeBag()
        init() {
          \(layers.joined(separator: "\n"))
          s5x0.subscribe(onNext: { [weak self] _ in self?.onOpen?() }).disposed(by: bag)
        }
        func open() { \((0..<8).map { "s0x\($0).onNext(\($0))" }.joined(separator: "; ")) }
      }
      class FeedViewController: UIViewController {
        let model: FeedModel
        init(model: FeedModel) { self.model = model }
        func tap() { model.open() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FeedModel()
          model.onOpen = { self.openDetail() }
          navigation.pushViewController(FeedViewController(model: model), animated: true)
        }
        func openDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
    expectUncut(fixture, Self.expected, steps: 60_000)
  }
}
