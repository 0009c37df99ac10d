/// The ways that lead on from the welcome page.
struct WelcomeActions {
  let openRecipeBook: () -> Void
}

/// What the welcome page says, and where it leads.
@MainActor
final class WelcomeViewModel {
  let headline = "Good evening"
  let text = "Your recipes wait where you left them."

  private let actions: WelcomeActions

  init(actions: WelcomeActions) {
    self.actions = actions
  }

  func didTapOpen() {
    actions.openRecipeBook()
  }
}
