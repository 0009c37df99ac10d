import Algorithms
import GraphModel

/// Finds children that enter a collection of their parent and never leave it. Where that is because the end is never wired, ``FinishNotWired``
/// says so.
package struct ChildNeverRemoved: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "child-never-removed",
      summary: "A child coordinator enters a collection of its parent, and nothing takes it out again.",
      why: """
        The collection keeps the child, its screens and all that they hold long after the user has left them. Each \
        visit adds another one. A parent takes a child out when the child tells it that it has ended, or when the \
        navigation controller shows that its screens are gone.
        """,
      visible: """
        Open and leave the flow a few times: the memory graph shows one instance of the child for each visit, held \
        by the parent's collection.
        """,
      exception: "The child is meant to live as long as its parent, and enters once; say so in a comment.",
      source: "An article on the pattern: the parent takes the child out of its collection when it ends, or it "
        + "leaks; Soroush Khanlou, Coordinators Redux",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    let unwired = Set(
      app.observations.callbacks.filter { $0.isUnwired && $0.possibleSettings.isEmpty }.map { [$0.parent, $0.child] })
    let endless = app.observations.memberships.filter {
      isEndless($0) && !unwired.contains([$0.parent, $0.child])
    }
    // One statement that takes in many kinds of children is one offence.
    return endless.grouped { [$0.parent, $0.property, $0.evidence[0].location.sortKey.joined(separator: ":")] }
      .map { offence($0) }
  }

  private func offence(_ memberships: [Membership]) -> Offence {
    let first = memberships[0]
    let children = memberships.map(\.child).uniqued(on: \.self)
    let verb = children.count == 1 ? "enters" : "enter"
    return Offence(
      message: "\(children.summed) \(verb) \(first.parent).\(first.property), and nothing takes "
        + "\(children.count == 1 ? "it" : "them") out again; write `\(first.removal)` where the child ends",
      location: first.evidence[0].location, symbols: [first.parent, first.property] + children,
      places: first.evidence.saying("enters here")
        + memberships.flatMap(\.repetitions).uniqued(on: \.self).saying("and again each time this happens")
        + memberships.flatMap(\.endings).uniqued(on: \.self).saying(
          "the end arrives from here, but the parent does not take the child out"),
      isConclusive: memberships.contains { !$0.mayLeave })
  }

  /// A child that enters once and never says that it ends lives as long as its parent, as those of a tab bar do.
  private func isEndless(_ membership: Membership) -> Bool {
    membership.exits.isEmpty && !(membership.repetitions.isEmpty && membership.endings.isEmpty)
  }

  private static let badExample = example(statement: "child.start()")

  private static let goodExample = example(
    statement: "child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }\n    child.start()",
    property: "var onFinish: ((Coordinator) -> Void)?", call: "onFinish?(self)")

  private static func example(statement: String, property: String = "", call: String = "") -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class DetailCoordinator: Coordinator {
      \(property)
      func start() { \(call) }
    }

    final class ListViewController: UIViewController {
      var onSelect: (() -> Void)?
      @objc private func rowTapped() { onSelect?() }
    }

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()
      private var children: [Coordinator] = []

      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }

      private func showDetail() {
        let child = DetailCoordinator()
        children.append(child)
        \(statement)
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
