import UIKit

/// The photo that the courier took of the parcel's place.
final class DeliveryPhotoViewController: UIViewController {
  weak var coordinator: (any ParcelsCoordinating)?

  private let parcel: Parcel

  init(parcel: Parcel) {
    self.parcel = parcel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let close = UIAction(title: "Close") { [weak self] _ in self?.coordinator?.closePhoto() }
    let button = UIButton(configuration: .filled(), primaryAction: close)
    let photo = UIImageView(image: UIImage(named: parcel.id))
    photo.contentMode = .scaleAspectFit
    view = PageView(headline: parcel.sender, text: parcel.status, controls: [photo, button])
  }
}
