import ArgumentParser
import CoordinatorGraph

/// What part of the app an output shows, for all commands that write one.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show this and what is around it; may be repeated. Names may have * and ?, here and below.", valueName: "name"))
  var focus: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many steps around --focus, or without it from where the app begins; around a focus 1 by default.",
      valueName: "number"))
  var depth: Int?

  @Option(help: ArgumentHelp("Show all ways to this; may be repeated.", valueName: "name"))
  var reaches: [String] = []

  @Option(help: ArgumentHelp("Show the shortest ways from this to what --to names.", valueName: "name"))
  var from: String?

  @Option(help: ArgumentHelp("Where the ways from --from lead.", valueName: "name"))
  var to: String?

  @Option(help: ArgumentHelp("Let this stand for all that only it leads to; may be repeated.", valueName: "name"))
  var collapse: [String] = []

  @Option(help: ArgumentHelp("Leave this out; may be repeated.", valueName: "name"))
  var hide: [String] = []

  @Option(
    help: ArgumentHelp("Show nothing but screens, or nothing but coordinators.", valueName: "screens|coordinators"))
  var only: GraphSelection.Only?

  @Option(
    help: ArgumentHelp("A view of the configuration; the other options go before what it says.", valueName: "name"))
  var viewName: String?

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("--depth is a number of steps: 0 or more") }
    if viewName == nil, (from == nil) != (to == nil) { throw ValidationError("--from and --to need each other") }
  }

  /// The view of the configuration that is asked for; nil where none is.
  func namedView(_ settings: Settings) throws -> NamedView? {
    guard let viewName else { return nil }
    if let view = settings.views[viewName] { return view }
    let known = settings.views.keys.sorted().joined(separator: ", ")
    throw ValidationError(
      "the configuration has no view '\(viewName.printable)'"
        + (known.isEmpty ? "" : "; its views are \(known.printable)"))
  }

  /// What the view of the configuration says, and the arguments over it.
  func selection(_ settings: Settings) throws -> GraphSelection {
    var selection = try namedView(settings)?.selection ?? GraphSelection()
    if !focus.isEmpty { selection.focus = focus }
    selection.depth = depth ?? selection.depth
    if !reaches.isEmpty { selection.reaches = reaches }
    selection.from = from ?? selection.from
    selection.to = to ?? selection.to
    if !collapse.isEmpty { selection.collapsed = collapse }
    if !hide.isEmpty { selection.hidden = hide }
    selection.only = only ?? selection.only
    if (selection.from == nil) != (selection.to == nil) { throw ValidationError("--from and --to need each other") }
    return selection
  }
}

extension GraphSelection.Only: ExpressibleByArgument {}
