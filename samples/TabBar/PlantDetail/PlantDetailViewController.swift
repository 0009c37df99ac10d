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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The back button and the swipe go past every button of ours, so the page itself reports that it is gone.
    if isMovingFromParent {
      viewModel.didClose()
    }
  }
}
