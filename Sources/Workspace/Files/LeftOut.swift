/// A file or folder below the scanned root that a scan does not read, and why.
package struct LeftOut: Hashable, Sendable {
  /// Relative to the scanned root.
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Codable, Sendable {
    /// A pattern of the configuration says so.
    case pattern(String)
    /// A hidden folder, or one in which package managers and builds put code that is not the app's own.
    case foreign
    /// Code is generated from it.
    case template
    /// Tests, mocks or previews, by the name, or by what the file imports.
    case testCode
    /// Only targets of tests compile it.
    case testTarget
    /// A project lists what it compiles, and this is not among it.
    case noTarget
    /// Other targets than those that were chosen compile it.
    case otherTarget
  }

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension LeftOut.Reason {
  /// What a reader is told.
  package var words: String { "left out: " + cause }

  /// Why, in words that follow a colon.
  package var cause: String {
    switch self {
    case .pattern(let pattern): "the pattern '\(pattern)' under exclude covers it"
    case .foreign: "not the app's own code"
    case .template: "a template that code is generated from"
    case .testCode: "test code"
    case .testTarget: "only test targets compile it"
    case .noTarget: "no target compiles it"
    case .otherTarget: "only other targets compile it"
    }
  }
}
