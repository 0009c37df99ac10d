import SourceFacts

/// A range in one of the program's files.
struct Site: Hashable {
  let file: Int
  let range: SourceRange

  func contains(_ other: Site) -> Bool {
    file == other.file && range.start <= other.range.start && other.range.end <= range.end
  }
}

extension Site: Comparable {
  static func < (left: Site, right: Site) -> Bool {
    (left.file, left.range.start, left.range.end) < (right.file, right.range.start, right.range.end)
  }
}
