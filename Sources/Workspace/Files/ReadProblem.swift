import GraphModel

/// What kept a file from being read as it stands.
package struct ReadProblem: Hashable, Codable, Sendable {
  /// Relative to the scanned root.
  package let path: String
  package let kind: Kind

  package enum Kind: Hashable, Codable, Sendable {
    /// The system refused; the run's answer may lack what the file says.
    case unreadable(reason: String)
    /// Longer than any source that a person or a generator writes; skipped.
    case tooLarge(limit: Int)
    /// Read with U+FFFD for each invalid sequence.
    case notUTF8(line: Int)
    /// Read with a space for each NUL.
    case containsNUL(line: Int)
    /// Read without the brackets that are too deep for the parser.
    case nestsTooDeeply(line: Int)
    /// Read without the conditional compilation that is too deep for the parser.
    case hasDeepDirectives(line: Int)
    /// Read without what follows more words than the parser gets through.
    case lacksKeywords(line: Int)
    /// Read up to there: too much of it had to be left out.
    case breaksOff(line: Int)
    /// Read without what is no Swift.
    case doesNotParse(line: Int)
    /// Not read when the time for reading was over.
    case tookTooLong
    /// Not begun by then, with so many other files.
    case notReached(others: Int)
    /// Named like an Xcode project's file, and none.
    case isNoProject
  }

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Whether something that belongs to the app could not be read at all for a reason that lies in the machine or the time given.
  package var isUnreadable: Bool {
    switch kind {
    case .unreadable, .tookTooLong, .notReached: true
    case .tooLarge, .notUTF8, .containsNUL, .nestsTooDeeply, .hasDeepDirectives, .lacksKeywords, .breaksOff,
      .doesNotParse, .isNoProject:
      false
    }
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, message: message, location: SourceLocation(file: path, line: line, column: 1))
  }

  private var line: Int {
    switch kind {
    case .notUTF8(let line), .containsNUL(let line), .nestsTooDeeply(let line), .hasDeepDirectives(let line),
      .lacksKeywords(let line), .breaksOff(let line), .doesNotParse(let line):
      line
    case .unreadable, .tooLarge, .isNoProject, .tookTooLong, .notReached: 1
    }
  }

  private var message: String {
    switch kind {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .tookTooLong: "not read within the time limit; --time-limit gives more, 'exclude' leaves it out"
    case .notReached(let others):
      "not read within the time limit" + (others > 0 ? ", nor were \(others) other files" : "")
    case .tooLarge(let limit): "skipped: larger than \(limit / 1_000_000) MB"
    case .notUTF8: "not UTF-8; what is invalid was replaced"
    case .nestsTooDeeply: "brackets nest too deeply; the inner ones were not read"
    case .hasDeepDirectives: "#if nests too deeply; the inner ones were not read"
    case .lacksKeywords: "five hundred words without a keyword; what follows them was not read"
    case .breaksOff: "too much had to be left out of the file; the rest of it was not read"
    case .doesNotParse: "does not parse here; the rest of the file was read"
    case .isNoProject: "no Xcode project, or one with conflicts; which targets compile what is not known"
    case .containsNUL: "contains NUL bytes; they were read as spaces"
    }
  }
}
