/// The flows of the app, so that a parent can tell which of its children has finished.
enum CoordinatorType {
  case app
  case onboarding
  case parcels
  case scan
}
