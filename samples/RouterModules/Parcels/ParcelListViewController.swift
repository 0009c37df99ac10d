import UIKit

/// Everything that is on its way.
final class ParcelListViewController: UITableViewController {
  weak var coordinator: (any ParcelsCoordinating)?

  private static let cellIdentifier = "Parcel"
  private let parcels: [Parcel]

  init(parcels: [Parcel]) {
    self.parcels = parcels
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Address") { [weak self] _ in self?.coordinator?.changeAddress() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .camera, primaryAction: UIAction { [weak self] _ in self?.coordinator?.scan() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    parcels.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let parcel = parcels[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = parcel.sender
    content.secondaryText = parcel.status
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.showDetail(of: parcels[indexPath.row])
  }
}
