import Combine
import UIKit

/// A plant that is about to be added.
@MainActor
final class AddPlantViewModel {
  let plantAdded = PassthroughSubject<Plant, Never>()
  let cancelled = PassthroughSubject<Void, Never>()

  private let session: GardenSession

  init(session: GardenSession) {
    self.session = session
  }

  func didTapAdd(name: String) {
    let plant = Plant(name: name, task: "Say hello")
    session.add(plant)
    plantAdded.send(plant)
  }

  func didTapCancel() {
    cancelled.send()
  }
}

/// Asks for the name of a plant.
final class AddPlantViewController: UIViewController {
  private let viewModel: AddPlantViewModel
  private let field = UITextField()

  init(viewModel: AddPlantViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let add = UIAction(title: "Add") { [weak self] _ in self?.add() }
    let button = UIButton(configuration: .filled(), primaryAction: add)
    view = PageView(headline: "A new plant", text: "What do you call it?", controls: [field, button])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapCancel() })
  }

  private func add() {
    guard let name = field.text, !name.isEmpty else { return }
    viewModel.didTapAdd(name: name)
  }
}
