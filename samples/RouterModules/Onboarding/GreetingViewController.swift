import UIKit

/// Says what the app is for.
final class GreetingViewController: UIViewController {
  weak var coordinator: (any OnboardingCoordinating)?

  override func loadView() {
    let next = UIAction(title: "Continue") { [weak self] _ in self?.coordinator?.showPostcode() }
    let button = UIButton(configuration: .filled(), primaryAction: next)
    view = PageView(headline: "Never miss the courier", text: "See when your parcels arrive.", controls: [button])
  }
}
