import UIKit

/// The title and the ingredients of a new recipe.
final class RecipeEditorViewController: UITableViewController {
  private static let cellIdentifier = "Ingredient"
  private let viewModel: RecipeEditorViewModel
  private let titleField = UITextField()

  init(viewModel: RecipeEditorViewModel) {
    self.viewModel = viewModel
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New recipe"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    configureTitleField()
    configureBar()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.ingredients.count + 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = isLast(indexPath) ? "Add an ingredient" : viewModel.ingredients[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard isLast(indexPath) else { return }
    viewModel.didTapAddIngredient()
  }

  private func isLast(_ indexPath: IndexPath) -> Bool {
    indexPath.row == viewModel.ingredients.count
  }

  private func configureTitleField() {
    titleField.placeholder = "Title"
    titleField.frame.size.height = 44
    titleField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.title = titleField.text ?? ""
      }, for: .editingChanged)
    tableView.tableHeaderView = titleField
  }

  private func configureBar() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapCancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapSave() })
  }
}
