/// A git repository, found from a folder in it.
package struct Repository: Sendable {
  package let git: Git
  /// The top of the working tree; where there is none, the repository's own folder, as if its files stood there.
  package let root: AbsolutePath
  package let hasWorkingTree: Bool
  /// Whether the clone's history was cut off.
  package let isShallow: Bool

  /// Finds the repository that a folder lies in.
  package init(at folder: String) async throws {
    git = Git(in: folder)
    let answer = try await git.run([
      "rev-parse", "--is-inside-work-tree", "--is-shallow-repository", "--show-cdup", "--absolute-git-dir",
    ])
    // The way up is only told inside of a working tree; the repository's folder comes last, because it may hold line feeds.
    let lines = answer.line.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard answer.isSuccess, lines.count == 3 else { throw Self.absence(of: answer, in: folder) }
    hasWorkingTree = lines[0] == "true"
    isShallow = lines[1] == "true"
    let top = hasWorkingTree ? folder + "/" + lines[2].prefix { $0 != "\n" } : String(lines[2])
    do { root = try AbsolutePath(resolving: top) } catch { throw InputError(path: top, message: error.reason) }
  }

  private static func absence(of answer: Git.Answer, in folder: String) -> InputError {
    if answer.messages.contains("not a git repository") {
      return InputError(path: folder, message: "not inside a git repository, so it has no revisions")
    }
    return answer.failure(of: folder)
  }
}

extension Git.Answer {
  /// Git's own reason where this tool has no better words.
  func failure(of subject: String) -> InputError {
    let line = messages.split(separator: "\n").first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
    let reason = line.map { $0.dropFirst("fatal: ".count) }.map(String.init) ?? "git could not answer"
    return InputError(path: subject, message: reason)
  }
}
