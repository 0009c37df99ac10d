import UIKit

/// Makes the window, and forgets to keep the root coordinator.
@main
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    // unretained-root
    let coordinator = AppCoordinator(window: window)
    coordinator.start()
  }
}
