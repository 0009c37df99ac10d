import UIKit

/// What is known about a scanned parcel.
final class ScanResultViewController: UIViewController {
  weak var coordinator: (any ScanCoordinating)?

  private let code: String

  init(code: String) {
    self.code = code
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let done = UIAction(title: "Done") { [weak self] _ in self?.coordinator?.endScan() }
    let button = UIButton(configuration: .filled(), primaryAction: done)
    view = PageView(headline: code, text: "Registered this morning, not yet on its way.", controls: [button])
  }
}
