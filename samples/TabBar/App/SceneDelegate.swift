import UIKit

/// Owns the window and the root of the coordinator tree.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let navigationController = UINavigationController()
    navigationController.setNavigationBarHidden(true, animated: false)
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = navigationController
    appCoordinator = AppCoordinator(navigationController: navigationController)
    appCoordinator?.start()
    window?.makeKeyAndVisible()
  }
}
