import UIKit

/// Lists the orders, and opens one of them by itself.
final class OrdersViewController: UIViewController {
  func select() {
    // screen-shows-screen
    navigationController?.pushViewController(OrderDetailViewController(), animated: true)
  }
}
