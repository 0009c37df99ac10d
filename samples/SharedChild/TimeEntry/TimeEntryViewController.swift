import UIKit

/// Asks how long the work took.
final class TimeEntryViewController: UIViewController {
  private let viewModel: TimeEntryViewModel
  private let field = UITextField()

  init(viewModel: TimeEntryViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    field.borderStyle = .roundedRect
    field.keyboardType = .numberPad
    field.placeholder = "Minutes"
    let tag = UIAction(title: "Tag") { [weak self] _ in self?.viewModel.didTapTag() }
    let save = UIAction(title: "Save") { [weak self] _ in self?.save() }
    view = PageView(
      headline: viewModel.title, text: "How long did it take?",
      controls: [
        field,
        UIButton(configuration: .bordered(), primaryAction: tag),
        UIButton(configuration: .filled(), primaryAction: save),
      ])
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // However the page was left, by the back button, its menu or a swipe: it is off the stack now, and the flow over.
    if parent == nil {
      viewModel.didClose()
    }
  }

  private func save() {
    guard let minutes = field.text.flatMap(Int.init) else { return }
    viewModel.didTapSave(minutes: minutes)
  }
}
