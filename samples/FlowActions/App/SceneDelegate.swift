import UIKit

/// Makes the window and its navigation stack, and keeps the coordinator that fills the stack.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let presenter = UINavigationController()
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = presenter
    coordinator = AppCoordinator(presenter: presenter)
    coordinator?.start()
    window?.makeKeyAndVisible()
  }
}
