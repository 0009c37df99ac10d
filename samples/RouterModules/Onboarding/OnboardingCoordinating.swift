/// What the screens of the onboarding ask of their coordinator.
@MainActor
protocol OnboardingCoordinating: Coordinator {
  func showPostcode()
  func didEnter(postcode: String)
}
