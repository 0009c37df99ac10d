import UIKit

/// The page of one project.
final class ProjectViewController: UIViewController {
  private let viewModel: ProjectViewModel

  init(viewModel: ProjectViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let add = UIAction(title: "Add time") { [weak self] _ in self?.viewModel.didTapAdd() }
    let button = UIButton(configuration: .filled(), primaryAction: add)
    view = PageView(headline: viewModel.title, text: viewModel.total, controls: [button])
  }
}
