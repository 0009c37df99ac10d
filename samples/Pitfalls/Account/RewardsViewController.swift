import UIKit

/// Points.
final class RewardsViewController: UIViewController {
  var onClose: (() -> Void)?

  func close() {
    onClose?()
  }
}
