import UIKit

/// Decides which screen follows which, and shows it on its presenter.
@MainActor
protocol Coordinator: AnyObject {
  /// The navigation stack on which the flow takes place.
  var presenter: UINavigationController { get }

  /// Puts the first screen of the flow on the presenter.
  func start()
}
