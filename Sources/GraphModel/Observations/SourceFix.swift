/// A change of the source that makes one thing right.
public struct SourceFix: Hashable, Codable, Sendable {
  /// What it does, as the title of an action.
  public let title: String
  /// In the order of their places; no two overlap.
  public let edits: [SourceEdit]
  /// Whether the app does after it what it did before, but for what was wrong.
  public let isSafe: Bool

  /// Makes a fix.
  public init(title: String, edits: [SourceEdit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// Text that takes the place of other text of one line.
public struct SourceEdit: Hashable, Codable, Sendable {
  /// Where the old text begins.
  public let location: SourceLocation
  /// How many UTF-8 bytes of it go; 0 inserts.
  public let length: Int
  /// The new text.
  public let text: String

  /// Makes an edit.
  public init(location: SourceLocation, length: Int = 0, text: String) {
    self.location = location
    self.length = length
    self.text = text
  }
}
