import UIKit

protocol SearchViewControllerDelegate: AnyObject {
  func searchDidSelectProduct()
  // unused-delegate-message
  func searchDidChangeFilter()
}

/// A field, and what was found.
final class SearchViewController: UIViewController {
  weak var delegate: (any SearchViewControllerDelegate)?

  func select() {
    delegate?.searchDidSelectProduct()
  }
}
