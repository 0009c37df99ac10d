import Combine
import UIKit

/// One plant as its page shows it.
@MainActor
final class PlantDetailViewModel {
  /// Sends after the page has left the screen for good.
  let closed = PassthroughSubject<Void, Never>()
  let plant: Plant

  init(plant: Plant) {
    self.plant = plant
  }

  func didClose() {
    closed.send()
  }
}

/// The page of a plant.
final class PlantDetailViewController: UIViewController {
  private let viewModel: PlantDetailViewModel

  init(viewModel: PlantDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = PageView(headline: viewModel.plant.name, text: viewModel.plant.task, controls: [])
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // However the page was left, by the back button, its menu or a swipe: it is off the stack now, and the flow over.
    if parent == nil {
      viewModel.didClose()
    }
  }
}
