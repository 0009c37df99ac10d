import Combine
import UIKit

/// All plants of the garden.
@MainActor
final class PlantListViewModel {
  let plantSelected = PassthroughSubject<Plant, Never>()

  private let session: GardenSession

  init(session: GardenSession) {
    self.session = session
  }

  var plants: [Plant] { session.plants }

  func didSelectRow(_ row: Int) {
    plantSelected.send(plants[row])
  }
}

/// The names of the plants, one a row.
final class PlantListViewController: UITableViewController {
  private static let cellIdentifier = "Plant"
  private let viewModel: PlantListViewModel

  init(viewModel: PlantListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.plants.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.plants[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectRow(indexPath.row)
  }
}
