/// One commit as a history lists it.
package struct Commit: Hashable, Sendable {
  package let object: ObjectID
  /// The first parent; nil for the first commit of all.
  package let parent: ObjectID?
  /// The day it was committed, as `2026-01-31`.
  package let day: String
  /// The first line of its message.
  package let subject: String
}

extension Repository {
  /// The commits of a range that touch what is read, newest first.
  ///
  /// - Parameters:
  ///   - range: as a person writes it: `a..b`, or a revision for all that it can reach.
  ///   - followsMerges: whether merges count and what they merged does not; otherwise it is the other way round.
  ///   - limit: how many at most; nil for all.
  package func history(of range: String, followsMerges: Bool = false, limit: Int? = nil) async throws -> [Commit] {
    if range.utf8.first == UInt8(ascii: "-") { throw InputError(path: range, message: "no revision begins with '-'") }
    let selection =
      (followsMerges ? ["--first-parent", "-m"] : ["--no-merges"]) + (limit.map { ["--max-count=\($0)"] } ?? [])
    let answer = try await git.run(
      ["log", "--full-history", "--format=%H|%P|%cs|%s"] + selection + ["--end-of-options", range, "--"]
        + Self.readPaths)
    guard answer.isSuccess else { throw answer.failure(of: range) }
    return answer.line.split(separator: "\n").compactMap { Commit($0) }
  }

  /// The files whose change may change a graph.
  private static let readPaths = ["*.swift", "*.pbxproj", "*.podspec", "project.yml", "BUILD", "*.bazel"].map {
    ":(top,glob)**/\($0)"
  }
}

extension Commit {
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, let object = ObjectID(fields[0]) else { return nil }
    self.init(
      object: object, parent: fields[1].split(separator: " ").first.flatMap { ObjectID($0) }, day: String(fields[2]),
      subject: String(fields[3]))
  }
}
