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
      exception: """
        Values conform to the protocol, too, and none of them is kept by what it tells. Where the circle is cut when the flow \
        ends, or the coordinator lives as long as the app, it is told as information.
        """,
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
    let told = references.worst
    let first = told[0]
    return Offence(
      message: "\(name) is not class-bound, so that \(first.holder).\(first.property) cannot be weak and keeps "
        + "\(first.coordinator) in a circle\(first.chain.end.clause); write `protocol \(name.asTypeName): AnyObject` and `\(first.remedy)`",
      location: location, symbols: [name], places: told.circlePlaces, fix: told.protocolFix,
      isConclusive: first.chain.isLasting, isHarmless: first.chain.end != .never)
  }

  private static let badExample = example(refined: "", modifier: "")

  private static let goodExample = example(refined: ": AnyObject", modifier: "weak ")

  private static func example(refined: String, modifier: String) -> String {
    .app(
      visiting: """
        protocol CartViewModelDelegate\(refined) { func cartDidAskForHelp() }

        final class CartViewModel {
          \(modifier)var delegate: CartViewModelDelegate?
          func helpTapped() { delegate?.cartDidAskForHelp() }
        }

        final class CartCoordinator: Coordinator, CartViewModelDelegate {
          private let viewModel = CartViewModel()
          private let navigationController = UINavigationController()

          func start() { viewModel.delegate = self }

          func cartDidAskForHelp() { navigationController.popToRootViewController(animated: true) }
        }
        """)
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
