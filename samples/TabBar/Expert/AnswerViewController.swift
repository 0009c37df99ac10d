import Combine
import UIKit

/// What the expert says.
@MainActor
final class AnswerViewModel {
  let done = PassthroughSubject<Void, Never>()
  let question: String
  let answer = "Less water, more light."

  init(question: String) {
    self.question = question
  }

  func didTapDone() {
    done.send()
  }
}

/// The answer to a question.
final class AnswerViewController: UIViewController {
  private let viewModel: AnswerViewModel

  init(viewModel: AnswerViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let done = UIAction(title: "Thank you") { [weak self] _ in self?.viewModel.didTapDone() }
    let button = UIButton(configuration: .filled(), primaryAction: done)
    view = PageView(headline: viewModel.question, text: viewModel.answer, controls: [button])
  }
}
