import Combine
import UIKit

/// What the button above the tab bar offers.
@MainActor
final class MainTabBarViewModel {
  let addPlant = PassthroughSubject<Void, Never>()
  let askExpert = PassthroughSubject<Void, Never>()
  let leaveGarden = PassthroughSubject<Void, Never>()

  func didTapAddPlant() {
    addPlant.send()
  }

  func didTapAskExpert() {
    askExpert.send()
  }

  func didTapLeaveGarden() {
    leaveGarden.send()
  }
}

/// The tabs, with a button that floats above the bar.
final class MainTabBarController: UITabBarController {
  private let viewModel: MainTabBarViewModel

  init(viewModel: MainTabBarViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(configuration: .filled())
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -16),
    ])
  }

  private func makeMenu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Add a plant") { [weak self] _ in self?.viewModel.didTapAddPlant() },
      UIAction(title: "Ask an expert") { [weak self] _ in self?.viewModel.didTapAskExpert() },
      UIAction(title: "Leave this garden") { [weak self] _ in self?.viewModel.didTapLeaveGarden() },
    ])
  }
}
