/// Runs one flow of the app: it makes the flow's screens and decides which of them comes next.
@MainActor
protocol Coordinator: AnyObject {
  /// The flows that this one has started and not yet taken back. A child lives as long as it stands here.
  var childCoordinators: [any Coordinator] { get set }

  /// Shows the first screen of the flow, or starts its first child.
  func start()
}
