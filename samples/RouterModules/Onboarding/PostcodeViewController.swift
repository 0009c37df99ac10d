import UIKit

/// Asks for the postcode that parcels go to.
final class PostcodeViewController: UIViewController {
  weak var coordinator: (any OnboardingCoordinating)?

  private let field = UITextField()

  override func loadView() {
    field.borderStyle = .roundedRect
    field.placeholder = "Postcode"
    let save = UIAction(title: "Save") { [weak self] _ in self?.save() }
    let button = UIButton(configuration: .filled(), primaryAction: save)
    view = PageView(headline: "Where do you live?", text: "The postcode is enough.", controls: [field, button])
  }

  private func save() {
    guard let postcode = field.text, !postcode.isEmpty else { return }
    coordinator?.didEnter(postcode: postcode)
  }
}
