import GraphModel

/// Finds removals that name a kind of child where one child is meant.
package struct RemovedByKind: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "removed-by-kind",
      summary: "A parent takes out all children of a kind where one of them has ended.",
      why: """
        Where two children of the kind can live, as those of two tabs or of a profile that leads to another, the one \
        that goes on is deallocated with the one that has ended, and its screens stay without a coordinator.
        """,
      visible: "The memory graph has no instance of the child that goes on; buttons of its screens do nothing.",
      exception: "The two never live at a time, for reasons that the code does not show.",
      source: "Soroush Khanlou, Coordinators Redux: the parent removes the child that it is told of, by identity",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.kindRemovals.map { removal in
      let subject =
        removal.children.count == 1
        ? "every \(removal.children[0])" : "\(removal.children.summed), which are of one kind,"
      return Offence(
        message: "this takes \(subject) out of \(removal.parent).\(removal.property) where one has ended; "
          + "write `\(removal.remedy)`",
        location: removal.removal.location, symbols: [removal.parent, removal.property] + removal.children,
        places: [removal.removal].saying("taken out by its kind") + removal.entries.saying("enters here"))
    }
  }

  private static let badExample = example(condition: "$0.kind == child.kind")

  private static let goodExample = example(condition: "$0 === child")

  private static func example(condition: String) -> String {
    """
    enum Kind { case shop, account }

    protocol Coordinator: AnyObject {
      var kind: Kind { get }
      func start()
    }

    final class CartCoordinator: Coordinator {
      let kind = Kind.shop
      var onFinish: ((Coordinator) -> Void)?
      func start() {}
      @objc func doneTapped() { onFinish?(self) }
    }

    final class SearchCoordinator: Coordinator {
      let kind = Kind.shop
      var onFinish: ((Coordinator) -> Void)?
      func start() {}
      @objc func doneTapped() { onFinish?(self) }
    }

    final class AppCoordinator: Coordinator {
      let kind = Kind.account
      private var children: [Coordinator] = []

      func start() {
        let cart = CartCoordinator()
        cart.onFinish = { [weak self] child in self?.remove(child) }
        children.append(cart)
        cart.start()
        let search = SearchCoordinator()
        search.onFinish = { [weak self] child in self?.remove(child) }
        children.append(search)
        search.start()
      }

      private func remove(_ child: Coordinator) { children.removeAll { \(condition) } }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """
  }
}
