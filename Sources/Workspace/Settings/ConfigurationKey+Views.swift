import GraphModel
import Yams

extension ConfigurationKey {
  static let views = ConfigurationKey(
    name: "views",
    explanation: [
      "Parts of the app that have a name, for --view-name: focus, depth, reaches, from, to, collapse, hide and only as on the",
      "command line, and how render shows it: view (cards or flow) and delegates.",
    ],
    example: ["views:", "  checkout: { focus: CheckoutCoordinator, depth: 2, hide: [\"Debug*\"], view: flow }"]
  ) { value, configuration throws(InputError) in
    configuration.views = []
    for (name, value) in try value.entries() { configuration.views.append(try .init(name.text, value)) }
  }
}

extension Configuration.NamedView {
  private static let keys = [
    "focus", "depth", "reaches", "from", "to", "collapse", "hide", "only", "view", "delegates",
  ]

  fileprivate init(_ name: String, _ value: ConfigurationValue) throws(InputError) {
    self.name = name
    for (key, entry) in try value.entries() {
      switch key.text {
      case "focus": selection.focus = try entry.oneOrMore()
      case "depth": selection.depth = try entry.count()
      case "reaches": selection.reaches = try entry.oneOrMore()
      case "from": selection.from = try entry.text()
      case "to": selection.to = try entry.text()
      case "collapse": selection.collapsed = try entry.oneOrMore()
      case "hide": selection.hidden = try entry.oneOrMore()
      case "only":
        guard let only = GraphSelection.Only(rawValue: try entry.text()) else {
          throw entry.error("'\(entry.key)' is screens or coordinators")
        }
        selection.only = only
      case "view": view = try entry.placedText()
      case "delegates": showsDelegates = try entry.flag()
      default:
        let known = Self.keys.joined(separator: ", ")
        throw value.error("unknown key '\(key.text)' of a view; the keys are \(known)", at: key.place)
      }
    }
    if (selection.from == nil) != (selection.to == nil) {
      throw value.error("a view has both 'from' and 'to', or none")
    }
  }
}

extension ConfigurationValue {
  fileprivate func oneOrMore() throws(InputError) -> [String] {
    isList ? try texts() : [try text()]
  }
}
