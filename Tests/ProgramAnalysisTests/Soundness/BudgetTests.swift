import GraphModel
import ProgramAnalysis
import Testing

/// What happens where the analysis runs out of steps.
@Suite struct BudgetTests {
  private static let app: Fixture = {
    let names = (0..<40).map { "Flow\($0)Coordinator" }
    return Fixture(
      """
      \(names.map { "class \($0): Coordinator { func start() {} }" }.joined(separator: "\n"))
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          \(names.map { "open(\($0)())" }.joined(separator: "\n    "))
        }
        func open(_ flow: Coordinator) {
          children.append(flow)
          flow.start()
        }
      }
      """)
  }()

  /// Pages ask a service, and go on when it answers; what the service does takes most of the steps.
  private static let loading: String = {
    let names = (0..<12).map { "Page\($0)" }
    let functions = (0..<12).map { index in
      """
        func step\(index)(_ request: Request, _ completion: @escaping (Outcome) -> Void) {
          if request.count > \(index) {
            step\((index + 1) % 12)(request) { outcome in completion(outcome) }
          } else {
            step\((index + 5) % 12)(request) { outcome in if case .done = outcome { completion(.done) } }
            completion(.done)
          }
        }
      """
    }
    let pages = names.map { name in
      """
      class \(name)ViewController: UIViewController {}
      class \(name)Coordinator: Coordinator {
        let navigation = UINavigationController()
        let service: Service
        init(service: Service) { self.service = service }
        func start() {
          service.step0(Request()) { [weak self] outcome in
            self?.navigation.pushViewController(\(name)ViewController(), animated: true)
          }
        }
      }
      """
    }
    return """
      enum Outcome { case done, failed }
      class Request { var count = 0 }
      class Service {
      \(functions.joined(separator: "\n"))
      }
      \(pages.joined(separator: "\n"))
      class AppCoordinator: Coordinator {
        let service = Service()
        var children: [Coordinator] = []
        func start() {
          \(names.map { "let \($0.lowercased()) = \($0)Coordinator(service: service); children.append(\($0.lowercased())); \($0.lowercased()).start()" }.joined(separator: "\n    "))
        }
      }
      """
  }()

  @Test func `a service that takes all steps is not followed, and what it is handed is`() throws {
    let whole = Fixture(Self.loading).analysis().graph
    #expect(whole.diagnostics == [])
    #expect(whole.edges.count { $0.relation.kind == "screen" } == 12)
    let limited = Fixture(Self.loading).analysis(options: AnalysisOptions(stepLimit: 3_000)).graph
    #expect(limited.edges.map(\.line) == whole.edges.map(\.line))
    #expect(limited.diagnostics.map(\.severity) == [.warning])
    let note = try #require(limited.diagnostics.first)
    #expect(note.message.hasPrefix("the code of 'Service' was not followed, as it took too many steps"))
    #expect(note.location?.line == 3)
  }

  /// What coordinators take from a protocol is their own code.
  @Test func `what coordinators conform to is followed as far as the steps suffice`() {
    let mixin = Fixture(
      Self.loading.replacing("class Service {", with: "protocol Service {}\nextension Service {")
        .replacing("Coordinator: Coordinator {", with: "Coordinator: Coordinator, Service {")
        .replacing("let service: Service\n", with: "")
        .replacing("init(service: Service) { self.service = service }", with: "")
        .replacing("service.step0", with: "step0").replacing("(service: service)", with: "()")
        .replacing("let service = Service()", with: ""))
    let cut = mixin.analysis(options: AnalysisOptions(stepLimit: 3_000)).graph
    #expect(cut.diagnostics.map(\.message).contains { $0.contains("cut short") })
    #expect(!cut.diagnostics.map(\.message).contains { $0.contains("not followed, as") })
  }

  @Test func `an analysis that is cut short says so`() {
    let cut = Self.app.analysis(options: AnalysisOptions(stepLimit: 20)).graph
    #expect(cut.diagnostics.filter { $0.severity == .warning }.map(\.message).contains { $0.contains("cut short") })
    #expect(cut.edges.count < 40)
  }

  @Test func `an analysis whose time is over says what took it`() throws {
    let late = Self.app.analysis(options: AnalysisOptions(deadline: .now - .seconds(1)))
    #expect(late.isOutOfTime)
    #expect(late.graph.edges.isEmpty)
    let warning = try #require(late.graph.diagnostics.first { $0.severity == .warning })
    #expect(warning.message.hasPrefix("the analysis was cut short by the time limit: edges may be missing"))

    // Enough to follow most of what is opened.
    let cut = Self.app.analysis(options: AnalysisOptions(stepLimit: 400))
    #expect(!cut.isOutOfTime)
    let reason = try #require(cut.graph.diagnostics.first { $0.severity == .warning })
    #expect(reason.message.hasSuffix("most of it was spent on 'AppCoordinator.open()'"))
    #expect(reason.location?.line == 85)
  }

  @Test func `a deadline that is not reached changes nothing`() {
    let stages = Stages()
    var options = AnalysisOptions(observes: true, deadline: .now + .seconds(600))
    options.entered = stages.add
    #expect(Self.app.analysis(options: options).graph == Self.app.analysis().graph)
    #expect(stages.all == [.declarations, .roles, .bodies, .graph, .observations])
  }

  @Test func `an analysis within its budget warns of nothing`() {
    let whole = Self.app.analysis().graph
    #expect(whole.edges.count == 40)
    #expect(whole.diagnostics == [])
  }

  @Test func `what is cut short does not depend on the order of the files`() {
    let options = AnalysisOptions(stepLimit: 20)
    let first = Self.app.analysis(options: options).graph
    let second = Self.app.reordered { $0.reversed() }.analysis(options: options).graph
    #expect(first.edges.map(\.line) == second.edges.map(\.line))
  }
}

/// Unchecked, because one thread adds, and the test reads when it has ended.
private final class Stages: @unchecked Sendable {
  private(set) var all: [AnalysisStage] = []

  @Sendable func add(_ stage: AnalysisStage) { all.append(stage) }

  @Test(arguments: [AnalysisOptions(stepLimit: 2), AnalysisOptions(deadline: .now - .seconds(1))])
  func `an analysis that is cut short ends where nobody makes a coordinator`(options: AnalysisOptions) {
    let cut = Fixture("class PierCoordinator: Coordinator { init(parent: Coordinator?) {}; func start() {} }")
      .analysis(options: options)
    #expect(cut.graph.edges.isEmpty)
  }
}
