import UIKit

/// Switches.
final class SettingsViewController: UIViewController {
  var onSave: (() -> Void)?

  func save() {
    onSave?()
  }
}
