import UIKit

/// A module that a router can show.
@MainActor
protocol Presentable: AnyObject {
  var viewController: UIViewController { get }
}

extension UIViewController: Presentable {
  /// A view controller is a module of its own.
  var viewController: UIViewController { self }
}
