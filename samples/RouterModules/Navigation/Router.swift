/// Knows how a module comes before the user and goes again, and nothing of which module comes next.
@MainActor
protocol Router: AnyObject {
  /// Makes the module the only one on the stack.
  func setRoot(_ module: any Presentable)
  func push(_ module: any Presentable)
  /// Goes back to the first module of the stack.
  func popToRoot()
  func present(_ module: any Presentable)
  func dismiss()
}
