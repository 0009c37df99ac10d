/// What the screens around the parcels ask of their coordinator.
@MainActor
protocol ParcelsCoordinating: Coordinator {
  func showDetail(of parcel: Parcel)
  func showPhoto(of parcel: Parcel)
  func closePhoto()
  func scan()
  func changeAddress()
}
