import UIKit

/// The start page: today, or the projects.
final class StartViewController: UIViewController {
  private let viewModel: StartViewModel

  init(viewModel: StartViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let day = UIAction(title: "Today") { [weak self] _ in self?.viewModel.didTapDay() }
    let projects = UIAction(title: "Projects") { [weak self] _ in self?.viewModel.didTapProjects() }
    let buttons = [day, projects].map { UIButton(configuration: .filled(), primaryAction: $0) }
    view = PageView(headline: "Hours", text: "What have you been working on?", controls: buttons)
  }
}
