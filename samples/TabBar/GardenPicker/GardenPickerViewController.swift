import Combine
import UIKit

/// The gardens to choose from.
@MainActor
final class GardenPickerViewModel {
  /// Sends once the garden of the session is set.
  let gardenPicked = PassthroughSubject<Void, Never>()

  private let session: GardenSession

  init(session: GardenSession) {
    self.session = session
  }

  var gardens: [String] { session.gardens }

  func didSelectRow(_ row: Int) {
    session.garden = gardens[row]
    gardenPicked.send()
  }
}

/// A list of gardens.
final class GardenPickerViewController: UITableViewController {
  private static let cellIdentifier = "Garden"
  private let viewModel: GardenPickerViewModel

  init(viewModel: GardenPickerViewModel) {
    self.viewModel = viewModel
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.gardens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.gardens[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectRow(indexPath.row)
  }
}
