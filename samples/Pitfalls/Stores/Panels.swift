import UIKit

/// Where a panel stands.
enum Side {
  case left, right
}

/// A coordinator of one part of the screen.
protocol Panel: Coordinator {
  var side: Side { get }
}

/// The stores on a map.
final class MapCoordinator: Panel {
  let side = Side.left
  var onFinish: ((any Panel) -> Void)?

  func start() {}

  @objc func closeTapped() {
    onFinish?(self)
  }
}

/// The stores in a list.
final class ListCoordinator: Panel {
  let side = Side.left
  var onFinish: ((any Panel) -> Void)?

  func start() {}

  @objc func closeTapped() {
    onFinish?(self)
  }
}
