import UIKit

/// Owns the window and the root of the coordinator tree.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// The root coordinator. Nothing else keeps it: in a local variable it would be gone at the end of
  /// `scene(_:willConnectTo:options:)`, and every weak delegate that leads to it would be `nil`.
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    coordinator = AppCoordinator(window: window)
    coordinator?.start()
  }
}
