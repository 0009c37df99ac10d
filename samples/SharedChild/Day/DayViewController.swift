import UIKit

/// The entries of the day, with a menu that begins another.
final class DayViewController: UITableViewController {
  private static let cellIdentifier = "Entry"
  private let viewModel: DayViewModel

  init(viewModel: DayViewModel) {
    self.viewModel = viewModel
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: makeProjectMenu())
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // However the page was left, by the back button, its menu or a swipe: it is off the stack now, and the flow over.
    if parent == nil {
      viewModel.didClose()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.lines.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.lines[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  private func makeProjectMenu() -> UIMenu {
    let actions = viewModel.projects.map { project in
      UIAction(title: project.name) { [weak self] _ in self?.viewModel.didChoose(project) }
    }
    return UIMenu(title: "New entry", children: actions)
  }
}
