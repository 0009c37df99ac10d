import GraphModel

/// Finds methods of delegate protocols that nobody sends.
package struct UnusedDelegateMessage: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "unused-delegate-message",
      summary: "A delegate protocol asks a coordinator for a method that nobody calls.",
      why: """
        The answer to it is dead code, and a reader takes it for a way through the app. Either the call was \
        forgotten, and a button does nothing, or the method was.
        """,
      visible: "A breakpoint in the answer is never hit.",
      exception: "Objective-C, or a target that is not read, sends it.",
      source: "Apple, Cocoa Core Competencies, Delegation: the delegating object sends the messages of its protocol",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .info)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    unheard(in: app)
      + app.observations.requirements.filter { isUnused($0, in: app) }.map { requirement in
        Offence(
          message: "nobody sends \(requirement.protocolName).\(requirement.name), which "
            + "\(requirement.coordinators.listed) answers; send it, or remove it",
          location: requirement.declaration.location, symbols: [requirement.protocolName, requirement.name],
          places: [requirement.declaration].saying("declared here"))
      }
  }

  /// Protocols to which nothing conforms.
  private func unheard(in app: ObservedApp) -> [Offence] {
    app.observations.unheardProtocols.map { unheard in
      Offence(
        message: "nothing conforms to \(unheard.protocolName), so that what \(unheard.holder) sends through "
          + "\(unheard.property) reaches nobody; let its coordinator conform, or delete it",
        location: unheard.declaration.location, symbols: [unheard.protocolName],
        places: [unheard.declaration].saying("declared here") + unheard.sends.saying("sent here"))
    }
  }

  private func isUnused(_ requirement: Requirement, in app: ObservedApp) -> Bool {
    guard requirement.sends.isEmpty, !requirement.coordinators.isEmpty else { return false }
    // That a child never says that it ends is told where its parent waits for it.
    return !requirement.isEnding
      || !app.observations.callbacks.contains {
        $0.protocolName == requirement.protocolName && $0.isHeard && $0.sends.isEmpty
      }
  }

  private static let badExample = example(call: "")

  private static let goodExample = example(call: "delegate?.listDidSelectHelp()")

  private static func example(call: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    protocol ListViewControllerDelegate: AnyObject { func listDidSelectHelp() }

    final class ListViewController: UIViewController {
      weak var delegate: ListViewControllerDelegate?
      @objc private func helpTapped() { \(call) }
    }

    final class AppCoordinator: Coordinator, ListViewControllerDelegate {
      private let navigationController = UINavigationController()

      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: false)
      }

      func listDidSelectHelp() { navigationController.popToRootViewController(animated: true) }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
