import UIKit

/// Questions and answers.
final class HelpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
  }
}
