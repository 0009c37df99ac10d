import GraphModel

/// What became of something, as every output marks it: readable without colour.
package enum ChangeSign: String, Sendable, CaseIterable {
  case added = "+"
  case removed = "−"
  case changed = "~"

  init<Value>(_ change: Change<Value>) {
    switch change {
    case .added: self = .added
    case .removed: self = .removed
    case .changed: self = .changed
    }
  }

  var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  var tone: Tone {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }

  var tint: Tone {
    switch self {
    case .added: .addedTint
    case .removed: .removedTint
    case .changed: .changedTint
    }
  }

  /// The line of an arrow.
  var line: String { self == .removed ? "dashed" : "solid" }
}
