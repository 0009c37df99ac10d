import Combine
import UIKit

/// The days of the journal.
@MainActor
final class JournalViewModel {
  let entrySelected = PassthroughSubject<JournalEntry, Never>()
  let entries: [JournalEntry]

  init(entries: [JournalEntry]) {
    self.entries = entries
  }

  func didSelectRow(_ row: Int) {
    entrySelected.send(entries[row])
  }
}

/// The journal, one day a row.
final class JournalViewController: UITableViewController {
  private static let cellIdentifier = "Entry"
  private let viewModel: JournalViewModel

  init(viewModel: JournalViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let entry = viewModel.entries[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = entry.day
    content.secondaryText = entry.note
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectRow(indexPath.row)
  }
}
