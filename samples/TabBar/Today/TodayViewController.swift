import Combine
import UIKit

/// The plants that need something today.
@MainActor
final class TodayViewModel {
  let plantSelected = PassthroughSubject<Plant, Never>()
  let plants: [Plant]

  init(plants: [Plant]) {
    self.plants = plants
  }

  func didSelectRow(_ row: Int) {
    plantSelected.send(plants[row])
  }
}

/// The tasks of the day, one a row.
final class TodayViewController: UITableViewController {
  private static let cellIdentifier = "Task"
  private let viewModel: TodayViewModel

  init(viewModel: TodayViewModel) {
    self.viewModel = viewModel
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.plants.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let plant = viewModel.plants[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = plant.task
    content.secondaryText = plant.name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectRow(indexPath.row)
  }
}
