import Testing

/// Cells of a page's list that tell a coordinator something by what the page hands them.
@Suite struct CellTests {
  private static func app(cell: String, registration: String = "") -> Fixture {
    Fixture(
      """
      protocol ListDelegate: AnyObject { func open() }
      class RowView: UIView { weak var delegate: ListDelegate?; func tapped() { delegate?.open() } }
      class RowCell: UICollectionViewCell { let row = RowView() }
      typealias RowRegistration = UICollectionView.CellRegistration<RowCell, String>
      class ListSource: NSObject {
        weak var delegate: ListDelegate?
        \(registration)
        func cell(in list: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
          let cell = \(cell)
          cell.row.delegate = delegate
          return cell
        }
      }
      class ListViewController: UIViewController { let source = ListSource() }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator, ListDelegate {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.source.delegate = self
          navigation.viewControllers = [list]
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  @Test(arguments: [
    ("list.dequeueReusableCell(withReuseIdentifier: \"row\", for: path) as! RowCell", ""),
    (
      "list.dequeueConfiguredReusableCell(using: rows, for: path, item: \"\")",
      "let rows = UICollectionView.CellRegistration<RowCell, String> { _, _, _ in }"
    ),
    (
      "list.dequeueConfiguredReusableCell(using: rows, for: path, item: \"\")",
      "let rows = ListSource.makeRows(); static func makeRows() -> RowRegistration { RowRegistration { _, _, _ in } }"
    ),
  ])
  func `a view in a cell sends by the delegate that it was given`(cell: String, registration: String) {
    Self.app(cell: cell, registration: registration).expect(
      """
      delegate ListSource -> AppCoordinator via delegate links delegate protocol ListDelegate weak
      delegate RowView -> AppCoordinator via delegate links delegate protocol ListDelegate weak messages open
      flow ListViewController -> DetailViewController open push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      """)
  }
}
