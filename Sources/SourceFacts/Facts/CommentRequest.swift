/// A comment that asks something of this tool: `// coordinator-graph:…`.
package struct CommentRequest: Sendable, Equatable {
  /// Where the tool's name stands in the file.
  package let offset: UInt32
  /// What follows the name and its colon, up to the end of the comment's line.
  package let text: String
  /// The code that the comment stands beside or above; empty where none follows.
  package let code: SourceRange?
}
