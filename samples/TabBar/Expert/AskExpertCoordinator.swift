import Combine
import UIKit

/// A question to an expert, and the answer, on a sheet.
final class AskExpertCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let navigationController: UINavigationController

  private var cancellables: Set<AnyCancellable> = []

  /// The stack on the sheet. UIKit keeps it while it is presented.
  private weak var sheet: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = QuestionViewModel()
    viewModel.questionAsked
      .sink { [weak self] question in self?.showAnswer(to: question) }
      .store(in: &cancellables)
    viewModel.cancelled
      .sink { [weak self] in self?.close() }
      .store(in: &cancellables)
    let viewController = QuestionViewController(viewModel: viewModel)
    let sheet = UINavigationController(rootViewController: viewController)
    sheet.isModalInPresentation = true
    navigationController.present(sheet, animated: true)
    self.sheet = sheet
  }

  private func showAnswer(to question: String) {
    let viewModel = AnswerViewModel(question: question)
    viewModel.done
      .sink { [weak self] in self?.close() }
      .store(in: &cancellables)
    let viewController = AnswerViewController(viewModel: viewModel)
    sheet?.pushViewController(viewController, animated: true)
  }

  private func close() {
    sheet?.dismiss(animated: true)
    finish()
  }
}
