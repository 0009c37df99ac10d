import UIKit

/// One store.
final class StoreViewController: UIViewController {
  var onClose: (() -> Void)?

  @objc private func closeTapped() { onClose?() }
}

/// Switches for what is shown.
final class FilterViewController: UIViewController {
  var onApply: (() -> Void)?

  @objc private func applyTapped() { onApply?() }
}

/// A question.
final class ConsentViewController: UIViewController {
  var onAnswer: (() -> Void)?

  @objc private func yesTapped() { onAnswer?() }
}

/// The way to a store.
final class DirectionsViewController: UIViewController {
  var onClose: (() -> Void)?

  @objc private func closeTapped() { onClose?() }
}

/// When a store is open.
final class OpeningHoursViewController: UIViewController {}

/// What is new, closed by itself.
final class NewsViewController: UIViewController {
  @objc private func closeTapped() {
    // bypassed-coordinator
    navigationController?.popViewController(animated: true)
  }
}
