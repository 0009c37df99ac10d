import UIKit

/// What the ticket list asks of whoever shows it.
@MainActor
protocol TicketOffersViewControllerDelegate: AnyObject {
  func didChooseOffer(_ offer: TicketOffer)
  func didCancelPurchase()
}

/// The tickets on sale.
final class TicketOffersViewController: UITableViewController {
  weak var delegate: (any TicketOffersViewControllerDelegate)?

  private static let cellIdentifier = "Offer"
  private let offers: [TicketOffer]

  init(offers: [TicketOffer]) {
    self.offers = offers
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tickets"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        self?.delegate?.didCancelPurchase()
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    offers.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let offer = offers[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = offer.name
    content.secondaryText = offer.price
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didChooseOffer(offers[indexPath.row])
  }
}
