import UIKit

/// Says hello.
final class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
  }
}
