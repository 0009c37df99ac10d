import UIKit

/// Asks once whether the app may know where the user is.
final class ConsentCoordinator: Coordinator {
  var onFinish: (() -> Void)?

  private let host: UIViewController

  init(host: UIViewController) {
    self.host = host
  }

  func start() {
    guard !UserDefaults.standard.bool(forKey: "knowsLocation") else {
      onFinish?()
      return
    }
    let screen = ConsentViewController()
    screen.onAnswer = { [weak self] in self?.onFinish?() }
    host.present(screen, animated: true)
  }
}
