import UIKit

/// A form for a name.
final class ProfileViewController: UIViewController {
  var onSave: (() -> Void)?

  func save() {
    onSave?()
  }
}
