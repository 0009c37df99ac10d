import GraphRules

extension RuleGuide {
  /// What people should know about the rule, in Markdown: what it finds, why that is wrong, and an example of each.
  public var page: String {
    let profile = profile
    let severity = profile.severity.rawValue + (profile.isOnByDefault ? "" : ", off by default")
    return """
      ## \(profile.id)

      \(profile.summary) (\(severity))

      \(profile.why)

      **How it shows.** \(profile.visible)

      **When to ignore it.** \(profile.exception)

      Source: \(profile.source).

      """ + Self.example("Wrong", profile.badExample) + Self.example("Right", profile.goodExample)
  }

  private static func example(_ heading: String, _ source: String) -> String {
    source.isEmpty ? "" : "\n\(heading):\n\n```swift\n\(source)\n```\n"
  }

  /// The page of all rules, `docs/rules.md`.
  public static let allPages: String = {
    let rows = all.map { rule in
      let severity = rule.severity?.rawValue ?? "off"
      return "| [\(rule.id)](#\(rule.id)) | \(severity) | \(rule.summary) |\n"
    }
    let heading = """
      # Rules

      What `coordinator-graph check` finds. This page is written from the rules themselves; `check --explain <rule>` prints the part of one.
      The severity of a finding can be changed in `.coordinator-graph.yml` under `rules`; a rule that is off by default runs once it stands there.

      | rule | severity | finds |
      |---|---|---|

      """
    return heading + rows.joined() + all.map { "\n" + $0.page }.joined()
  }()

  /// The rules with their severity under the given options, one a line.
  public static func list(under options: CheckOptions) -> String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { rule in
      let severity = options.severity(of: rule.profile)?.rawValue ?? "off"
      let columns = [rule.id.padded(to: width), severity.padded(to: "warning".count), rule.summary]
      return columns.joined(separator: "  ") + "\n"
    }.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
