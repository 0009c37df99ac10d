import GraphModel

/// Something to say about a part of a picture.
package struct Remark: Hashable, Sendable {
  /// Its severity, the most severe first.
  package enum Gravity: String, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  package let gravity: Gravity
  package let text: String
  /// Where the reader finds what it is about.
  package let location: SourceLocation
  /// What it is about: ids of nodes, and other names, which are not looked for.
  package let subjects: [String]

  package init(gravity: Gravity, text: String, location: SourceLocation, subjects: [String]) {
    self.gravity = gravity
    self.text = text
    self.location = location
    self.subjects = subjects
  }

  /// "2 errors, 1 note", the most severe first.
  static func counts(of remarks: [Remark]) -> String {
    Gravity.allCases.compactMap { gravity in
      let count = remarks.count { $0.gravity == gravity }
      return count == 0 ? nil : DisplayName.count(count, gravity.rawValue)
    }.joined(separator: ", ")
  }
}
