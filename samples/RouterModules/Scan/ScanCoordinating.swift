/// What the screens of a scan ask of their coordinator.
@MainActor
protocol ScanCoordinating: Coordinator {
  func showResult(for code: String)
  /// Goes back to where the scan began.
  func endScan()
  /// The flow has left the stack.
  func didLeaveScan()
}
