import UIKit

/// Lists the stores nearby.
final class StoresViewController: UIViewController {
  private let viewModel: StoresViewModel

  init(viewModel: StoresViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func rowTapped() { viewModel.select() }
  @objc private func filterTapped() { viewModel.filter() }
  @objc private func locationTapped() { viewModel.locate() }
  @objc private func directionsTapped() { viewModel.findTheWay() }
  @objc private func newsTapped() { viewModel.readNews() }
}
