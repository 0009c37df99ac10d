/// A file or folder below the scanned root that a scan does not read, and why.
package struct LeftOut: Hashable, Sendable {
  /// Relative to the scanned root.
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// Its name or place says that it is no code of the app, or the configuration does.
    case excluded
    /// A file of tests or mocks, by its name or what it imports.
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
  package var words: String {
    switch self {
    case .excluded: "left out"
    case .testCode: "left out: test code"
    case .testTarget: "left out: only test targets compile it"
    case .noTarget: "left out: no target compiles it"
    case .otherTarget: "left out: only other targets compile it"
    }
  }
}
