import Algorithms
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
      visible: """
        As with a strong delegate: both are in the memory graph after the flow has ended, each held by the other.
        """,
      exception: "Values conform to the protocol, too, and none of them is kept by what it tells.",
      source: "The Swift Programming Language, Protocols: class-only protocols; Automatic Reference Counting",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.references.compactMap { reference -> (name: String, place: SourceLocation, of: BackReference)? in
      guard case .open(let name, let location, true) = reference.declared else { return nil }
      return (name, location, reference)
    }.grouped { [$0.name] }.map { group in offence(of: group[0].name, at: group[0].place, group.map(\.of)) }
  }

  private func offence(of name: String, at location: SourceLocation, _ references: [BackReference]) -> Offence {
    let lasting = references.filter(\.chain.isLasting)
    let told = lasting.isEmpty ? references : lasting
    let first = told[0]
    return Offence(
      message: "\(name) is not class-bound, so that \(first.holder).\(first.property) cannot be weak and keeps "
        + "\(first.coordinator) in a circle; write `protocol \(name.asTypeName): AnyObject` and `\(first.remedy)`",
      location: location, symbols: [name], places: told.circlePlaces, fix: told.protocolFix,
      isConclusive: !lasting.isEmpty)
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

extension [BackReference] {
  /// Changes the protocol once, and every property of it.
  fileprivate var protocolFix: SourceFix? {
    let fixes = compactMap(\.fix)
    guard let first = fixes.first, fixes.count == count else { return nil }
    return SourceFix(
      title: first.title, edits: fixes.flatMap(\.edits).uniqued(on: \.self),
      isSafe: fixes.allSatisfy(\.isSafe) && allSatisfy(\.chain.isLasting))
  }
}
