import UIKit

/// The entry of the counter build.
///
/// The phone build declares scenes in its property list, and UIKit makes a `SceneDelegate` for each. The build for the
/// tablet on a parcel shop's counter declares none, so that the one window is opened here.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil else { return true }
    let navigationController = UINavigationController()
    coordinator = AppCoordinator(router: NavigationRouter(navigationController: navigationController))
    coordinator?.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }
}
