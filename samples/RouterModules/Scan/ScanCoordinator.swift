/// Reading the label of a parcel that nobody has announced.
final class ScanCoordinator: ScanCoordinating {
  let type = CoordinatorType.scan
  let router: any Router
  var childCoordinators: [any Coordinator] = []
  weak var finishDelegate: (any CoordinatorFinishDelegate)?

  init(router: any Router) {
    self.router = router
  }

  func start() {
    let scan = ScanViewController()
    scan.coordinator = self
    router.push(scan)
  }

  func showResult(for code: String) {
    let result = ScanResultViewController(code: code)
    result.coordinator = self
    router.push(result)
  }

  func endScan() {
    router.popToRoot()
  }

  func didLeaveScan() {
    finish()
  }
}
