import UIKit

/// The front page, from which everything else is reached.
final class ShopViewController: UIViewController {
  var onSelect: ((Section) -> Void)?

  enum Section {
    case search, orders, checkout, reviews, newsletter, help, profile, settings, rewards, stores
  }

  func select(_ section: Section) {
    onSelect?(section)
  }
}
