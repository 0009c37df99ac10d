import UIKit

/// The basket with its sum.
final class CheckoutViewController: UIViewController {
  var onPay: (() -> Void)?

  func pay() {
    onPay?()
  }
}
