import GraphModel
import GraphRules
import SourceFacts

/// A comment that asks to ignore offences: `// coordinator-graph:ignore[:rule-id] - reason`.
struct IgnoreComment: Codable, Sendable, Equatable {
  enum Request: Codable, Sendable, Equatable {
    case allRules
    case rule(String)
    /// What cannot be meant, as written.
    case unclear(String)
  }

  let location: GraphModel.SourceLocation
  let request: Request
  /// The lines that it is about; nil where no code follows.
  let lines: ClosedRange<Int>?

  init(location: GraphModel.SourceLocation, request: Request, lines: ClosedRange<Int>?) {
    self.location = location
    self.request = request
    self.lines = lines
  }

  /// Nil for a comment that asks for something else than to ignore.
  init?(_ comment: CommentRequest, in text: SourceText, file: String) {
    guard let request = Request(comment.text) else { return nil }
    let (line, column) = text.position(of: comment.offset)
    self.init(
      location: SourceLocation(file: file, line: line, column: column), request: request,
      lines: comment.code.map { text.position(of: $0.start).line...text.position(of: $0.end).line })
  }

  /// Whether an offence is what it asks to ignore.
  func covers(_ finding: Finding) -> Bool {
    guard finding.location.file == location.file, lines?.contains(finding.location.line) == true else { return false }
    return request == .allRules || request == .rule(finding.rule)
  }
}

extension IgnoreComment.Request {
  private static let verb = "ignore"

  /// Reads what follows the tool's name; nil where not even a slip of the pen makes it a request to ignore.
  init?(_ text: String) {
    let word = text.prefix { $0 != " " && $0 != "\t" }
    let verb = word.prefix { $0 != ":" }
    let rest = word.dropFirst(verb.count)
    if verb == Self.verb, rest.isEmpty {
      self = .allRules
    } else if verb == Self.verb, rest.count > 1 {
      self = .rule(String(rest.dropFirst()))
    } else if verb.hasPrefix(Self.verb) || editDistance(String(verb.prefix(20)), Self.verb) <= 2 {
      self = .unclear(String(word))
    } else {
      return nil
    }
  }
}
