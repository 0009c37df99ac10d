/// What the screens of a scan ask of their coordinator.
@MainActor
protocol ScanCoordinating: Coordinator {
  func showResult(for code: String)
  func endScan()
}
