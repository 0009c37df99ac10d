import UIKit

/// The hub of the app, and of most of its pitfalls.
// too-many-children
final class ShopCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private var children: [any Coordinator] = []
  private var checkout: CheckoutCoordinator?
  private var reviews: ReviewCoordinator?
  private var newsletter: NewsletterCoordinator?
  private var help: HelpCoordinator?
  private var profile: ProfileCoordinator?
  private var settings: SettingsCoordinator?
  private var rewards: RewardsCoordinator?
  private var stores: StoresCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ShopViewController()
    screen.onSelect = { [weak self] section in self?.show(section) }
    navigationController.setViewControllers([screen], animated: false)
  }

  private func show(_ section: ShopViewController.Section) {
    switch section {
    case .search: showSearch()
    case .orders: showOrders()
    case .checkout: showCheckout()
    case .reviews: showReviews()
    case .newsletter: showNewsletter()
    case .help: showHelp()
    case .profile: showProfile()
    case .settings: showSettings()
    case .rewards: showRewards()
    case .stores: showStores()
    }
  }

  private func showSearch() {
    // unretained-child
    let search = SearchCoordinator(navigationController: navigationController)
    search.start()
  }

  private func showOrders() {
    let orders = OrdersCoordinator(navigationController: navigationController)
    // child-never-removed
    children.append(orders)
    orders.start()
  }

  private func showCheckout() {
    // finish-not-wired
    let checkout = CheckoutCoordinator(navigationController: navigationController)
    self.checkout = checkout
    checkout.start()
  }

  private func showReviews() {
    let reviews = ReviewCoordinator(navigationController: navigationController)
    self.reviews = reviews
    // finish-never-called
    reviews.onFinish = { [weak self] in self?.reviews = nil }
    reviews.start()
  }

  private func showNewsletter() {
    // child-never-started
    newsletter = NewsletterCoordinator(navigationController: navigationController)
  }

  private func showHelp() {
    let help = HelpCoordinator(navigationController: navigationController)
    self.help = help
    help.start()
    // started-twice
    help.start()
  }

  private func showProfile() {
    let profile = ProfileCoordinator(navigationController: navigationController)
    self.profile = profile
    profile.delegate = self
    profile.start()
  }

  private func showSettings() {
    let settings = SettingsCoordinator(navigationController: navigationController)
    self.settings = settings
    settings.delegate = self
    settings.start()
  }

  private func showRewards() {
    let rewards = RewardsCoordinator(navigationController: navigationController)
    self.rewards = rewards
    // strong-self-capture
    rewards.onFinish = { self.rewards = nil }
    rewards.start()
  }

  private func showStores() {
    let stores = StoresCoordinator(navigationController: navigationController)
    self.stores = stores
    stores.start()
  }
}

extension ShopCoordinator: ProfileCoordinatorDelegate {
  func profileDidFinish() {
    profile = nil
  }
}

extension ShopCoordinator: SettingsCoordinatorDelegate {
  func settingsDidFinish() {
    settings = nil
  }
}
