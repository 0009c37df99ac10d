import Combine
import UIKit

/// A question in the making.
@MainActor
final class QuestionViewModel {
  let questionAsked = PassthroughSubject<String, Never>()
  let cancelled = PassthroughSubject<Void, Never>()

  func didTapAsk(_ question: String) {
    questionAsked.send(question)
  }

  func didTapCancel() {
    cancelled.send()
  }
}

/// Asks what the matter is.
final class QuestionViewController: UIViewController {
  private let viewModel: QuestionViewModel
  private let field = UITextField()

  init(viewModel: QuestionViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    field.borderStyle = .roundedRect
    field.placeholder = "Yellow leaves since …"
    let ask = UIAction(title: "Ask") { [weak self] _ in self?.ask() }
    let button = UIButton(configuration: .filled(), primaryAction: ask)
    view = PageView(headline: "What is the matter?", text: "One sentence will do.", controls: [field, button])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapCancel() })
  }

  private func ask() {
    guard let question = field.text, !question.isEmpty else { return }
    viewModel.didTapAsk(question)
  }
}
