import GraphModel
import Yams

/// One key of the configuration: how it is read, and what the commented file of `init` says about it.
///
/// A new setting is one more entry in ``all``.
struct ConfigurationKey: Sendable {
  let name: String
  /// Lines of the commented file: what the key does.
  let explanation: [String]
  /// Lines of the commented file: the key with a value, as it would stand there.
  let example: [String]
  let read: @Sendable (ConfigurationValue, inout Configuration) throws(InputError) -> Void

  static let all: [ConfigurationKey] =
    [coordinators, exclude, includeTests, target, title, linkTemplate, views, models, cache] + checking

  private static let coordinators = ConfigurationKey(
    name: "coordinators",
    explanation: [
      "Types that are coordinators beside those that are found: protocols, base classes or types, by name or with * and ?;",
      "what conforms to them or inherits from them counts too. To take some away: coordinators: { add: [FlowController],",
      "remove: [SyncCoordinator] }. To have these only: coordinators: { only: [FlowController] }",
    ],
    example: ["coordinators:", "  - FlowController"]
  ) { value, configuration throws(InputError) in
    configuration.coordinators = try value.coordinatorNames()
  }

  private static let exclude = ConfigurationKey(
    name: "exclude",
    explanation: [
      "Files and folders to leave out, relative to this file: * and ? within a name, ** across folders.",
      "A pattern without / holds at any depth. Put patterns in quotes: YAML gives a leading * a meaning of its own.",
    ],
    example: ["exclude:", "  - \"Sources/Legacy/**\"", "  - \"*.generated.swift\""]
  ) { value, configuration throws(InputError) in
    configuration.exclude = try value.texts()
  }

  private static let includeTests = ConfigurationKey(
    name: "include_tests",
    explanation: [
      "Also read tests and mocks, told by the names of files and folders or by an import of XCTest, Testing, Quick or Nimble,",
      "and folders of previews.",
    ],
    example: ["include_tests: false"]
  ) { value, configuration throws(InputError) in
    configuration.includesTests = try value.flag()
  }

  private static let target = ConfigurationKey(
    name: "target",
    explanation: [
      "The target, or a list of targets, of the Xcode project whose code is read, with the frameworks that it is built of.",
      "Without it all targets are.",
    ],
    example: ["target: App"]
  ) { value, configuration throws(InputError) in
    configuration.targets = value.isList ? try value.texts() : [try value.text()]
  }

  private static let title = ConfigurationKey(
    name: "title",
    explanation: ["The title of the picture; by default the name of the app's project, package or folder."],
    example: ["title: Bookshelf"]
  ) { value, configuration throws(InputError) in
    configuration.title = try value.text()
  }

  private static let linkTemplate = ConfigurationKey(
    name: "link_template",
    explanation: [
      "Where the names in the picture link to; {path} and {line} stand for the place in the source.",
      "Relative, https, http, vscode and xcode links are allowed.",
    ],
    example: ["link_template: \"https://github.com/OWNER/REPOSITORY/blob/main/{path}#L{line}\""]
  ) { value, configuration throws(InputError) in
    configuration.linkTemplate = try value.text()
  }

  private static let cache = ConfigurationKey(
    name: "cache",
    explanation: ["Whether runs leave what they found and drew for the next, in the user's cache folder."],
    example: ["cache: false"]
  ) { value, configuration throws(InputError) in
    configuration.usesCache = try value.flag()
  }

  private static let models = ConfigurationKey(
    name: "models",
    explanation: [
      "What libraries do that have no source here, beside those that the tool knows: their types, and what their calls",
      "show, keep and call back. docs/models.md lists all that can be said.",
    ],
    example: [
      "models:", "  - name: FlowKit", "    modules: [FlowKit]", "    types:", "      - name: FlowController",
      "        inherits: [UIViewController]", "        role: coordinator", "        calls:", "          - name: open",
      "            does:", "              - { show: first, as: push }",
      "              - { adopt: first, as: children }",
    ]
  ) { value, configuration throws(InputError) in
    configuration.models = try value.trees()
  }
}

extension ConfigurationValue {
  fileprivate func coordinatorNames() throws(InputError) -> CoordinatorNames {
    guard case .mapping = node else { return CoordinatorNames(included: try texts()) }
    var names = CoordinatorNames()
    let entries = try entries()
    for (key, value) in entries {
      switch key.text {
      case "add": names.included = try value.texts()
      case "remove": names.excluded = try value.texts()
      case "only" where entries.count == 1: names = CoordinatorNames(included: try value.texts(), areExclusive: true)
      default: throw error("'coordinators' takes a list, or 'add' and 'remove', or 'only'", at: key.place)
      }
    }
    return names
  }
}
