import UIKit

/// What the summary asks of whoever shows it.
@MainActor
protocol TicketSummaryViewControllerDelegate: AnyObject {
  func didConfirmPurchase()
}

/// The chosen ticket, ready to be bought.
final class TicketSummaryViewController: UIViewController {
  weak var delegate: (any TicketSummaryViewControllerDelegate)?

  private let offer: TicketOffer

  init(offer: TicketOffer) {
    self.offer = offer
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = PageView(headline: offer.name, text: "Valid on any day of your choice.", buttons: [makeBuyButton()])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your ticket"
  }

  private func makeBuyButton() -> UIButton {
    let action = UIAction(title: "Buy for \(offer.price)") { [weak self] _ in
      self?.delegate?.didConfirmPurchase()
    }
    return UIButton(configuration: .filled(), primaryAction: action)
  }
}
