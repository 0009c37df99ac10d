import UIKit

/// One order.
final class OrderDetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
  }
}
