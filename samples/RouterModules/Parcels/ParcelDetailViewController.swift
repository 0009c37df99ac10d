import UIKit

/// Where one parcel is.
final class ParcelDetailViewController: UIViewController {
  weak var coordinator: (any ParcelsCoordinating)?

  private let parcel: Parcel

  init(parcel: Parcel) {
    self.parcel = parcel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let photo = UIAction(title: "Show the photo") { [weak self] _ in self?.showPhoto() }
    let button = UIButton(configuration: .filled(), primaryAction: photo)
    view = PageView(headline: parcel.sender, text: parcel.status, controls: [button])
  }

  private func showPhoto() {
    coordinator?.showPhoto(of: parcel)
  }
}
