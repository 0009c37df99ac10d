import UIKit

/// What the list asks of whoever shows it.
@MainActor
protocol ExhibitListViewControllerDelegate: AnyObject {
  func didSelectExhibit(_ exhibit: Exhibit)
}

/// All exhibits of the tour.
///
/// The list reports what was tapped. Whether that opens a page, a map or nothing is not its decision.
final class ExhibitListViewController: UITableViewController {
  weak var delegate: (any ExhibitListViewControllerDelegate)?

  private static let cellIdentifier = "Exhibit"
  private let exhibits: [Exhibit]

  init(exhibits: [Exhibit]) {
    self.exhibits = exhibits
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "On display"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    exhibits.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let exhibit = exhibits[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = exhibit.title
    content.secondaryText = "\(exhibit.artist), room \(exhibit.room)"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelectExhibit(exhibits[indexPath.row])
  }
}
