import Testing

/// Objects that hold a closure and are handed about in its place.
@Suite struct ClosureWrapperTests {
  private static let wrappers = [
    """
    struct Command {
      private let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      func callAsFunction() { action() }
    }
    """,
    """
    final class Command {
      private let action: () -> Void
      private var count = 0
      init(action: @escaping () -> Void) { self.action = action }
      func callAsFunction() { Task { await run() } }
      private func run() async {
        count += 1
        action()
      }
    }
    """,
    """
    final class Command {
      private let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      func callAsFunction() { execute() }
      func execute() { action() }
    }
    """,
    """
    final class Command<Value: Sendable>: Sendable {
      private let action: @Sendable (Value) async -> Void
      private let log = Log()
      init(action: @Sendable @escaping (Value) async -> Void) { self.action = action }
      func callAsFunction(_ value: Value) { Task { await execute(value) } }
      func execute(_ value: Value) async {
        log.note()
        await action(value)
      }
    }
    class Log { func note() {} }
    extension Command where Value == Void {
      func callAsFunction() { callAsFunction(()) }
    }
    """,
  ]

  private static func app(_ wrapper: String, type: String, argument: String, call: String) -> Fixture {
    Fixture(
      """
      class ListViewController: UIViewController {
        let onOpen: \(type)
        init(onOpen: \(type)) { self.onOpen = onOpen }
        func tap() { \(call) }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController(onOpen: \(argument))
          navigation.pushViewController(list, animated: false)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      //- Command.swift
      \(wrapper)
      """)
  }

  private static let expected = """
    delegate ListViewController -> ListCoordinator via closure links onOpen strong messages onOpen
    flow ListViewController -> DetailViewController onOpen push by ListCoordinator
    screen ListCoordinator -> ListViewController push
    screen ListCoordinator -> DetailViewController push
    """

  @Test(arguments: wrappers)
  func `hand on what they are called for`(wrapper: String) {
    let type = wrapper.contains("<Value") ? "Command<Void>" : "Command"
    Self.app(wrapper, type: type, argument: "Command { [unowned self] in self.open() }", call: "onOpen()").expect(
      Self.expected)
  }

  @Test(arguments: wrappers)
  func `are taken for the method by which they are called`(wrapper: String) {
    Self.app(
      wrapper, type: "() -> Void", argument: "Command { [unowned self] in self.open() }.callAsFunction",
      call: "onOpen()"
    ).expect(Self.expected)
  }

  @Test(arguments: wrappers[2...])
  func `are called by any of their methods that call the closure`(wrapper: String) {
    let isGeneric = wrapper.contains("<Value")
    Self.app(
      wrapper, type: isGeneric ? "Command<Void>" : "Command", argument: "Command { [unowned self] in self.open() }",
      call: isGeneric ? "Task { await onOpen.execute(()) }" : "onOpen.execute()"
    ).expect(Self.expected)
  }

  @Test func `are not called by any other`() {
    let wrapper = """
      struct Command {
        private let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
        func callAsFunction() { action() }
        func cancel() {}
      }
      """
    Self.app(wrapper, type: "Command", argument: "Command { [unowned self] in self.open() }", call: "onOpen.cancel()")
      .expect(
        """
        delegate ListViewController -> ListCoordinator via closure links onOpen strong
        screen ListCoordinator -> ListViewController push
        screen ListCoordinator -> DetailViewController push
        """)
  }

  @Test func `of two closures, and what has no such method, are objects of their own`() {
    let wrapper = """
      final class Command {
        private let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
        func open() { action() }
      }
      """
    Self.app(wrapper, type: "Command", argument: "Command { [unowned self] in self.open() }", call: "onOpen.open()")
      .expect(
        """
        delegate Command -> ListCoordinator via closure links action strong messages action
        flow ListViewController -> DetailViewController action push by ListCoordinator
        screen ListCoordinator -> ListViewController push
        screen ListCoordinator -> DetailViewController push
        """)
  }

  @Test func `reach views by the environment`() {
    Fixture(
      """
      struct FirstView: View {
        @Environment(\\.open) private var open
        var body: some View { Button("Open") { open(.last) } }
      }
      struct LastView: View {
        var body: some View { Text("Last") }
      }
      enum Route: Hashable { case last }
      class InfoCoordinator: ObservableObject, Coordinator {
        @Published var path: [Route] = []
        func start() {}
        func show(_ route: Route) { path.append(route) }
      }
      struct InfoView: View {
        @StateObject var coordinator = InfoCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            FirstView().navigationDestination(for: Route.self) { _ in LastView() }
          }
          .environment(\\.open, OpenAction { coordinator.show($0) })
        }
      }
      //- Open.swift
      struct OpenAction {
        let action: (Route) -> Void
        func callAsFunction(_ route: Route) { action(route) }
      }
      private struct OpenKey: EnvironmentKey { static let defaultValue = OpenAction { _ in } }
      extension EnvironmentValues {
        var open: OpenAction {
          get { self[OpenKey.self] }
          set { self[OpenKey.self] = newValue }
        }
      }
      """
    ).expect(
      """
      delegate FirstView -> InfoCoordinator via closure links open strong messages open
      flow FirstView -> LastView open push by InfoCoordinator
      root InfoView -> InfoCoordinator retained
      screen InfoCoordinator -> FirstView root
      screen InfoCoordinator -> LastView push
      """)
  }

  @Test func `made in SwiftUI are wires of the view that holds them`() {
    Fixture(
      """
      struct FirstView: View {
        let onContinue: () -> Void
        var body: some View { Button("Continue", action: onContinue) }
      }
      struct LastView: View {
        var body: some View { Text("Last") }
      }
      class InfoCoordinator: ObservableObject, Coordinator {
        @Published var path: [Step] = []
        enum Step { case last }
        func start() {}
        func first() -> some View { FirstView(onContinue: Command { [unowned self] in self.showLast() }.callAsFunction) }
        func showLast() { path.append(.last) }
      }
      struct InfoView: View {
        @ObservedObject var coordinator: InfoCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.first().navigationDestination(for: InfoCoordinator.Step.self) { _ in LastView() }
          }
        }
      }
      //- Command.swift
      \(Self.wrappers[3])
      """
    ).expect(
      """
      delegate FirstView -> InfoCoordinator via closure links onContinue strong messages onContinue
      flow FirstView -> LastView onContinue push by InfoCoordinator
      screen InfoCoordinator -> FirstView root
      screen InfoCoordinator -> LastView push
      """)
  }
}
