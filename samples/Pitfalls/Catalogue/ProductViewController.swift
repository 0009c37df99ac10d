import UIKit

/// A product with its brand.
final class ProductViewController: UIViewController {
  var onOpen: (() -> Void)?

  func open() {
    onOpen?()
  }
}
