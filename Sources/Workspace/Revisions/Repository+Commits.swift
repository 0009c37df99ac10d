extension Repository {
  /// The commit that a revision names.
  ///
  /// - Parameter revision: as a person writes it: a branch, a tag, `HEAD~2`, part of an object's name.
  package func commit(_ revision: String) async throws -> ObjectID {
    guard let first = revision.utf8.first else { throw InputError(path: "''", message: "no revision") }
    if first == UInt8(ascii: "-") { throw InputError(path: revision, message: "no revision begins with '-'") }
    if first == UInt8(ascii: "^") { throw InputError(path: revision, message: "no revision begins with '^'") }
    // `:/text` finds commits alone, and would take the ending for a part of the text.
    let answer = try await parse(revision.hasPrefix(":/") ? revision : revision + "^{commit}")
    if answer.messages.contains("is ambiguous") {
      throw InputError(
        path: revision, message: "ambiguous: it names more than one object or reference; write it in full")
    }
    guard answer.isSuccess, let commit = ObjectID(answer.line) else { throw try await absence(of: revision) }
    return commit
  }

  /// The newest commit that the histories of two commits share.
  package func mergeBase(of left: ObjectID, and right: ObjectID, named name: String) async throws -> ObjectID {
    let answer = try await git.run(["merge-base", left.string, right.string])
    guard answer.isSuccess, let base = ObjectID(answer.line) else {
      if isShallow { throw try await shallow(name, "their merge base is not") }
      throw InputError(path: name, message: "the two have no common history, so there is no merge base")
    }
    if isShallow, try await reachesEnd(from: [left, right], to: base) {
      throw try await shallow(name, "their merge base may not be")
    }
    return base
  }

  /// Whether the cut of a shallow clone lies between the commits and the base: a newer base may then lie behind the cut.
  private func reachesEnd(from commits: [ObjectID], to base: ObjectID) async throws -> Bool {
    let between = try await git.run(["rev-list", "--max-parents=0"] + commits.map(\.string) + ["--not", base.string])
    return !between.isSuccess || !between.output.isEmpty
  }

  private func parse(_ expression: String) async throws -> Git.Answer {
    try await git.run(["rev-parse", "--verify", "--end-of-options", expression])
  }
}

extension Repository {
  /// Says why no commit was found under a name.
  private func absence(of revision: String) async throws -> InputError {
    let named = try await parse(revision)
    if named.messages.contains("is ambiguous") {
      return InputError(path: revision, message: "ambiguous: several objects begin like this; write more of it")
    }
    if named.isSuccess, let object = ObjectID(named.line) {
      let kind = try await git.run(["cat-file", "-t", object.string])
      if kind.isSuccess { return InputError(path: revision, message: "names a \(kind.line) and no commit") }
    }
    if try await parse("refs/remotes/origin/\(revision)^{commit}").isSuccess {
      return InputError(path: revision, message: "no such revision; did you mean 'origin/\(revision)'?")
    }
    if isShallow { return try await shallow(revision, "it is not") }
    return InputError(path: revision, message: "no such revision in this repository")
  }

  /// Says that history is missing, how much is there, and how to get the rest.
  private func shallow(_ name: String, _ what: String) async throws -> InputError {
    let count = try await git.run(["rev-list", "--count", "--first-parent", "HEAD"])
    let depth = count.isSuccess ? ", fetched to a depth of \(count.line)" : ""
    return InputError(
      path: name,
      message: "\(what) in this clone, which is shallow\(depth): fetch more history first, with "
        + "`git fetch --unshallow`, `fetch-depth: 0` in actions/checkout or `GIT_DEPTH: 0` in GitLab")
  }
}
