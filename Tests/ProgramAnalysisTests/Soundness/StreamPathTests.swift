import ProgramAnalysis
import Testing

/// What is sent through streams that are made of one another.
@Suite struct StreamPathTests {
  private static let expected = """
    delegate FeedModel -> FeedCoordinator via closure links onOpen strong messages onOpen
    flow FeedViewController -> DetailViewController onOpen push by FeedCoordinator
    screen FeedCoordinator -> DetailViewController push
    screen FeedCoordinator -> FeedViewController push initial
    """

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
    let graph = fixture.analysis(options: AnalysisOptions(stepLimit: 60_000)).graph
    #expect(graph.diagnostics.map(\.message) == [])
    fixture.expect(Self.expected)
  }
}
