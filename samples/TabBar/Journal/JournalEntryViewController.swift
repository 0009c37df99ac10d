import Combine
import UIKit

/// One day of the journal.
@MainActor
final class JournalEntryViewModel {
  let plantSelected = PassthroughSubject<Plant, Never>()
  let entry: JournalEntry

  init(entry: JournalEntry) {
    self.entry = entry
  }

  func didTapPlant() {
    plantSelected.send(entry.plant)
  }
}

/// The note of a day, with the way to the plant.
final class JournalEntryViewController: UIViewController {
  private let viewModel: JournalEntryViewModel

  init(viewModel: JournalEntryViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let entry = viewModel.entry
    let open = UIAction(title: entry.plant.name) { [weak self] _ in self?.viewModel.didTapPlant() }
    let button = UIButton(configuration: .bordered(), primaryAction: open)
    view = PageView(headline: entry.day, text: entry.note, controls: [button])
  }
}
