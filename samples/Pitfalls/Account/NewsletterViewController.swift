import UIKit

/// A form for an address.
final class NewsletterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Newsletter"
  }
}
