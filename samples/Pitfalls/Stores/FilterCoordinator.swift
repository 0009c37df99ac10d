import UIKit

/// Which stores are shown; a swipe ends it, and nobody hears of that.
final class FilterCoordinator: Coordinator {
  var onFinish: ((any Coordinator) -> Void)?

  private let host: UIViewController

  init(host: UIViewController) {
    self.host = host
  }

  func start() {
    let screen = FilterViewController()
    screen.onApply = { [weak self] in self?.finish() }
    // sheet-swipe-not-observed
    host.present(screen, animated: true)
  }

  private func finish() {
    onFinish?(self)
  }
}
