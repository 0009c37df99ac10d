import Yams

/// The keys that are about `check`.
extension ConfigurationKey {
  static let checking: [ConfigurationKey] = [rules, maxChildren, maxDepth, forbiddenEdges, checkExclude, baseline]

  private static let rules = ConfigurationKey(
    name: "rules",
    explanation: [
      "The severity of what check finds, by rule: off, info, warning or error. docs/rules.md lists the rules; one that is off",
      "by default runs once it stands here.",
    ],
    example: ["rules:", "  too-many-children: warning"]
  ) { value, configuration throws(InputError) in
    configuration.ruleLevels = []
    for (rule, level) in try value.entries() {
      configuration.ruleLevels.append(.init(rule: rule, level: try level.placedText()))
    }
  }

  private static let maxChildren = ConfigurationKey(
    name: "max_children",
    explanation: ["The most children that a coordinator may have, for the rule too-many-children."],
    example: ["max_children: 10"]
  ) { value, configuration throws(InputError) in
    configuration.maxChildren = try value.count()
  }

  private static let maxDepth = ConfigurationKey(
    name: "max_depth",
    explanation: ["The most coordinators on the shortest way from a root, for the rule too-deep."],
    example: ["max_depth: 6"]
  ) { value, configuration throws(InputError) in
    configuration.maxDepth = try value.count()
  }

  private static let forbiddenEdges = ConfigurationKey(
    name: "forbidden_edges",
    explanation: [
      "Edges that the app must not have, for the rule forbidden-edge: * and ? stand for any part of a name; without a kind",
      "(root, child, delegate, screen, flow) all are meant.",
    ],
    example: [
      "forbidden_edges:",
      "  - { from: \"Checkout*\", to: \"Profile*\", kind: child, reason: \"Checkout stands alone\" }",
    ]
  ) { value, configuration throws(InputError) in
    configuration.forbiddenEdges = []
    for element in try value.elements() { configuration.forbiddenEdges.append(try .init(element)) }
  }

  private static let checkExclude = ConfigurationKey(
    name: "check_exclude",
    explanation: ["Files and folders that are read, but in which check reports nothing; patterns as under exclude."],
    example: ["check_exclude:", "  - \"Sources/Legacy/**\""]
  ) { value, configuration throws(InputError) in
    configuration.checkExclude = try value.texts()
  }

  private static let baseline = ConfigurationKey(
    name: "baseline",
    explanation: ["A file of known findings, which check does not report again; check --write-baseline writes it."],
    example: ["baseline: .coordinator-graph-baseline"]
  ) { value, configuration throws(InputError) in
    configuration.baseline = try value.text()
  }
}

extension Configuration.ForbiddenEdge {
  private static let keys = ["from", "to", "kind", "reason"]

  fileprivate init(_ value: ConfigurationValue) throws(InputError) {
    var entries: [String: ConfigurationValue] = [:]
    for (key, entry) in try value.entries() {
      guard Self.keys.contains(key.text) else {
        let known = Self.keys.joined(separator: ", ")
        throw value.error("unknown key '\(key.text)' of a forbidden edge; the keys are \(known)", at: key.place)
      }
      entries[key.text] = entry
    }
    guard let from = entries["from"], let to = entries["to"] else {
      throw value.error("a forbidden edge needs the keys 'from' and 'to'")
    }
    self.from = try from.text()
    self.to = try to.text()
    kind = try entries["kind"]?.placedText()
    reason = try entries["reason"]?.text()
  }
}
