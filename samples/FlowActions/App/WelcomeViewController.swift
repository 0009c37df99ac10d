import UIKit

/// The first page, with the recipe book behind a button.
final class WelcomeViewController: UIViewController {
  private let viewModel: WelcomeViewModel

  init(viewModel: WelcomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let open = UIAction(title: "Open the recipe book") { [weak self] _ in self?.viewModel.didTapOpen() }
    let button = UIButton(configuration: .filled(), primaryAction: open)
    view = PageView(headline: viewModel.headline, text: viewModel.text, buttons: [button])
  }
}
