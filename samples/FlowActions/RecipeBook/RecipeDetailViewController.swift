import UIKit

/// The page of one recipe.
final class RecipeDetailViewController: UIViewController {
  private let viewModel: RecipeDetailViewModel

  init(viewModel: RecipeDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let cook = UIAction(title: "Start cooking") { [weak self] _ in self?.viewModel.didTapCook() }
    let button = UIButton(configuration: .filled(), primaryAction: cook)
    view = PageView(headline: viewModel.title, text: viewModel.ingredients, buttons: [button])
  }
}
