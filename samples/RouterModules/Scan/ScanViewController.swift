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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The back button and the swipe end the flow as well; without this the parent would keep the coordinator.
    if isMovingFromParent {
      coordinator?.endScan()
    }
  }

  private func lookUp() {
    guard let code = field.text, !code.isEmpty else { return }
    coordinator?.showResult(for: code)
  }
}
