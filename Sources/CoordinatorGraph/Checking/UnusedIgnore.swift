import GraphModel
import GraphRules

/// Finds comments that ask to ignore an offence that is not there.
///
/// It is no ``Rule``, because it looks at what all rules found.
struct UnusedIgnore: Sendable {
  static let profile = RuleProfile(
    id: "unused-ignore",
    summary: "A comment asks to ignore an offence that is not there.",
    why: """
      A comment that silences nothing has outlived what it was written for, or names its rule wrongly. Left in place it would \
      hide the next offence on that line, one that nobody has looked at.
      """,
    visible: "Nothing shows at run time.",
    exception: "The rule finds something in another configuration of the project, which is not read here.",
    source: "the rule superfluous_disable_command of SwiftLint, which made such comments an offence",
    badExample: """
      protocol Coordinator: AnyObject {
        func start()
      }

      final class AppCoordinator: Coordinator {
        // coordinator-graph:ignore:child-never-removed - the cart lives as long as the app
        func start() {}
      }
      """,
    goodExample: """
      protocol Coordinator: AnyObject {
        func start()
      }

      final class AppCoordinator: Coordinator {
        func start() {}
      }
      """,
    severity: .warning)

  /// The rules that ran: what others would have found is not known.
  let rulesThatRan: Set<String>

  /// The offences of comments that silenced nothing.
  func offences(of unused: [IgnoreComment]) -> [Offence] {
    unused.compactMap { comment in
      problem(of: comment.request).map { problem in
        Offence(message: problem.message, location: comment.location, symbols: [problem.symbol], places: [])
      }
    }
  }

  /// Nil where it cannot be told whether the comment is of use.
  private func problem(of request: IgnoreComment.Request) -> (symbol: String, message: String)? {
    switch request {
    case .allRules:
      return ("*", "no rule finds anything here; delete the comment")
    case .rule(let id):
      do throws(UnknownRule) {
        _ = try RuleGuide(ruleNamed: id)
      } catch {
        return (id, error.description)
      }
      return rulesThatRan.contains(id) ? (id, "\(id) finds nothing here; delete the comment") : nil
    case .unclear(let word):
      return (word, "'\(word)' is not understood; write 'ignore', or 'ignore:' with the id of a rule")
    }
  }
}
