import Collections
import GraphModel

/// What was not followed or cut short, and models that matched nothing.
struct DiagnosticFinder: GraphPart {
  let graph: GraphBuilder

  /// Calls that led nowhere, however they were reached: one that is followed for some receivers is no loss.
  var unfollowed: [(Unresolved, Site)] {
    guard !log.unresolved.isEmpty else { return [] }
    var followed: Set<Site> = []
    for id in log.reached {
      for call in interpreter.solver.activations[id].calls { if let site = call.site { followed.insert(site) } }
    }
    return log.unresolved.elements.compactMap {
      followed.contains($0.value) && !$0.key.isAssumption ? nil : ($0.key, $0.value)
    }
  }

  func diagnostics(_ idleModels: [String]) -> [Diagnostic] {
    cutShort + abstracted + roles.unmatchedNames.map(Self.unmatched) + idleModels.map(Self.idle)
      + program.librarySources.map { Diagnostic(severity: .note, message: $0.note, location: nil) }
      + unfollowed.map { unresolved, site in
        Diagnostic(severity: .note, message: unresolved.text, location: graph.location(site))
      }
  }

  private var cutShort: [Diagnostic] {
    guard let end = interpreter.solver.budget.end else { return [] }
    let body = interpreter.runCost.costliestBody()
    let limit = end == .time ? " by the time limit" : ""
    let reason = body.map { "; most of it was spent on \($0.name)" } ?? ""
    return [
      Diagnostic(
        severity: .warning, message: "the analysis was cut short\(limit): edges may be missing\(reason)",
        location: body.map { graph.location($0.site) })
    ]
  }

  private var abstracted: [Diagnostic] {
    interpreter.machine.abstracted.sorted().map { type in
      Diagnostic(
        severity: .warning,
        message:
          "the code of '\(program[type].name)' was not followed, as it took too many steps: what it is handed to call counts as called with unknown values, and other edges of it may be missing",
        location: graph.location(of: type))
    }
  }

  private static func idle(_ model: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, message: "the model '\(model)' does nothing: no file imports its modules or names its types",
      location: nil)
  }

  private static func unmatched(_ name: String) -> Diagnostic {
    Diagnostic(severity: .warning, message: "no type is called '\(name)', as 'coordinators' says", location: nil)
  }
}
