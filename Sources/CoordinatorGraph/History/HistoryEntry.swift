import Diagrams
import GraphModel
import Workspace

/// A commit that changed the flow.
public struct HistoryEntry: Codable, Equatable, Sendable {
  /// The commit's id.
  public let commit: String
  /// The day it was committed, as `2026-01-31`.
  public let day: String
  /// The first line of its message.
  public let subject: String
  /// What it means for users of the app, in one sentence.
  public let summary: String
  /// Everything that changed, in the order in which a comparison tells it.
  public let changes: [Change]

  /// One change in words.
  public struct Change: Codable, Equatable, Sendable {
    /// `added`, `removed` or `changed`.
    public let sign: String
    /// The change in a sentence.
    public let text: String
    /// Where the source says so, as `path:line`; nil where that is not known.
    public let place: String?
    /// The ids of the types it is about.
    public let subjects: [String]
    /// The old and the new id of a type that goes by a new name.
    public let rename: [String]?
  }

  /// Nil where the comparison has nothing to tell.
  init?(_ commit: Commit, _ comparison: Comparison) {
    if comparison.isEmpty { return nil }
    self.commit = commit.object.string
    day = commit.day
    subject = commit.subject
    let told = ToldChange.all(of: comparison)
    summary = told.sentence
    changes = told.changes.map { change in
      Change(
        sign: change.sign, text: change.text, place: change.location.map { "\($0.file):\($0.line)" },
        subjects: change.subjects, rename: change.rename)
    }
  }

  private init(_ other: HistoryEntry, changes: [Change]) {
    (commit, day, subject, summary) = (other.commit, other.day, other.subject, other.summary)
    self.changes = changes
  }

  /// The entry as JSON in one line.
  public func jsonLine() throws -> String { try JSONText.line(self) }

  /// What it says of some types; nil where that is nothing.
  func about(_ names: Set<String>) -> HistoryEntry? {
    let mine = changes.filter { !names.isDisjoint(with: $0.subjects.flatMap(Self.names)) }
    return mine.isEmpty ? nil : HistoryEntry(self, changes: mine)
  }

  /// The id, and what it ends in: people leave out what a type is nested in.
  private static func names(of id: String) -> [String] {
    [id] + id.indices.filter { id[$0] == "." }.map { String(id[id.index(after: $0)...]) }
  }
}

/// Follows a type through a history that is read backwards, under the names that it had.
public struct TypeFollower: Sendable {
  private var names: Set<String>

  /// - Parameter name: an id, or what it ends in.
  public init(_ name: String) {
    names = [name]
  }

  /// What a commit did to the type; nil for nothing.
  public mutating func follow(_ entry: HistoryEntry) -> HistoryEntry? {
    let mine = entry.about(names)
    for case .some(let rename) in mine?.changes.map(\.rename) ?? [] { names.formUnion(rename.prefix(1)) }
    return mine
  }
}
