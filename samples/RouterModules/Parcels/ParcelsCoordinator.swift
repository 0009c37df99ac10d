/// The parcels on their way, the page of each, and the photo of the place where the courier left it.
final class ParcelsCoordinator: ParcelsCoordinating {
  let type = CoordinatorType.parcels
  let router: any Router
  var childCoordinators: [any Coordinator] = []
  weak var finishDelegate: (any CoordinatorFinishDelegate)?

  init(router: any Router) {
    self.router = router
  }

  func start() {
    let list = ParcelListViewController(parcels: Parcel.announced)
    list.coordinator = self
    router.setRoot(list)
  }

  func showDetail(of parcel: Parcel) {
    let detail = ParcelDetailViewController(parcel: parcel)
    detail.coordinator = self
    router.push(detail)
  }

  func showPhoto(of parcel: Parcel) {
    let photo = DeliveryPhotoViewController(parcel: parcel)
    photo.coordinator = self
    router.present(photo)
  }

  func closePhoto() {
    router.dismiss()
  }

  func scan() {
    let scan = ScanCoordinator(router: router)
    scan.finishDelegate = self
    childCoordinators.append(scan)
    scan.start()
  }

  func changeAddress() {
    finish()
  }
}

extension ParcelsCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ coordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
