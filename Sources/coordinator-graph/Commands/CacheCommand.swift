import ArgumentParser
import CoordinatorGraph
import Foundation

/// Tells what runs left for the next ones, or takes it away.
struct CacheCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Tells what runs left for the next ones, or takes it away.",
    discussion: """
      A run leaves the source of the files that it read, and what it found in each of them, in one file a repository, so that \
      the next run parses only what was changed. 'info' prints the folder, and the size, the number of texts and the place of \
      each repository; 'clear' removes all of these files, which may be done at any time.
      """)

  enum Action: String, ExpressibleByArgument, CaseIterable {
    case info, clear
  }

  @Argument(help: "What to do.")
  var action = Action.info

  @Option(
    help: ArgumentHelp("The folder; by default the user's cache folder.", valueName: "folder"), completion: .directory)
  var cachePath: String?

  @Flag(name: .shortAndLong, help: "Say nothing but the result and errors.")
  var quiet = false

  func perform() throws {
    guard let folder = cachePath.map({ CacheFolder(path: $0) }) ?? CacheFolder() else {
      throw ValidationError("there is no cache folder without a home: --cache-path names one")
    }
    switch action {
    case .info: try Output(path: nil).write(info(of: folder))
    case .clear: try clear(folder)
    }
  }

  private func info(of folder: CacheFolder) -> String {
    let lines = folder.packs().map { pack in
      let content = pack.content()
      let texts = content.map { counted($0.textCount, "text") } ?? "of another version"
      return "\(mebibytes(pack.size))  \(texts)  \(content?.subject ?? pack.path.lastName)"
    }
    return ([folder.path] + lines).map { $0.printable + "\n" }.joined()
  }

  private func mebibytes(_ size: Int) -> String {
    let tenths = (size * 10 + 524_288) / 1_048_576
    return "\(tenths / 10).\(tenths % 10) MiB"
  }

  private func clear(_ folder: CacheFolder) throws {
    let packs = folder.packs()
    for pack in packs {
      guard unlink(pack.path) == 0 || errno == ENOENT else {
        throw WriteError(path: pack.path, reason: Descriptor.reason())
      }
    }
    let repositories = counted(packs.count, "repository", plural: "repositories")
    Console(level: quiet ? .quiet : .normal, hasColors: false).summary("took away what was kept of \(repositories)")
  }
}
