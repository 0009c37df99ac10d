import GraphModel

/// Finds delegate protocols that keep their references from being weak.
package struct DelegateNotClassBound: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "delegate-not-class-bound",
      summary:
        "The protocol of a delegate is not class-bound, so that the reference cannot be weak and closes a circle.",
      why: """
        Swift lets only references to classes be weak. As long as a struct could conform to the protocol, the \
        delegate is held strongly, and the coordinator and the object that calls it back keep each other for ever.
        """,
      source: "The Swift Programming Language, Protocols: class-only protocols; Automatic Reference Counting",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    var seen: Set<String> = []
    return app.observations.references.sorted { $0.chain.isLasting && !$1.chain.isLasting }.compactMap { reference in
      guard case .open(let name, let location, true) = reference.declared, seen.insert(name).inserted else {
        return nil
      }
      return Offence(
        message:
          "\(name) is not class-bound, so that \(reference.holder).\(reference.property) cannot be weak and keeps "
          + "\(reference.coordinator) in a circle; let it refine AnyObject and make the property weak",
        location: location, symbols: [name, reference.holder, reference.property],
        evidence: [reference.declaration] + reference.evidence + reference.chain.links,
        isConclusive: reference.chain.isLasting)
    }
  }

  private static let badExample = example(refined: "", modifier: "")

  private static let goodExample = example(refined: ": AnyObject", modifier: "weak ")

  private static func example(refined: String, modifier: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    protocol LoginCoordinatorDelegate\(refined) { func loginDidFinish(_ child: LoginCoordinator) }

    final class LoginCoordinator: Coordinator {
      \(modifier)var delegate: LoginCoordinatorDelegate?
      func start() {}
      @objc func doneTapped() { delegate?.loginDidFinish(self) }
    }

    final class AppCoordinator: Coordinator, LoginCoordinatorDelegate {
      private var children: [Coordinator] = []

      func start() {
        let child = LoginCoordinator()
        child.delegate = self
        children.append(child)
        child.start()
      }

      func loginDidFinish(_ child: LoginCoordinator) { children.removeAll { $0 === child } }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
