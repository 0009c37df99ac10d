import UIKit

/// A brand with its products.
final class BrandViewController: UIViewController {
  var onOpen: (() -> Void)?

  func open() {
    onOpen?()
  }
}
