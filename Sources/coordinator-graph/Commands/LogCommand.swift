import ArgumentParser
import CoordinatorGraph

/// Lists the commits that changed the flow.
struct LogCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Lists the commits that changed the flow, newest first.",
    discussion: """
      <revisions> is a range a..b, or a revision for all that it can reach. Each commit is compared with its first parent, and \
      told in a sentence; merges are left out, unless --first-parent tells them instead of what they merged. Nothing is checked \
      out.

      All commits are read under the configuration of the working directory. With --state a run that was stopped goes on where \
      it was, and a later one reads only what is new.
      """)

  @Argument(help: "A range or a revision.")
  var revisions = "HEAD"

  @Option(
    help: ArgumentHelp("Tell only what became of a coordinator or screen, under all its names.", valueName: "type"))
  var follow: String?

  @Option(
    name: [.customShort("p"), .customLong("path")],
    help: "A file or folder to read; may be repeated. Without it, the working directory.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Tell merges, and not what they merged.")
  var firstParent = false

  @Option(help: "Read at most so many commits that touch Swift.")
  var limit: Int?

  @Flag(help: "Write one JSON object a line, with all changes of the commit.")
  var json = false

  @Option(help: "A file that remembers what was found.", completion: .file())
  var state: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must leave a commit: 1 or more") }
  }

  func perform() throws {
    let settings = try Settings(file: common.config)
    var options = settings.scan
    if !paths.isEmpty { options.paths = paths }
    common.settle(&options)
    let cache = common.cache(for: options.paths, settings)
    defer { cache.save(common.console) }
    let file = state.map { AppendedFile(path: $0) }
    let known = HistoryState(options: options, lines: try file?.contents() ?? [])
    var follower = follow.map { TypeFollower($0) }
    var isSilent = true
    let count = try history(
      of: HistoryRange(revisions, followsMerges: firstParent, limit: limit), options: options, state: known,
      cache: cache.facts,
      learned: { try file?.append($0) },
      found: { entry in
        guard let told = follower == nil ? entry : follower?.follow(entry) else { return }
        isSilent = false
        try Output(path: nil).write(json ? told.jsonLine() : text(of: told))
      })
    if isSilent { common.console.summary(Self.silence(after: count, about: follow)) }
  }

  /// Why there is nothing to see.
  private static func silence(after count: Int, about type: String?) -> String {
    let subject = type.map { "the flow of \($0)" } ?? "the flow"
    return switch count {
    case 0: "no commit of this range touches Swift"
    case 1: "the commit that touches Swift did not change \(subject)"
    default: "none of \(count) commits that touch Swift changed \(subject)"
    }
  }

  private func text(of entry: HistoryEntry) -> String {
    let head = "\(entry.commit.prefix(10))  \(entry.day)  \(entry.subject)"
    let lines = follow == nil ? [entry.summary] : entry.changes.map(\.text)
    return "\(head.printable)\n" + lines.map { "    \($0.printable)\n" }.joined()
  }
}
