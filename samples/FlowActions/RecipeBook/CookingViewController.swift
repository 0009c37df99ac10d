import UIKit

/// The steps in large print, to be read from across the kitchen.
final class CookingViewController: UIViewController {
  private let viewModel: CookingViewModel

  init(viewModel: CookingViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let done = UIAction(title: "Enjoy your meal") { [weak self] _ in self?.viewModel.didTapDone() }
    let button = UIButton(configuration: .filled(), primaryAction: done)
    view = PageView(headline: viewModel.title, text: viewModel.steps, buttons: [button])
  }
}
