import UIKit

/// What the page of an exhibit asks of whoever shows it.
@MainActor
protocol ExhibitDetailViewControllerDelegate: AnyObject {
  func didRequestTickets()
}

/// The story of one exhibit, with the way to the tickets.
final class ExhibitDetailViewController: UIViewController {
  weak var delegate: (any ExhibitDetailViewControllerDelegate)?

  private let exhibit: Exhibit

  init(exhibit: Exhibit) {
    self.exhibit = exhibit
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = PageView(headline: exhibit.artist, text: exhibit.story, buttons: [makeTicketButton()])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = exhibit.title
  }

  private func makeTicketButton() -> UIButton {
    let action = UIAction(title: "Visit room \(exhibit.room)") { [weak self] _ in
      self?.delegate?.didRequestTickets()
    }
    return UIButton(configuration: .filled(), primaryAction: action)
  }
}
