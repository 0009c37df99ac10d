import UIKit

/// What every coordinator of the shop can do.
protocol Coordinator: AnyObject {
  func start()
}
