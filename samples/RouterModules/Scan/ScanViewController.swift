import UIKit

/// Takes the code of a label.
final class ScanViewController: UIViewController {
  weak var coordinator: (any ScanCoordinating)?

  private let field = UITextField()

  override func loadView() {
    field.borderStyle = .roundedRect
    field.placeholder = "Code below the bars"
    let look = UIAction(title: "Look it up") { [weak self] _ in self?.lookUp() }
    let button = UIButton(configuration: .filled(), primaryAction: look)
    view = PageView(headline: "Scan a label", text: "Or type the code.", controls: [field, button])
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // However the page was left, by the back button, its menu or a swipe: it is off the stack now, and the flow over.
    if parent == nil {
      coordinator?.didLeaveScan()
    }
  }

  private func lookUp() {
    guard let code = field.text, !code.isEmpty else { return }
    coordinator?.showResult(for: code)
  }
}
